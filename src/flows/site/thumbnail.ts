import { type AtlasFlow, picturesKeyOf } from '../atlas/data/atlas.ts';
import { isWithin } from '../graph/nesting.ts';

/**
 * The picture of a flow in lists: the nearest situation that waits for no call, or else the nearest one. Null without
 * pictures.
 */
export function thumbnailOf({
  graph,
  situations,
  pictures,
}: Pick<AtlasFlow, 'graph' | 'situations' | 'pictures'>): string | null {
  // The calls of the whole flow are its watchers; the descendants of a state with a call wait for it too.
  const waiting = graph.states
    .filter(({ id, calls, tags }) => id !== '' && (calls.length > 0 || tags.includes('busy')))
    .map(({ id }) => id);
  const near = situations
    .toSorted((one, other) => one.way.length - other.way.length)
    .flatMap(({ leaves }) => {
      const picture = pictures[picturesKeyOf(leaves)];
      return picture
        ? [{ name: picture.name, isSettled: !leaves.some((leaf) => isWithin(leaf, waiting)) }]
        : [];
    });
  return (near.find(({ isSettled }) => isSettled) ?? near[0])?.name ?? null;
}
