import type { AtlasPath, Move } from '#flows/atlas/data/atlas.ts';
import type { Sighting } from '#flows/atlas/data/reach.ts';
import type { SeenLine } from './album.ts';

/** What stood in the browser, each with what its path had taken to get there. */
export function sightingsOf(
  flow: string,
  seen: readonly SeenLine[],
  paths: readonly AtlasPath[],
  moves: readonly Move[],
): Sighting[] {
  const bySentence = new Map(paths.map((path) => [path.sentence, path]));
  const walked = new Map<string, number>();
  return seen
    .filter(({ machine }) => machine === flow)
    .map(({ leaves, path: sentence, step }) => {
      // A path that is walked a second time begins again.
      const steps = step === undefined ? 0 : (walked.get(sentence) ?? 0) + 1;
      walked.set(sentence, steps);
      const taken = bySentence.get(sentence)?.moves.slice(0, steps) ?? [];
      return { leaves, transitions: taken.flatMap((place) => moves[place]?.transitions ?? []) };
    });
}
