import { setTimeout } from 'node:timers/promises';
import type { RandomStream } from '#domain/random.ts';

/** Finds, for each database process (pid) that waits for a lock, the processes that it waits for. */
export type ReadBlockers = (pids: readonly number[]) => Promise<ReadonlyMap<number, readonly number[]>>;

/** How long a statement may take before the scheduler checks whether it waits for a lock. */
const PROBE_AFTER_MS = 3;

/**
 * `parked` waits for its turn before an await, `running` has its turn, `blocked` had its turn and waits for a lock of
 * another actor.
 */
type ActorState = 'idle' | 'parked' | 'running' | 'blocked';

/**
 * One process as the scheduler sees it: an action that stops before each await and continues when it is its turn. A
 * killed action never continues.
 */
export class Actor {
  state: ActorState = 'idle';
  /** The actor's current or next step. */
  label = '';
  #proceed: (() => void) | null = null;
  #wasBlocked = false;
  readonly number: number;
  /** The process id of its database connection. */
  readonly pid: number;
  readonly #onChange: () => void;

  constructor(number: number, pid: number, onChange: () => void) {
    this.number = number;
    this.pid = pid;
    this.#onChange = onChange;
  }

  /** An await of the action; the seed decides when it runs. */
  async step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
    if (this.state === 'parked') throw new Error(`${this.label} and ${label} are awaited at once`);
    await this.#park(label);
    this.#wasBlocked = false;
    try {
      return await work();
    } finally {
      // Another actor has the turn now.
      if (this.#wasBlocked) await this.#park(`goes on after: ${label}`);
    }
  }

  begin(action: () => Promise<void>): void {
    this.state = 'running';
    void action().then(() => this.#change('idle'));
  }

  proceed(): void {
    const proceed = this.#proceed;
    this.#proceed = null;
    this.state = 'running';
    proceed?.();
  }

  /** Ends a parked action where it stopped. */
  kill(): void {
    this.#proceed = null;
    this.state = 'idle';
  }

  /** Marks the actor as waiting for a lock of another actor. */
  block(): void {
    this.state = 'blocked';
    this.#wasBlocked = true;
  }

  #park(label: string): Promise<void> {
    this.label = label;
    return new Promise((resolve) => {
      this.#proceed = resolve;
      this.#change('parked');
    });
  }

  #change(state: ActorState): void {
    this.state = state;
    this.#onChange();
  }
}

/**
 * Lets one actor at a time take a step, in an order that depends only on the seed: a step is over when every actor is
 * parked, idle, or waits for a lock of one that is.
 */
export class Scheduler {
  readonly actors: readonly Actor[];
  readonly #random: RandomStream;
  readonly #readBlockers: ReadBlockers;
  #changed = Promise.withResolvers<void>();

  constructor(pids: readonly number[], random: RandomStream, readBlockers: ReadBlockers) {
    this.actors = pids.map((pid, number) => new Actor(number, pid, () => this.#changed.resolve()));
    this.#random = random;
    this.#readBlockers = readBlockers;
  }

  isBusy(): boolean {
    return this.actors.some(({ state }) => state !== 'idle');
  }

  /** Picks the next actor among those that are not blocked. */
  next({ isIdleToo }: { isIdleToo: boolean }): Actor {
    const [first, ...rest] = this.actors.filter(
      ({ state }) => state === 'parked' || (isIdleToo && state === 'idle'),
    );
    // PostgreSQL resolves deadlocks, so at least one actor can always continue.
    if (!first) throw new Error('All actors wait for each other');
    return this.#random.pick([first, ...rest]);
  }

  /** Waits until the step is over. `mayUnblock`: the step ended a transaction and so released its locks. */
  async settle(mayUnblock: boolean): Promise<void> {
    if (mayUnblock) for (const actor of this.actors) if (actor.state === 'blocked') actor.state = 'running';
    while (this.#running().length > 0) {
      const isChanged = await Promise.race([
        this.#changed.promise.then(() => true),
        setTimeout(PROBE_AFTER_MS, false, { ref: false }),
      ]);
      if (isChanged) this.#changed = Promise.withResolvers<void>();
      else await this.#findBlocked();
    }
  }

  #running(): readonly Actor[] {
    return this.actors.filter(({ state }) => state === 'running');
  }

  /** Marks the running actors as blocked if all of them wait for locks, so that only another turn can release them. */
  async #findBlocked(): Promise<void> {
    const running = this.#running();
    const blockers = await this.#readBlockers(running.map(({ pid }) => pid));
    const isBlocked = (actor: Actor) => (blockers.get(actor.pid) ?? []).length > 0;
    const again = this.#running();
    if (again.length === running.length && again.every(isBlocked)) for (const actor of again) actor.block();
  }
}
