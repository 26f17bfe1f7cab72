import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nameToWords } from './words.ts';

/** An event that one parallel region raises for another. */
export interface FlowSignal {
  /** The event's type as text: `code renewed`. */
  readonly event: string;
  /** The state that raises the event: while it is active, on entry or exit, or on a transition from it. */
  readonly from: string;
  /** The state that handles the event. */
  readonly to: string;
}

/** All signals, without duplicates. */
export function signalsOf(nodes: readonly AnyStateNode[]): FlowSignal[] {
  const found = new Map<string, FlowSignal>();
  for (const node of nodes) {
    const transitions = [...node.transitions.values(), node.always ?? []].flat();
    const actions = [...node.entry, ...node.exit, ...transitions.flatMap(({ actions }) => actions)];
    for (const type of actions.flatMap((action) => raisedBy(node.machine, action) ?? [])) {
      const takers = nodes.filter((other) => other.transitions.has(type) && doRunAtOnce(node, other));
      for (const taker of takers) {
        const signal = { event: nameToWords(type), from: node.path.join('.'), to: taker.path.join('.') };
        found.set(JSON.stringify(signal), signal);
      }
    }
  }
  return [...found.values()];
}

/** The type of the event that an action raises; null if it raises none or if the type is only known at run time. */
function raisedBy({ implementations }: AnyStateMachine, action: unknown): string | null {
  const named = nameOf(action);
  const written: unknown = named === null ? action : implementations.actions[named];
  if (typeof written !== 'function' || !('type' in written) || written.type !== 'xstate.raise') return null;
  const event = 'event' in written ? written.event : null;
  const type = typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : null;
  return type?.startsWith('xstate.') ? null : type;
}

const nameOf = (action: unknown): string | null => {
  if (typeof action === 'string') return action;
  return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : null;
};

/** Whether two states are in different regions of a parallel state. */
function doRunAtOnce(one: AnyStateNode, other: AnyStateNode): boolean {
  const shared = one.path.findIndex((key, depth) => key !== other.path[depth]);
  if (shared < 0 || shared >= other.path.length) return false;
  let holder = one;
  while (holder.path.length > shared && holder.parent) holder = holder.parent;
  return holder.type === 'parallel';
}
