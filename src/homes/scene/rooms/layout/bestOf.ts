import { type Ground, Layout } from './layout.ts';

/**
 * Tries each arrangement on an empty floor and returns the one with the highest score. A score of at least `enough`
 * ends the search.
 */
export function bestOf(
  ground: Ground,
  tries: readonly ((layout: Layout) => number)[],
  enough = Number.POSITIVE_INFINITY,
): Layout {
  let best = new Layout(ground);
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const arrange of tries) {
    const layout = new Layout(ground);
    const score = arrange(layout);
    if (score >= enough) return layout;
    if (score > bestScore) [best, bestScore] = [layout, score];
  }
  return best;
}
