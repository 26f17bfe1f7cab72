import type { FlowCause, FlowGraph, FlowState, FlowTransition } from './graph.ts';

/** An entity with a status, and what changes it. */
export interface StatusFlow {
  readonly id: string;
  readonly about: string;
  /** The description of each status; the first is the initial one. */
  readonly statuses: Readonly<Record<string, string>>;
  /** Other statuses with which the entity may begin. */
  readonly otherBeginnings?: readonly string[] | undefined;
  readonly moves: readonly StatusMove[];
}

interface StatusMove {
  readonly from: string;
  readonly to: string;
  readonly cause: FlowCause;
  /** `first payment received` */
  readonly event: string;
  readonly description: string;
}

/** The statuses of an entity as a graph, drawn and described like a machine's. */
export function statusGraph({ id, about, statuses, otherBeginnings = [], moves }: StatusFlow): FlowGraph {
  const names = Object.keys(statuses);
  const plain = {
    children: [],
    initial: [],
    tags: [],
    entry: [],
    exit: [],
    timers: [],
    calls: [],
    rules: [],
  } as const;
  return {
    id,
    description: about,
    states: [
      {
        ...plain,
        id: '',
        name: id,
        parent: null,
        kind: 'compound',
        description: about,
        children: names,
        initial: [...names.slice(0, 1), ...otherBeginnings],
      },
      ...names.map(
        (name): FlowState => ({
          ...plain,
          id: name,
          name: name.replaceAll('_', ' '),
          parent: '',
          kind: moves.some(({ from }) => from === name) ? 'atomic' : 'final',
          description: statuses[name] ?? '',
        }),
      ),
    ],
    transitions: names.flatMap((name) =>
      moves.filter(({ from }) => from === name).map((move, place) => transitionOf(move, place)),
    ),
    signals: [],
  };
}

const transitionOf = (
  { from, to, cause, event, description }: StatusMove,
  place: number,
): FlowTransition => ({
  id: `${from}|${event}|${place}`,
  source: from,
  eventType: event,
  index: 0,
  event,
  cause,
  targets: [to],
  reenter: false,
  guard: null,
  actions: [],
  description,
});
