import type { ViewEdge, ViewState, ViewStep } from '../graph/view.ts';
import { titleOf, wordsIn } from '../graph/words.ts';
import { type Box, setText } from './text.ts';

const STATE = { textPx: 172, padX: 12, padY: 10 };
/** No line enters the machine, so its words may be wide. */
const MACHINE_TEXT_PX = 340;
const HEADER = { padX: 16, padY: 12 };
const LABEL = { textPx: 146, padX: 7, padY: 4 };
const PILL = { textPx: 188, padX: 12, padY: 5 };

/** The name of a state, what it is, what it calls, and what happens in it. */
export function stateBox(shown: ViewState, headerPx: number, title?: string): Box {
  const { state, isCollapsed, isNeighbour, rows } = shown;
  const isHeader = isExpanded(shown);
  const isMachine = state.parent === null;
  const above = [
    { text: title ?? titleOf(state.name), style: isMachine ? 'title' : 'name' } as const,
    ...(isNeighbour ? [] : [{ text: state.description, style: 'words' } as const]),
    ...(isCollapsed ? [{ text: `${state.children.length} states within`, style: 'note' } as const] : []),
    ...(isHeader && state.kind === 'parallel'
      ? [{ text: 'Its parts run at the same time', style: 'note' } as const]
      : []),
    ...(isCollapsed || isNeighbour
      ? []
      : state.calls.map(
          ({ id }) => ({ text: `runs: ${wordsIn(id)}`, style: 'note', sign: 'call' }) as const,
        )),
  ];
  return setText(
    above,
    rows.flatMap(stepEntries),
    isHeader ? { ...HEADER, textPx: isMachine ? MACHINE_TEXT_PX : headerPx } : STATE,
  );
}

/** Whether other states are drawn within it. */
export const isExpanded = ({ state, isCollapsed }: ViewState): boolean =>
  state.children.length > 0 && !isCollapsed;

/** Whether it waits for the answer of a call. What the machine itself runs is a watcher. */
export const isBusy = ({ state, isCollapsed, isNeighbour }: ViewState): boolean =>
  state.calls.length > 0 && state.parent !== null && !isCollapsed && !isNeighbour;

/** The transitions that share an edge, one under the other. */
export const labelBox = ({ steps }: ViewEdge): Box => setText(steps.flatMap(stepEntries), [], LABEL);

/** A pill that stands for whatever state one is in. */
export const pillBox = (text: string): Box => setText([{ text, style: 'note' }], [], PILL);

const stepEntries = ({ event, condition, isAgain, cause, transitions }: ViewStep) => {
  const below = [condition ? `[${condition}]` : '', isAgain ? 'begins anew' : ''].filter(Boolean).join(' ');
  return [
    { text: event, style: 'event', sign: cause, transitions } as const,
    ...(below ? [{ text: below, style: 'condition', transitions, isIndented: true } as const] : []),
  ];
};
