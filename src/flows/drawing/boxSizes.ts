import type { FlowState } from '../graph/graph.ts';
import type { ViewEdge, ViewState, ViewStep } from '../graph/view.ts';
import { nameToWords, titleOf } from '../graph/words.ts';
import { type Box, setText } from './text.ts';

const STATE = { textPx: 172, padX: 12, padY: 10 };
/** For a state with many rows, which would be too tall otherwise. */
const WIDE_STATE = { ...STATE, textPx: 262 };
const MANY_ROWS = 4;
const HEADER = { padX: 16, padY: 12 };
const LABEL = { textPx: 146, padX: 7, padY: 4 };
const PILL = { textPx: 188, padX: 12, padY: 5 };

/** The box of a state: its name, its description, its calls and its own transitions. */
export function stateBox(shown: ViewState, headerPx: number, title?: string): Box {
  const { state, isCollapsed, isNeighbour, rows, comesFrom } = shown;
  const isHeader = isExpanded(shown);
  const isMachine = state.parent === null;
  const above = [
    { text: title ?? titleOf(state.name), style: isMachine ? 'title' : 'name' } as const,
    ...(isNeighbour ? [] : [{ text: state.description, style: 'words' } as const]),
    ...(isCollapsed ? [{ text: withinText(state), style: 'note' } as const] : []),
    ...(isHeader && state.kind === 'parallel'
      ? [{ text: 'Its parts run at the same time', style: 'note' } as const]
      : []),
    ...(isCollapsed || isNeighbour
      ? []
      : state.calls.map(
          ({ id }) => ({ text: `runs: ${nameToWords(id)}`, style: 'note', sign: 'call' }) as const,
        )),
    ...(isCollapsed || isNeighbour
      ? []
      : state.rules.map((rule) => ({ text: rule.replaceAll('`', ''), style: 'note' }) as const)),
    ...(comesFrom.length === 0
      ? []
      : [{ text: `Also comes from ${listed(comesFrom)}`, style: 'note' } as const]),
  ];
  return setText(
    above,
    stepEntries(rows),
    isHeader ? { ...HEADER, textPx: headerPx } : rows.length < MANY_ROWS ? STATE : WIDE_STATE,
  );
}

/** `3 states within` */
const withinText = ({ children: { length }, holds = 'state' }: FlowState): string =>
  `${length} ${length === 1 ? holds : `${holds}s`} within`;

/** `Loading, Payment and Response` */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Whether other states are drawn within it. */
export const isExpanded = ({ state, isCollapsed }: ViewState): boolean =>
  state.children.length > 0 && !isCollapsed;

/** Whether the state waits for the response of a call. The actors of the machine itself are watchers. */
export const isBusy = ({ state, isCollapsed, isNeighbour }: ViewState): boolean =>
  state.calls.length > 0 && state.parent !== null && !isCollapsed && !isNeighbour;

/** The box of an edge's label, with one transition below the other. */
export const labelBox = ({ steps }: ViewEdge): Box => setText(stepEntries(steps), [], LABEL);

/** The box of a pill, which represents any state within a state. */
export const pillBox = (text: string): Box => setText([{ text, style: 'note' }], [], PILL);

/** One entry below the other. Consecutive steps of the same event with several conditions show the event once. */
const stepEntries = (steps: readonly ViewStep[]) =>
  steps.flatMap(({ event, condition, isAgain, to, cause, transitions }, place) => {
    const before = steps[place - 1];
    const leads = to === null ? '' : `${transitions.length === 0 ? 'to' : 'leads to'} ${to}`;
    const below = [condition ?? '', isAgain ? 'begins anew' : '', leads].filter(Boolean).join('; ');
    const isSaid = below !== '' && before?.event === event && before.cause === cause;
    return [
      ...(isSaid ? [] : [{ text: event, style: 'event', sign: cause, transitions } as const]),
      ...(below ? [{ text: below, style: 'condition', transitions, isIndented: true } as const] : []),
    ];
  });
