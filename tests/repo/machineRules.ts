import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Actors that live as long as their state: they send events and never complete, so they need no deadline. */
export const LIFELONG_ACTORS: readonly string[] = ['session otherTabs'];

/** Participles that do not end in -ed. */
const IRREGULAR = new Set(['chosen', 'made', 'reset', 'withdrawn']);

/** The violations of the rules in `src/machines/README.md`, one sentence each. */
export const brokenRules = (machine: AnyStateMachine): string[] =>
  statesOf(machine.root).flatMap((state) =>
    [...undescribed(state), ...unfinishedInvokes(state), ...deadEnds(state), ...unlikeFacts(state)].map(
      (problem) => `${state.id}: ${problem}`,
    ),
  );

const statesOf = (state: AnyStateNode): AnyStateNode[] => [
  state,
  ...Object.values(state.states).flatMap(statesOf),
];

const lineOf = (state: AnyStateNode): AnyStateNode[] => [
  state,
  ...(state.parent ? lineOf(state.parent) : []),
];

const transitionsOf = (state: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...state.transitions.values()].flat(),
  ...(state.always ?? []),
];

function undescribed(state: AnyStateNode): string[] {
  return [
    ...(state.description ? [] : ['has no description']),
    ...transitionsOf(state)
      .filter(({ description }) => !description)
      .map(({ eventType }) => `${eventType || 'always'} has no description`),
  ];
}

function unfinishedInvokes(state: AnyStateNode): string[] {
  const configs = [state.config.invoke ?? []].flat();
  const hasDeadline = lineOf(state).some(({ after }) => after.length > 0);
  return configs.flatMap((config) => {
    if (!config.id) return ['invokes without an id'];
    const isLifelong = LIFELONG_ACTORS.includes(`${state.machine.id} ${config.id}`);
    return [
      ...(config.onError ? [] : [`${config.id} has no onError`]),
      ...(config.onDone || isLifelong ? [] : [`${config.id} has no onDone`]),
      ...(hasDeadline || isLifelong ? [] : [`${config.id} has no deadline`]),
    ];
  });
}

/** A non-final state must have a way out, through its own transitions or those of an ancestor. */
function deadEnds(state: AnyStateNode): string[] {
  if (state.type !== 'atomic') return [];
  const isWayOut = ({ target }: AnyTransitionDefinition) => target?.some((next) => next !== state) ?? false;
  return lineOf(state).some((holder) => transitionsOf(holder).some(isWayOut)) ? [] : ['has no way out'];
}

/** An event's name is a subject and what happened to it: `code.submitted`, `phone.foundVerified`. */
function unlikeFacts(state: AnyStateNode): string[] {
  return Object.keys(state.config.on ?? {})
    .filter((name) => !isFact(name))
    .map((name) => `${name} is no fact of the past`);
}

function isFact(name: string): boolean {
  const [, happened] = /^[a-z][A-Za-z]*\.([a-z][A-Za-z]*)$/.exec(name) ?? [];
  const words = happened?.split(/(?=[A-Z])/).map((word) => word.toLowerCase()) ?? [];
  return words.some((word) => word.endsWith('ed') || IRREGULAR.has(word));
}
