import type { Cover } from './cover.ts';
import type { FlowPath } from './path.ts';

/**
 * The shortest path to each state, except states on another of these paths. Together they reach every state that the
 * cover reaches.
 */
export function statePathsOf({ paths }: Cover): FlowPath[] {
  const shortest = new Map<string, FlowPath>();
  for (const path of paths) {
    for (const [index, { leaves }] of placesOf(path).entries()) {
      for (const leaf of leaves) {
        const known = shortest.get(leaf);
        if (!known || known.steps.length > index)
          shortest.set(leaf, { ...path, steps: path.steps.slice(0, index) });
      }
    }
  }
  const seen = new Set<string>();
  return [...shortest]
    .sort(([, a], [, b]) => b.steps.length - a.steps.length)
    .filter(([leaf, path]) => {
      if (seen.has(leaf)) return false;
      for (const { leaves } of placesOf(path)) for (const each of leaves) seen.add(each);
      return true;
    })
    .map(([, path]) => path);
}

const placesOf = ({ first, steps }: FlowPath) => [first, ...steps.map(({ place }) => place)];
