import { CAUSES, type FlowCause } from '../graph/graph.ts';
import type { ViewState } from '../graph/view.ts';
import { tenth } from './boxes.ts';
import { isBusy } from './boxSizes.ts';
import type { FlowLayout } from './flowLayout.ts';
import { widthOf } from './measure.ts';
import { signAt } from './signs.ts';
import { TEXT_STYLES } from './text.ts';
import { element, text } from './xml.ts';

const CAUSE_WORDS: Readonly<Record<FlowCause, string>> = {
  person: 'the user does it',
  operator: 'an operator does it',
  app: 'the app does it, or receives it',
  time: 'time has passed',
  success: 'a response',
  failure: 'a failure',
};

interface Entry {
  readonly words: string;
  readonly isUsed: (layout: FlowLayout) => boolean;
  /** Drawn to the left of the text, 26 × 14 px from its top left corner. */
  readonly draw: (x: number, y: number) => string;
}

const box = (x: number, y: number, extra: string): string =>
  element(
    'g',
    { class: `leaf ${extra}` },
    extra === 'collapsed'
      ? element('rect', { class: 'box', x: x + 3, y: y + 3, width: 24, height: 13, rx: 4 })
      : '',
    element('rect', { class: 'box', x, y: y + 0.5, width: 24, height: 13, rx: 4 }),
    extra === 'final'
      ? element('rect', { class: 'inner', x: x + 3, y: y + 3.5, width: 18, height: 7, rx: 2 })
      : '',
  );

const causeEntry = (cause: FlowCause): Entry => ({
  words: CAUSE_WORDS[cause],
  isUsed: ({ edges, states }) =>
    edges.some(({ steps }) => steps.some((step) => step.cause === cause)) ||
    states.some(({ rows }) => rows.some((row) => row.cause === cause)),
  draw: (x, y) => element('g', { class: cause }, signAt(cause, x + 8, y + 1)),
});

const isFolded = ({ isCollapsed, isNeighbour }: ViewState): boolean => isCollapsed && !isNeighbour;

const ENTRIES: readonly Entry[] = [
  ...CAUSES.map(causeEntry),
  {
    words: 'for several causes',
    isUsed: ({ edges }) => edges.some(({ cause }) => cause === 'mixed'),
    draw: (x, y) =>
      element('g', { class: 'mixed' }, element('path', { class: 'way', d: `M${x + 3} ${y + 7}h20` })),
  },
  {
    words: 'one part tells another',
    isUsed: ({ edges }) => edges.some(({ cause }) => cause === 'signal'),
    draw: (x, y) =>
      element('g', { class: 'signal' }, element('path', { class: 'way', d: `M${x + 3} ${y + 7}h20` })),
  },
  {
    words: 'begins here',
    isUsed: ({ starts }) => starts.length > 0,
    draw: (x, y) => element('circle', { class: 'start', cx: x + 14, cy: y + 7, r: 5 }),
  },
  {
    words: 'waits for a response',
    isUsed: ({ states }) => states.some(isBusy),
    draw: (x, y) => box(x, y, 'busy'),
  },
  {
    words: 'ends here',
    isUsed: ({ states }) => states.some(({ state }) => state.kind === 'final'),
    draw: (x, y) => box(x, y, 'final'),
  },
  {
    words: 'holds more states',
    isUsed: ({ states }) => states.some((shown) => isFolded(shown) && shown.state.holds === undefined),
    draw: (x, y) => box(x, y, 'collapsed'),
  },
  {
    words: 'holds what its last line counts',
    isUsed: ({ states }) => states.some((shown) => isFolded(shown) && shown.state.holds !== undefined),
    draw: (x, y) => box(x, y, 'collapsed'),
  },
  {
    words: 'below a line in a box: happens there, without an arrow',
    isUsed: ({ states }) => states.some(({ rows }) => rows.length > 0),
    draw: (x, y) => element('path', { class: 'divider', d: `M${x} ${y + 7}h24` }),
  },
];

const ROW_PX = 24;
const MARGIN_PX = 24;

/** The legend of the signs that the diagram uses, in rows below it. */
export function legend(layout: FlowLayout): { readonly drawing: string; readonly height: number } {
  const { sizePx } = TEXT_STYLES.note;
  let x = MARGIN_PX;
  let y = layout.height + 2;
  const drawn: string[] = [];
  for (const { words, draw } of ENTRIES.filter(({ isUsed }) => isUsed(layout))) {
    const width = 32 + widthOf(words, sizePx, 'regular') + 22;
    if (x > MARGIN_PX && x + width > layout.width - MARGIN_PX + 22) {
      x = MARGIN_PX;
      y += ROW_PX;
    }
    drawn.push(draw(x, y), element('text', { class: 'note', x: x + 32, y: tenth(y + 11.3) }, text(words)));
    x += width;
  }
  return { drawing: element('g', { class: 'legend' }, ...drawn), height: y - layout.height + ROW_PX + 12 };
}
