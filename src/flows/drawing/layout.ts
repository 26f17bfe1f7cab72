import ElkConstructor, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { FlowGraph } from '../graph/graph.ts';
import { flowView, type ViewOptions } from '../graph/view.ts';
import { best, COLUMNS, crossedHeaders, HEADER_WIDTHS_PX } from './arrangements.ts';
import { isExpanded } from './boxSizes.ts';
import { type ElkInput, elkGraph } from './elkGraph.ts';
import type { FlowLayout } from './flowLayout.ts';
import { headerPlace } from './headers.ts';
import { isReadableOnA4, isUnreadableOnA4 } from './paper.ts';
import type { Place, Point } from './places.ts';

export type { FlowLayout, PlacedEdge, PlacedPill, PlacedStart, PlacedState } from './flowLayout.ts';
export type { Place, Point } from './places.ts';

export interface LayoutOptions extends ViewOptions {
  /** The title of the machine; by default its id in words. */
  readonly title?: string;
  /** Returns the first arrangement instead of the best one, for interactive use. */
  readonly isQuick?: boolean;
  /** Arranges the top-level states in rows, even if the edges between them would place them side by side. */
  readonly inRows?: boolean;
  /** Returns the first arrangement that is readable on a sheet of A4, and stops early if none will be. */
  readonly isForPaper?: boolean;
}

/** Lays a graph out from top to bottom. The result is deterministic, and the same in Node and in a browser. */
export async function layout(graph: FlowGraph, options: LayoutOptions = {}): Promise<FlowLayout> {
  const view = flowView(graph, options);
  const engine = new ElkConstructor();
  const tried: FlowLayout[] = [];
  for (const headerPx of HEADER_WIDTHS_PX) {
    for (const columns of COLUMNS) {
      if (options.inRows && columns === Number.POSITIVE_INFINITY) continue;
      const { title, inRows = false } = options;
      const input = elkGraph(view, { title, columns, headerPx, inRows });
      const placed = layoutFrom(graph, input, await engine.layout(input.root));
      if (options.isForPaper && crossedHeaders(placed) === 0 && isReadableOnA4(placed)) return placed;
      tried.push(placed);
      if (options.isQuick || (options.isForPaper && isUnreadableOnA4(placed))) return best(tried);
    }
    if (crossedHeaders(best(tried)) === 0) break;
  }
  return best(tried);
}

function layoutFrom(graph: FlowGraph, input: ElkInput, placed: ElkNode): FlowLayout {
  const nodes = new Map(nodesOf(placed).map((node) => [node.id, node]));
  const lines = new Map((placed.edges ?? []).map((line) => [line.id, line]));
  const placeOf = (id: string): Place => placeIn(nodes.get(id));
  const starts = [...input.starts].map(([id, start]) => ({
    ...start,
    ...placeOf(id),
    points: pointsIn(lines.get(id.replace('start', 'begin'))),
  }));
  const edges = [...input.edges].map(([id, { edge, label, isReversed }]) => ({
    ...edge,
    points: isReversed ? pointsIn(lines.get(id)).reverse() : pointsIn(lines.get(id)),
    label: { box: label, ...placeIn(lines.get(id)?.labels?.[0]) },
  }));
  const ways = [...starts, ...edges].map(({ points }) => points);
  return {
    graph,
    width: rounded(placed.width),
    height: rounded(placed.height),
    states: [...input.states].map(([id, { shown, box }]) => {
      const place = placeOf(`state:${id}`);
      return {
        ...shown,
        box,
        ...place,
        textPlace: isExpanded(shown) ? headerPlace(place, box, ways) : place,
      };
    }),
    pills: [...input.pills].map(([id, pill]) => ({ ...pill, ...placeOf(id) })),
    starts,
    edges,
  };
}

const nodesOf = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

const rounded = (value = 0): number => Math.round(value * 10) / 10;

function placeIn(shape: { x?: number; y?: number; width?: number; height?: number } | undefined): Place {
  return {
    x: rounded(shape?.x),
    y: rounded(shape?.y),
    width: rounded(shape?.width),
    height: rounded(shape?.height),
  };
}

const pointsIn = (edge: ElkExtendedEdge | undefined): Point[] =>
  (edge?.sections ?? [])
    .flatMap(({ startPoint, bendPoints, endPoint }) => [startPoint, ...(bendPoints ?? []), endPoint])
    .map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }));
