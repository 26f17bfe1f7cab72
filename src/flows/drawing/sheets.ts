import type { FlowGraph, FlowState } from '../graph/graph.ts';
import { AS_TEXT, type ViewOptions } from '../graph/view.ts';
import { titleOf } from '../graph/words.ts';
import { type FlowLayout, layout } from './layout.ts';
import { isReadableOnA4 } from './paper.ts';

/** A drawing of a flow or of a part of it. */
export interface FlowSheet {
  /** The suffix of its file name: `overview`, `payment`, `payment.2`; '' for the whole flow. */
  readonly name: string;
  /** The part that it shows: `the whole`, `overview`, `Payment`, `Payment 2`. */
  readonly part: string;
  /** Ids of the states that it shows with all descendants; none for the whole flow and the overview. */
  readonly shows: readonly string[];
  readonly layout: FlowLayout;
}

const WHOLE = 'the whole';

/**
 * The drawings of a flow, readable on paper: a single one if the flow fits on a sheet of A4, otherwise an overview, one
 * or more sheets for each part, and finally the whole flow for a screen.
 */
export async function sheetsOf(graph: FlowGraph, title: string): Promise<FlowSheet[]> {
  const whole: FlowSheet = { name: '', part: WHOLE, shows: [], layout: await layout(graph, { title }) };
  if (isReadableOnA4(whole.layout)) return [whole];
  const rows = await layout(graph, { title, inRows: true, isForPaper: true });
  if (isReadableOnA4(rows)) return [{ ...whole, layout: rows }];
  const machine = graph.states.find(({ id }) => id === '');
  if (!machine) return [whole];
  const parts = graph.states.filter(({ parent, children }) => parent === '' && children.length > 0);
  // Parallel regions have no transitions between them that an overview could show.
  if (parts.length === 0 || machine.kind === 'parallel')
    return [...(await sheetsWithin({ graph, title }, machine, 'part')), whole];
  const collapsed = new Set(parts.map(({ id }) => id));
  const all = await readable({ graph, title, collapsed });
  const overview = all.isFitting
    ? [{ name: 'overview', part: 'overview', shows: [], layout: all.placed }]
    : await sheetsWithin({ graph, title, collapsed }, machine, 'overview');
  const sheets = [...overview];
  for (const part of parts) sheets.push(...(await sheetsOfPart({ graph, title }, part)));
  return [...sheets, whole];
}

interface Drawn extends ViewOptions {
  readonly graph: FlowGraph;
  readonly title: string;
}

/** A part on one sheet; or folded on one, with its own parts on further ones; or its children on several. */
async function sheetsOfPart(drawn: Drawn, part: FlowState): Promise<FlowSheet[]> {
  const { graph, collapsed = new Set() } = drawn;
  const { placed, isFitting } = await readable({ ...drawn, page: [part.id] });
  if (isFitting || part.children.length === 0) return [sheetOf(part, [part.id], placed)];
  const children = graph.states.filter(({ id }) => part.children.includes(id));
  const inner = children.filter(({ id, children: within }) => within.length > 0 && !collapsed.has(id));
  const steps = children.filter((child) => !inner.includes(child)).map(({ id }) => id);
  // Of a part without steps of its own, or without transitions between its children, there is nothing to fold.
  if (inner.length > 0 && steps.length > 0 && part.kind !== 'parallel') {
    const fold = new Set([...collapsed, ...inner.map(({ id }) => id)]);
    const folded = await readable({ ...drawn, page: [part.id], collapsed: fold });
    if (folded.isFitting) {
      const sheets = [sheetOf(part, steps, folded.placed)];
      for (const each of inner) sheets.push(...(await sheetsOfPart(drawn, each)));
      return sheets;
    }
  }
  return sheetsWithin(drawn, part, part.id);
}

/** The children of a part in order, with as many on each sheet as are readable there. */
async function sheetsWithin(drawn: Drawn, part: FlowState, name: string): Promise<FlowSheet[]> {
  const { graph, collapsed } = drawn;
  const own: FlowSheet[] = [];
  const sheets: FlowSheet[] = [];
  let shown: readonly string[] = [];
  let last: FlowLayout | null = null;
  let written = 0;
  const close = (): void => {
    written = 0;
    if (last === null) return;
    const next = { name, part: part.id === '' ? name : titleOf(part.name), shows: shown, layout: last };
    own.push(next);
    sheets.push(next);
    shown = [];
    last = null;
  };
  for (const child of graph.states.filter(({ id }) => part.children.includes(id))) {
    const isWhole = child.children.length === 0 || collapsed?.has(child.id) === true;
    const more = [...shown, child.id];
    const together = await readable({ ...drawn, page: more }, written);
    if (together.isFitting && (isWhole || shown.length > 0)) {
      shown = more;
      last = together.placed;
      written = together.written;
      continue;
    }
    close();
    if (!isWhole) sheets.push(...(await sheetsOfPart(drawn, child)));
    else {
      shown = [child.id];
      last = (await readable({ ...drawn, page: shown })).placed;
    }
  }
  close();
  return own.length < 2 ? sheets : sheets.map((each) => numbered(each, own.indexOf(each)));
}

const sheetOf = (part: FlowState, shows: readonly string[], placed: FlowLayout): FlowSheet => ({
  name: part.id,
  part: titleOf(part.name),
  shows,
  layout: placed,
});

const numbered = (each: FlowSheet, place: number): FlowSheet =>
  place < 0 ? each : { ...each, name: `${each.name}.${place + 1}`, part: `${each.part} ${place + 1}` };

interface Readable {
  readonly placed: FlowLayout;
  readonly isFitting: boolean;
  /** The index in AS_TEXT that was needed: with more states, no lower one fits. */
  readonly written: number;
}

/** The layout with the fewest transitions written as text that fits on a sheet; if none fits, the one with the most. */
async function readable({ graph, ...options }: Drawn, from = 0): Promise<Readable> {
  let placed: FlowLayout | null = null;
  for (const [written, asText] of AS_TEXT.entries()) {
    if (written < from) continue;
    for (const inRows of [false, true]) {
      placed = await layout(graph, { ...options, asText, inRows, isForPaper: true });
      if (isReadableOnA4(placed)) return { placed, isFitting: true, written };
    }
  }
  if (placed === null) throw new Error('There is no way to draw it.');
  return { placed, isFitting: false, written: AS_TEXT.length };
}
