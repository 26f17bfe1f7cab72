import type { AnyActor, AnyStateMachine, InspectionEvent } from 'xstate';
import type { FlowHost } from '../host/FlowHost.ts';

/** Something that happened to a flow. */
export interface LoggedEvent {
  readonly number: number;
  readonly flowId: string;
  readonly event: string;
  /** Local time, `HH:MM:SS`. */
  readonly at: string;
}

export interface LiveFlow {
  /** Unique per flow, even for two flows of the same machine. */
  readonly key: string;
  readonly actor: AnyActor;
  readonly machine: AnyStateMachine;
}

export interface LiveFlows {
  readonly flows: readonly LiveFlow[];
  /** Newest first. */
  readonly happenings: readonly LoggedEvent[];
}

const MAX_HAPPENINGS = 40;

/** Tracks the flows that run on this page and notifies subscribers of every change. */
export class FlowWatcher {
  #known: LiveFlows = { flows: [], happenings: [] };
  #count = 0;
  readonly #listeners = new Set<() => void>();

  readonly host: FlowHost = {
    options: { inspect: (inspected) => this.#note(inspected) },
    watch: (actor) => this.#watch(actor),
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly known = (): LiveFlows => this.#known;

  #watch(actor: AnyActor): () => void {
    this.#count += 1;
    const flow = { key: `${actor.logic.id}-${this.#count}`, actor, machine: actor.logic };
    this.#update({ flows: [...this.#known.flows, flow] });
    return () => this.#update({ flows: this.#known.flows.filter(({ key }) => key !== flow.key) });
  }

  #note(inspected: InspectionEvent): void {
    if (inspected.type !== '@xstate.event' || inspected.event.type === 'xstate.init') return;
    const flow = this.#known.flows.find(({ actor }) => actor === inspected.actorRef);
    if (!flow) return;
    this.#count += 1;
    const happening = {
      number: this.#count,
      flowId: flow.machine.id,
      event: inspected.event.type,
      at: new Date().toLocaleTimeString('en-GB'),
    };
    this.#update({ happenings: [happening, ...this.#known.happenings].slice(0, MAX_HAPPENINGS) });
  }

  #update(change: Partial<LiveFlows>): void {
    this.#known = { ...this.#known, ...change };
    // Deferred, because a flow may start or receive an event while React renders.
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
  }
}
