import type { ElkExtendedEdge } from 'elkjs/lib/elk-api.js';
import type { FlowView } from '../graph/view.ts';
import { isExpanded } from './boxSizes.ts';
import type { FlowLayout } from './flowLayout.ts';
import { isClear } from './headers.ts';
import { partsOf } from './places.ts';

/** How many states may stand side by side in a state that holds them. No number suits every flow: each is tried. */
export const COLUMNS: readonly number[] = [Number.POSITIVE_INFINITY, 4, 3, 2];

/** How wide the words of a state with others in it may be; narrower ones are tried where a line runs through them. */
export const HEADER_WIDTHS_PX = [340, 200, 140] as const;

const A4_RATIO = Math.SQRT2;

/** The layout whose headers are free of lines and that shrinks least on an upright sheet of A4, and so on a phone. */
export function best(layouts: readonly FlowLayout[]): FlowLayout {
  const cost = (layout: FlowLayout) =>
    Math.max(layout.width, layout.height / A4_RATIO) + crossedHeaders(layout) * CROSSED_HEADER_COST_PX;
  return layouts.reduce((least, layout) => (cost(layout) < cost(least) ? layout : least));
}

/** A line through the words of a state, or words beyond its frame, are worth a much smaller drawing. */
const CROSSED_HEADER_COST_PX = 400;

export function crossedHeaders({ states, starts, edges }: FlowLayout): number {
  const lines = [...starts, ...edges].flatMap(({ points }) => partsOf(points));
  return states.filter(
    (state) => isExpanded(state) && (state.box.width > state.width || !isClear(state.textPlace, lines)),
  ).length;
}

/** Lines that are never drawn, and put states under one another that would stand side by side. */
export function orderingEdges(view: FlowView, columns: number, isOuterInRows: boolean): ElkExtendedEdge[] {
  const shown = new Map(view.states.map((state) => [state.state.id, state]));
  return view.states.filter(isExpanded).flatMap(({ state }) => {
    const children = state.children.flatMap((id) => shown.get(id) ?? []);
    const compounds = children.filter(isExpanded);
    const leaves = children.filter((child) => !isExpanded(child));
    return [
      ...inRows(compounds, 1),
      ...(state.parent === null && !isOuterInRows ? [] : inRows(leaves, columns)),
    ];
  });
}

const inRows = (states: FlowView['states'], columns: number): ElkExtendedEdge[] =>
  states.slice(columns).map(({ state }, place) => ({
    id: `order:${state.id}`,
    sources: [`state:${states[place]?.state.id}`],
    targets: [`state:${state.id}`],
  }));
