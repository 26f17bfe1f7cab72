import type { FlowAction, FlowGraph, FlowState, FlowTransition } from '../../graph/graph.ts';

/** A state or a transition that differs between two graphs. */
export interface GraphChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly what: 'state' | 'transition';
  /** The id in the graph that contains it; for a change, in the newer graph. */
  readonly id: string;
  /** The id of the state itself, or of the transition's source. */
  readonly state: string;
  readonly name: string;
  /** The differences, one sentence each. */
  readonly details: readonly string[];
}

/** The differences of `after` from `before`, in the order of `after`, followed by what was removed. */
export function changesBetween(before: FlowGraph, after: FlowGraph): GraphChange[] {
  return [...stateChanges(before, after), ...transitionChanges(before, after)];
}

function stateChanges(before: FlowGraph, after: FlowGraph): GraphChange[] {
  const old = new Map(before.states.map((state) => [state.id, state]));
  const kept = new Set(after.states.map(({ id }) => id));
  const tell = (kind: GraphChange['kind'], { id, name }: FlowState, details: string[] = []): GraphChange => ({
    kind,
    what: 'state',
    id,
    state: id,
    name: id || name,
    details,
  });
  return [
    ...after.states.flatMap((state) => {
      const was = old.get(state.id);
      if (!was) return [tell('added', state)];
      const details = differences(stateFacts(was), stateFacts(state));
      return details.length > 0 ? [tell('changed', state, details)] : [];
    }),
    ...before.states.filter(({ id }) => !kept.has(id)).map((state) => tell('removed', state)),
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
      if (!was) return [tellOf('added', transition)];
      const details = differences(transitionFacts(was), transitionFacts(transition));
      return details.length > 0 ? [tellOf('changed', transition, details)] : [];
    }),
    ...left.map((transition) => tellOf('removed', transition)),
  ];
}

const isSameEvent = (a: FlowTransition, b: FlowTransition): boolean =>
  a.source === b.source && a.eventType === b.eventType;

const tellOf = (
  kind: GraphChange['kind'],
  { id, source, event }: FlowTransition,
  details: string[] = [],
): GraphChange => ({ kind, what: 'transition', id, state: source, name: event, details });

type Facts = Readonly<Record<string, string>>;

function differences(was: Facts, is: Facts): string[] {
  return Object.entries(is).flatMap(([name, now]) => {
    const then = was[name] ?? '';
    if (then === now) return [];
    if (then === '') return [`${name}: now “${now}”`];
    return [now === '' ? `${name}: no longer “${then}”` : `${name}: “${then}” is now “${now}”`];
  });
}

const stateFacts = (state: FlowState): Facts => ({
  description: state.description,
  kind: state.kind,
  'begins in': state.initial ?? '',
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
