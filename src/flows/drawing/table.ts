import { conditionOf } from '../graph/condition.ts';
import type { FlowAction, FlowCause, FlowGraph, FlowState, FlowTransition } from '../graph/graph.ts';
import { code, markdownTable } from './markdown.ts';

/** The cause of a transition, shown before its event. */
const CAUSE_WORDS: Readonly<Record<FlowCause, string>> = {
  person: '👤 the user',
  operator: '🛠 an operator',
  app: '⚡ the app',
  time: '⏱ time',
  success: '✓ a response',
  failure: '✗ a failure',
};

/** The text equivalent of a diagram, in Markdown: every state and every transition. Columns without content are left out. */
export const table = (graph: FlowGraph): string =>
  `${['## Transitions', transitionTable(graph), '## States', stateTable(graph)].join('\n\n')}\n`;

const transitionTable = ({ transitions }: FlowGraph): string =>
  filledTable(['In', 'By', 'When', 'If', 'Then', 'Actions', 'Description'], transitions.map(transitionRow));

const transitionRow = (transition: FlowTransition): string[] => {
  const { source, cause, targets, actions, description } = transition;
  return [
    stateCell(source),
    CAUSE_WORDS[cause],
    eventCell(transition),
    conditionCell(transition),
    targets.length === 0 ? 'stays' : targets.map((target) => targetText(transition, target)).join(' and '),
    actionsCell(actions),
    description,
  ];
};

/** The event as text, with its type if the machine names it otherwise. */
const eventCell = ({ event, eventType }: FlowTransition): string =>
  eventType === '' || eventType === event || eventType.startsWith('xstate.')
    ? event
    : `${event} ${code(eventType)}`;

const conditionCell = (transition: FlowTransition): string => {
  const condition = conditionOf(transition) ?? '';
  return transition.guard ? `${condition} ${code(transition.guard.name)}` : condition;
};

const targetText = ({ source, reenter }: FlowTransition, target: string): string =>
  target === source ? (reenter ? 'begins anew' : 'stays') : code(target);

const stateTable = ({ states }: FlowGraph): string =>
  filledTable(
    ['State', 'What it is', 'Tags', 'Timers', 'Calls', 'On entering', 'On leaving'],
    states.map(stateRow),
  );

const stateRow = (state: FlowState): string[] => [
  state.id === '' ? 'the whole flow' : code(state.id),
  [state.description, kindOf(state)].filter(Boolean).join(' '),
  state.tags.map(code).join(', '),
  state.timers.map(({ name, words }) => (name ? `${code(name)}: ${words}` : words)).join('; '),
  state.calls.map(({ id, description }) => [code(id), description].filter(Boolean).join(': ')).join('; '),
  actionsCell(state.entry),
  actionsCell(state.exit),
];

function kindOf({ kind, initial }: FlowState): string {
  if (kind === 'final') return '*Ends here.*';
  if (kind === 'parallel') return '*Its parts run at the same time.*';
  return initial.length === 0 ? '' : `*Begins in* ${initial.map(code).join(' or ')}.`;
}

/** The machine itself has no path: its transitions apply in any state. */
const stateCell = (id: string): string => (id === '' ? 'anywhere' : code(id));

const actionsCell = (actions: readonly FlowAction[]): string =>
  actions
    .map(({ name, params }) => {
      const values = Object.values(params).filter((value) => value !== null);
      return values.length === 0 ? code(name) : `${code(name)} (${values.join(', ')})`;
    })
    .join(', ');

function filledTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const isFilled = (_: string, column: number) => rows.some((row) => row[column] !== '');
  return markdownTable(
    heads.filter(isFilled),
    rows.map((row) => row.filter(isFilled)),
  );
}
