import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import { accepts } from '../graph/internals.ts';
import { respond } from './calls.ts';
import { PathClock } from './clock.ts';
import type { AnyModel } from './model/model.ts';
import { responseOf, responseStep, type Step, type Taken } from './path.ts';
import { Recorder } from './recorder.ts';
import type { Watch } from './staged.ts';

/** A flow that runs without a page, step by step, with no time but the path's. */
export class LiveFlow {
  readonly clock = new PathClock();
  readonly #model: AnyModel;
  readonly #actor: AnyActorRef;
  readonly #recorder: Recorder;

  constructor(model: AnyModel, machine: (watch: Watch) => AnyStateMachine, input: unknown) {
    this.#model = model;
    this.#recorder = new Recorder(model);
    // Made at the path's time: what a flow does first, it does as it is made.
    this.#actor = this.#now(() =>
      createActor(machine(this.#recorder.watch), {
        input,
        clock: this.clock,
        inspect: this.#recorder.inspect(model.machine.id),
      }),
    );
    // A flow that falls over is seen by its status.
    this.#actor.subscribe({ error: () => {} });
    this.#now(() => this.#actor.start());
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot();
  }

  /** What happened since one last asked. */
  take(waitedMs = 0): Taken {
    return this.#recorder.take(waitedMs);
  }

  /**
   * All that may happen here. An event that changes nothing is asked about, so that its guards answer, and left out,
   * unless the state takes it on purpose to hold still.
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

  perform(step: Step): Taken {
    let waitedMs = 0;
    this.#now(() => {
      switch (step.kind) {
        case 'event':
          this.#actor.send(eventOf(this.#model, step.type));
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

  /** Lets time pass, and all timers ring that are due. */
  pass(ms: number): void {
    this.#now(() => this.clock.advance(ms));
  }

  stop(): void {
    this.#actor.stop();
  }

  /** Machines that ask for the time of day get the path's. */
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

export function eventOf(model: AnyModel, name: string) {
  const found = model.events[name];
  if (!found) throw new Error(`${model.machine.id} has no event '${name}'.`);
  return found.event;
}
