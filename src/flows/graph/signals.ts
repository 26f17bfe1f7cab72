import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { wordsIn } from './words.ts';

/** What one of the parts that run at the same time tells another, by an event that it raises. */
export interface FlowSignal {
  /** In words: `code renewed`. */
  readonly event: string;
  /** The state that tells it: in it, on entering or leaving it, or on a transition from it. */
  readonly from: string;
  /** The state that takes it. */
  readonly to: string;
}

/** All of them, each once. */
export function signalsOf(nodes: readonly AnyStateNode[]): FlowSignal[] {
  const found = new Map<string, FlowSignal>();
  for (const node of nodes) {
    const transitions = [...node.transitions.values(), node.always ?? []].flat();
    const actions = [...node.entry, ...node.exit, ...transitions.flatMap(({ actions }) => actions)];
    for (const type of actions.flatMap((action) => raisedBy(node.machine, action) ?? [])) {
      const takers = nodes.filter((other) => other.transitions.has(type) && doRunAtOnce(node, other));
      for (const taker of takers) {
        const signal = { event: wordsIn(type), from: node.path.join('.'), to: taker.path.join('.') };
        found.set(JSON.stringify(signal), signal);
      }
    }
  }
  return [...found.values()];
}

/** The type of the event that an action raises; null where it raises none, or none that is known before the run. */
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

/** Whether they are in two parts of one state whose parts run at the same time. */
function doRunAtOnce(one: AnyStateNode, other: AnyStateNode): boolean {
  const shared = one.path.findIndex((key, depth) => key !== other.path[depth]);
  if (shared < 0 || shared >= other.path.length) return false;
  let holder = one;
  while (holder.path.length > shared && holder.parent) holder = holder.parent;
  return holder.type === 'parallel';
}
