import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { stateIdsOf } from '../graph/graph.ts';
import { transitionsOf } from '../graph/internals.ts';
import type { Place, Step, StepResult } from './path.ts';

/** What a visit of a place found, and how it came there. */
export interface Visit {
  readonly place: Place;
  readonly taken: StepResult;
  /** The results of the guards on the way, by their keys. */
  readonly guards: readonly (readonly [key: string, isTrue: boolean])[];
}

/** A part of a machine: how one of its states handles an event; null stands for all that it does. */
export interface MachinePart {
  readonly state: string;
  /** The type of the event, or the beginning of it. */
  readonly event: string | null;
}

interface Known extends Visit {
  /** Each state that was active, as `state|`, and with each event during that time, as `state|event`. */
  readonly asked: ReadonlySet<string>;
}

/** The visits of a machine. A machine that differs from it in one part makes those that do not ask that part likewise. */
export class Visits {
  readonly #known = new Map<string, Known>();

  add(start: string, trail: readonly Step[], visit: Visit, passage: Passage): void {
    this.#known.set(keyOf(start, trail), { ...visit, asked: passage.asked });
  }

  /** The visit, if it is known and does not ask the part. */
  without({ state, event }: MachinePart, start: string, trail: readonly Step[]): Visit | undefined {
    const visit = this.#known.get(keyOf(start, trail));
    if (!visit || stateIdsOf(visit.place.snapshot).includes(state)) return undefined;
    if (event === null) return visit.asked.has(`${state}|`) ? undefined : visit;
    return [...visit.asked].some((asked) => asked.startsWith(`${state}|${event}`)) ? undefined : visit;
  }
}

const keyOf = (start: string, trail: readonly Step[]): string =>
  JSON.stringify([start, trail.map(({ type }) => type)]);

/** Records which states were active on the way to a place, and which events they got. */
export class Passage {
  readonly asked = new Set<string>();
  #states = new Set<string>();
  #events = new Set<string>();

  readonly inspect = (inspected: InspectionEvent): void => {
    if (inspected.type === '@xstate.event') this.#events.add(inspected.event.type);
    if (inspected.type !== '@xstate.microstep') return;
    this.#events.add(inspected.event.type);
    if (isOfMachine(inspected.snapshot)) this.#add(stateIdsOf(inspected.snapshot));
    // A state that the flow leaves at once is active in no snapshot.
    for (const { source } of transitionsOf(inspected))
      this.#add(source.path.map((_, index) => idOf(source.path, index)));
  };

  #add(states: readonly string[]): void {
    for (const state of states) this.#states.add(state);
  }

  /** Ends a step: each state of it may have got each event of it. */
  endStep(snapshot: AnyMachineSnapshot): void {
    const active = stateIdsOf(snapshot);
    for (const state of [...this.#states, ...active]) {
      this.asked.add(`${state}|`);
      for (const event of this.#events) this.asked.add(`${state}|${event}`);
    }
    [this.#states, this.#events] = [new Set(active), new Set()];
  }
}

const idOf = (path: readonly string[], index: number): string => path.slice(0, index + 1).join('.');

const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;
