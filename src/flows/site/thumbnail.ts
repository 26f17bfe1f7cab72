import { type AtlasFlow, picturesKeyOf } from '../atlas/data/atlas.ts';

/**
 * The picture of a flow in lists: the nearest situation that waits for no call, or else the nearest one. Null without
 * pictures.
 */
export function thumbnailOf({
  graph,
  situations,
  pictures,
}: Pick<AtlasFlow, 'graph' | 'situations' | 'pictures'>): string | null {
  const waiting = new Set(
    graph.states.filter(({ calls, tags }) => calls.length > 0 || tags.includes('busy')).map(({ id }) => id),
  );
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

/** The descendants of a state with a call wait for it too. */
const isWithin = (leaf: string, states: ReadonlySet<string>): boolean =>
  [...states].some((state) => state !== '' && (leaf === state || leaf.startsWith(`${state}.`)));
