import { type AtlasFlow, type Presses, picturesKeyOf } from '#flows/atlas/data/atlas.ts';
import type { SeenLine } from './album.ts';

/**
 * The places on the screens where a flow's moves are made, by the index of the move, as recorded in a browser. What was
 * pressed on one screen is found by name on the other screens, from which no path continued.
 */
export function pressesOf(
  { id, paths, moves, situations }: AtlasFlow,
  seen: readonly SeenLine[],
): Record<number, Presses> {
  const ours = seen.filter(({ machine }) => machine === id);
  const spots = new Map(ours.flatMap(({ leaves, spots }) => (spots ? [[picturesKeyOf(leaves), spots]] : [])));
  const bySentence = new Map(paths.map((path) => [path.sentence, path]));
  const taken = new Map<string, number>();
  /** What is pressed for an event, by the event's text. */
  const pressedFor = new Map<string, string>();
  for (const { path: sentence, step, pressed } of ours) {
    const steps = step === undefined ? 0 : (taken.get(sentence) ?? 0) + 1;
    taken.set(sentence, steps);
    const move = moves[bySentence.get(sentence)?.moves[steps - 1] ?? -1];
    if (move?.kind === 'event' && pressed) pressedFor.set(move.words, pressed);
  }
  const presses: Record<number, Presses> = {};
  for (const [place, { kind, words, from }] of moves.entries()) {
    const name = pressedFor.get(words);
    const shown = spots.get(picturesKeyOf(situations[from]?.leaves ?? []));
    if (kind !== 'event' || name === undefined || !shown) continue;
    const { phone, desk } = { phone: shown.phone?.[name], desk: shown.desk?.[name] };
    if (phone ?? desk) presses[place] = { ...(phone && { phone }), ...(desk && { desk }) };
  }
  return presses;
}
