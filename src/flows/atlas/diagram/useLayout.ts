import { useEffect, useState } from 'react';
import { type FlowLayout, layout } from '../../drawing/layout.ts';
import type { AtlasFlow } from '../data/atlas.ts';

interface Shown {
  readonly layout: FlowLayout | undefined;
  /** The layout for the current folds is being computed; an earlier one is shown. */
  readonly isArranging: boolean;
}

const keyOf = (folded: Iterable<string>): string => [...folded].toSorted().join(' ');

/**
 * Returns the layout with these states folded. The atlas contains some layouts; the others are computed on demand and
 * cached.
 */
export function useLayout(
  flow: Pick<AtlasFlow, 'title' | 'graph' | 'arranged'>,
  folded: ReadonlySet<string>,
): Shown {
  const [made, setMade] = useState<ReadonlyMap<string, FlowLayout>>(
    () => new Map(flow.arranged.map((each) => [keyOf(each.folded), { ...each.layout, graph: flow.graph }])),
  );
  const [shown, setShown] = useState(() => [...made.values()][0]);
  const wanted = keyOf(folded);
  const known = made.get(wanted);
  if (known && known !== shown) setShown(known);
  useEffect(() => {
    if (known) return;
    let isWanted = true;
    // The layout blocks the main thread, so the press is painted first.
    const timer = window.setTimeout(async () => {
      const next = await layout(flow.graph, {
        title: flow.title,
        collapsed: folded,
        isQuick: true,
      });
      if (isWanted) setMade((before) => new Map(before).set(wanted, next));
    }, 30);
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [flow, folded, known, wanted]);
  return { layout: known ?? shown, isArranging: known === undefined };
}
