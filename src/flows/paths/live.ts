import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate';
import { accepts, scheduledEvents } from '../graph/internals.ts';
import { respond } from './calls.ts';
import { PathClock } from './clock.ts';
import type { AnyModel } from './model/model.ts';
import { responseOf, responseStep, type Step, type StepResult } from './path.ts';
import { Recorder } from './recorder.ts';
import type { Watch } from './staged.ts';

interface LiveFlowOptions {
  /** Called for all that happens, in addition to what the flow records itself. */
  readonly inspect?: ((inspected: InspectionEvent) => void) | undefined;
  /** When it starts (ms since the epoch), if not when every path starts. */
  readonly startMs?: number;
}

/** A flow that runs without a page, step by step, on the path's clock. */
export class LiveFlow {
  readonly clock: PathClock;
  readonly #model: AnyModel;
  readonly #actor: AnyActorRef;
  readonly #recorder: Recorder;
  #sentCount = 0;

  constructor(
    model: AnyModel,
    machine: (watch: Watch) => AnyStateMachine,
    input: unknown,
    { inspect, startMs }: LiveFlowOptions = {},
  ) {
    this.#model = model;
    this.clock = new PathClock(startMs);
    this.#recorder = new Recorder(model);
    const record = this.#recorder.inspect(model.machine.id);
    // Created at the path's time, because creating the actor already computes its initial state.
    this.#actor = this.#now(() =>
      createActor(machine(this.#recorder.watch), {
        input,
        clock: this.clock,
        inspect: (inspected) => {
          record(inspected);
          inspect?.(inspected);
        },
      }),
    );
    // An error of the flow is visible in its status.
    this.#actor.subscribe({ error: () => {} });
    this.#now(() => this.#actor.start());
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot();
  }

  /** The events of the timers that run. */
  get timers(): readonly string[] {
    return scheduledEvents(this.#actor);
  }

  /** Returns what happened since the last call. */
  take(waitedMs = 0): StepResult {
    return this.#recorder.take(waitedMs);
  }

  /**
   * The steps that are possible now. `accepts` also evaluates the guards of events that change nothing; these are left
   * out, unless the state handles the event without a change on purpose.
   */
  steps(): Step[] {
    const { snapshot } = this;
    if (snapshot.status !== 'active') return [];
    const events = Object.entries(this.#model.events).filter(
      ([, { event, when }]) => (when?.(snapshot) ?? true) && this.#now(() => accepts(snapshot, event)),
    );
    const answers = runningCalls(snapshot).flatMap((call) =>
      Object.entries(this.#model.responses[call] ?? {})
        .filter(([, { when }]) => when?.(snapshot) ?? true)
        .map(([name]) => responseStep(call, name)),
    );
    return [
      ...events.map(([type]): Step => ({ type, kind: 'event' })),
      ...answers,
      ...(this.clock.msToNext() === null ? [] : [{ type: 'time passes', kind: 'wait' } satisfies Step]),
    ];
  }

  perform(step: Step): StepResult {
    let waitedMs = 0;
    this.#now(() => {
      switch (step.kind) {
        case 'event':
          this.#sentCount += 1;
          this.#actor.send(eventOf(this.#model, step.type, this.#sentCount));
          return;
        case 'response':
          respond(callOf(this.snapshot, step.call), responseOf(this.#model, step));
          return;
        case 'wait':
          waitedMs = this.clock.msToNext() ?? 0;
          this.clock.advance(waitedMs);
      }
    });
    return this.take(waitedMs);
  }

  /** Advances the clock; all timers that are due fire. */
  pass(ms: number): void {
    this.#now(() => this.clock.advance(ms));
  }

  stop(): void {
    this.#actor.stop();
  }

  /** `Date.now` returns the path's time while the flow runs. */
  #now<T>(act: () => T): T {
    const real = Date.now;
    Date.now = this.clock.now;
    try {
      return act();
    } finally {
      Date.now = real;
    }
  }
}

export function runningCalls(snapshot: AnyMachineSnapshot): string[] {
  return Object.keys(snapshot.children).filter((id) => isUnderWay(snapshot, id));
}

export function callOf(snapshot: AnyMachineSnapshot, id: string): AnyActorRef {
  const call: AnyActorRef | undefined = snapshot.children[id];
  if (!call || !isUnderWay(snapshot, id)) throw new Error(`The call ${id} is not under way.`);
  return call;
}

const isUnderWay = ({ children }: AnyMachineSnapshot, id: string): boolean => {
  const call: AnyActorRef | undefined = children[id];
  return call?.getSnapshot().status === 'active';
};

/** The event, with a text of its own in the property that is another one each time it is sent. */
export function eventOf(model: AnyModel, name: string, sentCount: number) {
  const found = model.events[name];
  if (!found) throw new Error(`${model.machine.id} has no event '${name}'.`);
  const { event, fresh } = found;
  return fresh === undefined ? event : { ...event, [fresh]: `${event[fresh]} ${sentCount}` };
}
