import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
} from 'xstate';

/**
 * All reads of XState's unpublished fields. xstate 5.33 publishes neither the active state nodes of a snapshot nor the
 * transitions of a microstep, nor the timers that run, and a path test needs all of them by their ids. After an update of
 * xstate, `internals.test.ts` fails for each field that is gone.
 */

/** The active state nodes in the order of the machine's source, regardless of when each was entered. */
export const activeNodes = ({ _nodes }: AnyMachineSnapshot): AnyStateNode[] =>
  _nodes.toSorted((one, other) => one.order - other.order);

/** The types of the events that timers of the actor and its children will send. */
export const scheduledEvents = ({ system }: AnyActorRef): string[] =>
  Object.values(system.getSnapshot()._scheduledEvents).map(({ event }) => event.type);

/** The transitions that a microstep took; none for other inspection events. */
export const transitionsOf = (inspected: InspectionEvent): readonly AnyTransitionDefinition[] =>
  inspected.type === '@xstate.microstep' ? inspected._transitions : [];

/** Whether the current state handles the event, even if it does not change. */
export const accepts = (snapshot: AnyMachineSnapshot, event: EventObject): boolean =>
  (snapshot.machine.getTransitionData(snapshot, event) ?? []).length > 0;
