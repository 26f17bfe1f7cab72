import type {
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
} from 'xstate';

/**
 * What the kit reads of XState beyond its public interface, all of it here. xstate 5.33 publishes neither the active
 * state nodes of a snapshot nor the transitions of a microstep, and a path test needs both by their ids.
 * `internals.test.ts` says at an update of xstate what is gone.
 */

/** The active state nodes, in the order of the machine, whichever was entered first. */
export const activeNodes = ({ _nodes }: AnyMachineSnapshot): AnyStateNode[] =>
  _nodes.toSorted((one, other) => one.order - other.order);

/** The transitions that a microstep took; none for another inspection event. */
export const transitionsOf = (inspected: InspectionEvent): readonly AnyTransitionDefinition[] =>
  inspected.type === '@xstate.microstep' ? inspected._transitions : [];

/** Whether the state accepts the event, even if only to stay as it is. */
export const accepts = (snapshot: AnyMachineSnapshot, event: EventObject): boolean =>
  (snapshot.machine.getTransitionData(snapshot, event) ?? []).length > 0;
