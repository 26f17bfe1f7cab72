import type { ElkExtendedEdge } from 'elkjs/lib/elk-api.js';
import type { FlowView } from '../graph/view.ts';
import { isExpanded } from './boxSizes.ts';
import type { FlowLayout } from './flowLayout.ts';
import { isClear } from './headers.ts';
import { partsOf } from './places.ts';

/** The maximum numbers of children in a row of a compound state. No number suits every flow, so each is tried. */
export const COLUMNS: readonly number[] = [Number.POSITIVE_INFINITY, 4, 3, 2];

/** The maximum widths of a compound state's text; narrower ones are tried if an edge crosses the text. */
export const HEADER_WIDTHS_PX = [340, 200, 140] as const;

const A4_RATIO = Math.SQRT2;

/**
 * Returns the layout that shrinks least on a portrait sheet of A4 (which also suits a phone), with a penalty for each
 * crossed header.
 */
export function best(layouts: readonly FlowLayout[]): FlowLayout {
  const cost = (layout: FlowLayout) =>
    Math.max(layout.width, layout.height / A4_RATIO) + crossedHeaders(layout) * CROSSED_HEADER_COST_PX;
  return layouts.reduce((least, layout) => (cost(layout) < cost(least) ? layout : least));
}

/**
 * The cost of an edge that crosses a state's text, or of text that exceeds the state's frame: it outweighs a much
 * larger drawing.
 */
const CROSSED_HEADER_COST_PX = 400;

export function crossedHeaders({ states, starts, edges }: FlowLayout): number {
  const lines = [...starts, ...edges].flatMap(({ points }) => partsOf(points));
  return states.filter(
    (state) => isExpanded(state) && (state.box.width > state.width || !isClear(state.textPlace, lines)),
  ).length;
}

/** Invisible edges that place states below each other instead of next to each other. */
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
