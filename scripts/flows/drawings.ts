import { type FlowSheet, sheetsOf } from '../../src/flows/drawing/sheets.ts';
import { svg } from '../../src/flows/drawing/svg.ts';
import type { FlowGraph, FlowState } from '../../src/flows/graph/graph.ts';
import type { Drawing } from './drawn.ts';

/** The drawings of a flow; the first one is for its page. */
export async function drawings(
  graph: FlowGraph,
  title: string,
  sourceOf: (state: FlowState) => string,
): Promise<Drawing[]> {
  const sheets = await sheetsOf(graph, title);
  return sheets.map((sheet) => {
    const name = [graph.id, sheet.name].filter(Boolean).join('.');
    return {
      file: `${name}.svg`,
      part: sheet.part,
      layout: sheet.layout,
      svg: svg(sheet.layout, {
        title: sheets.length === 1 ? title : `${title}: ${sheet.part}`,
        idPrefix: name,
        hrefOf: (state) => sheetWith(graph, sheets, sheet, state) ?? sourceOf(state),
      }),
    };
  });
}

/** The sheet that shows the inside of a state, or a neighbour's surroundings; null if this sheet shows it. */
function sheetWith(
  { id }: FlowGraph,
  sheets: readonly FlowSheet[],
  here: FlowSheet,
  state: FlowState,
): string | null {
  const shows = ({ shows }: FlowSheet) =>
    shows.some(
      (shown) => shown === state.id || shown.startsWith(`${state.id}.`) || state.id.startsWith(`${shown}.`),
    );
  if (state.id === '' || sheets.length === 1 || shows(here)) return null;
  const other = sheets.find(shows);
  return other ? `${id}.${other.name}.svg` : null;
}
