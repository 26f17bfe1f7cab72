import type { AnyStateMachine } from 'xstate';
import { flowGraph } from '../graph/graph.ts';
import { type FlowGuard, paramsText } from '../graph/steps.ts';

/** A guard with the plain values of its params: `isMenu: price`. */
export const guardKey = (guard: FlowGuard): string => `${guard.name}: ${paramsText(guard)}`;

/** The guards with plain params, one for each set of params. */
export function guardsWithParams(machine: AnyStateMachine): FlowGuard[] {
  const guards = flowGraph(machine).transitions.flatMap(({ guard }) => guard ?? []);
  const asked = guards.filter(({ params }) => Object.keys(params).length > 0);
  return [...new Map(asked.map((guard) => [guardKey(guard), guard])).values()];
}

/** Whether the guard was called with these params. */
export const isGuardCalledWith = ({ params }: FlowGuard, asked: unknown): boolean =>
  Object.entries(params).every(([name, value]) => Object(asked)[name] === value);
