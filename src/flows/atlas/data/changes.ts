import type { FlowAction, FlowGraph, FlowState, FlowTransition } from '../../graph/graph.ts';

/** A state or a transition that differs between two graphs. */
export interface GraphChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly what: 'state' | 'transition' | 'rule';
  /** The id in the graph that contains it; for a change, in the newer graph. */
  readonly id: string;
  /** The id of the state itself, of the transition's source, or of a state in which the rule applies. */
  readonly state: string;
  readonly name: string;
  /** What differs; of what is new or gone, all that is said of it. */
  readonly differences: readonly Difference[];
}

/** A text before and after; empty where there is none. */
export interface Difference {
  readonly name: string;
  readonly was: string;
  readonly is: string;
}

/** The rules of a flow at one version. */
export type VersionRules = readonly {
  readonly label: string;
  readonly value: string;
  readonly states: readonly string[];
}[];

/** The rules that are new, gone, or have another number. */
export function ruleChanges(before: VersionRules, after: VersionRules): GraphChange[] {
  const valueIn = (rules: VersionRules, label: string): string =>
    rules.find((rule) => rule.label === label)?.value ?? '';
  const gone = before.filter(({ label }) => !after.some((rule) => rule.label === label));
  return [...after, ...gone].flatMap(({ label, states }): GraphChange[] => {
    const [was, is] = [valueIn(before, label), valueIn(after, label)];
    if (was === is) return [];
    const kind = was === '' ? 'added' : is === '' ? 'removed' : 'changed';
    const differences = [{ name: label, was, is }];
    return [{ kind, what: 'rule', id: label, state: states[0] ?? '', name: label, differences }];
  });
}

/** The differences of `after` from `before`, in the order of `after`, followed by what was removed. */
export function changesBetween(before: FlowGraph, after: FlowGraph): GraphChange[] {
  return [...stateChanges(before, after), ...transitionChanges(before, after)];
}

function stateChanges(before: FlowGraph, after: FlowGraph): GraphChange[] {
  const old = new Map(before.states.map((state) => [state.id, state]));
  const kept = new Set(after.states.map(({ id }) => id));
  const stateChange = (
    kind: GraphChange['kind'],
    { id, name }: FlowState,
    different: readonly Difference[],
  ): GraphChange => ({ kind, what: 'state', id, state: id, name: id || name, differences: different });
  return [
    ...after.states.flatMap((state) => {
      const was = old.get(state.id);
      if (!was) return [stateChange('added', state, differences({}, stateFacts(state)))];
      const different = differences(stateFacts(was), stateFacts(state));
      return different.length > 0 ? [stateChange('changed', state, different)] : [];
    }),
    ...before.states
      .filter(({ id }) => !kept.has(id))
      .map((state) => stateChange('removed', state, differences(stateFacts(state), {}))),
  ];
}

/**
 * A new transition in front of others changes their ids, because an id contains an index. Transitions of one state on
 * the same event are therefore paired in three rounds: by the same guard and targets, then by the same guard, then in
 * order.
 */
function transitionChanges(before: FlowGraph, after: FlowGraph): GraphChange[] {
  const left = [...before.transitions];
  const pairs = new Map<string, FlowTransition>();
  const pairBy = (isAlike: (was: FlowTransition, is: FlowTransition) => boolean): void => {
    for (const transition of after.transitions) {
      if (pairs.has(transition.id)) continue;
      const place = left.findIndex((was) => isSameEvent(was, transition) && isAlike(was, transition));
      const [was] = place < 0 ? [] : left.splice(place, 1);
      if (was) pairs.set(transition.id, was);
    }
  };
  pairBy((was, is) => was.guard?.name === is.guard?.name && was.targets.join() === is.targets.join());
  pairBy((was, is) => was.guard?.name === is.guard?.name);
  pairBy(() => true);
  return [
    ...after.transitions.flatMap((transition) => {
      const was = pairs.get(transition.id);
      if (!was) return [transitionChange('added', transition, differences({}, transitionFacts(transition)))];
      const different = differences(transitionFacts(was), transitionFacts(transition));
      return different.length > 0 ? [transitionChange('changed', transition, different)] : [];
    }),
    ...left.map((transition) =>
      transitionChange('removed', transition, differences(transitionFacts(transition), {})),
    ),
  ];
}

const isSameEvent = (a: FlowTransition, b: FlowTransition): boolean =>
  a.source === b.source && a.eventType === b.eventType;

const transitionChange = (
  kind: GraphChange['kind'],
  { id, source, event }: FlowTransition,
  different: readonly Difference[],
): GraphChange => ({ kind, what: 'transition', id, state: source, name: event, differences: different });

type Facts = Readonly<Record<string, string>>;

const differences = (was: Facts, is: Facts): Difference[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    const difference = { name, was: was[name] ?? '', is: is[name] ?? '' };
    return difference.was === difference.is ? [] : [difference];
  });

const stateFacts = (state: FlowState): Facts => ({
  description: state.description,
  kind: state.kind,
  'begins in': state.initial.join(', '),
  tags: state.tags.join(', '),
  'on the way in': actionNames(state.entry),
  'on the way out': actionNames(state.exit),
  timers: state.timers.map(({ name, words }) => `${name ?? ''} ${words}`.trim()).join(', '),
  calls: state.calls.map(({ id }) => id).join(', '),
});

const transitionFacts = ({ description, guard, targets, actions, reenter }: FlowTransition): Facts => ({
  description,
  leads: targets.length > 0 ? `to ${targets.join(' and ')}` : 'nowhere else',
  only: guard ? `if ${[guard.name, ...Object.values(guard.params)].join(' ')}` : '',
  does: actionNames(actions),
  'enters anew': reenter ? 'yes' : '',
});

const actionNames = (actions: readonly FlowAction[]): string =>
  actions.map(({ name, params }) => [name, ...Object.values(params)].join(' ')).join(', ');
