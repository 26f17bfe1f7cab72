import type { AtlasPath, Move } from '#flows/atlas/data/atlas.ts';
import type { BrowserVisit } from '#flows/atlas/data/coverage.ts';
import type { SeenLine } from './album.ts';

/** The situations reached in the browser, each with the transitions that its path had taken by then. */
export function browserVisitsOf(
  flow: string,
  seen: readonly SeenLine[],
  paths: readonly AtlasPath[],
  moves: readonly Move[],
): BrowserVisit[] {
  const bySentence = new Map(paths.map((path) => [path.sentence, path]));
  const walked = new Map<string, number>();
  return seen
    .filter(({ machine }) => machine === flow)
    .map(({ leaves, path: sentence, step }) => {
      // A path that is walked again begins from its start.
      const steps = step === undefined ? 0 : (walked.get(sentence) ?? 0) + 1;
      walked.set(sentence, steps);
      const taken = bySentence.get(sentence)?.moves.slice(0, steps) ?? [];
      return { leaves, transitions: taken.flatMap((place) => moves[place]?.transitions ?? []) };
    });
}
