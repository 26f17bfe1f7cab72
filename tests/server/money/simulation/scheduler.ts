import { setTimeout } from 'node:timers/promises';
import type { RandomStream } from '#domain/random.ts';

/** Of those that wait for a lock: the processes of the database (by pid) that each waits for. */
export type ReadBlockers = (pids: readonly number[]) => Promise<ReadonlyMap<number, readonly number[]>>;

/** How long a statement may take before the scheduler asks whether it waits for a lock. */
const PROBE_AFTER_MS = 3;

/**
 * `parked` waits for its turn before an await, `running` has its turn, `blocked` had it and waits for a lock of another
 * actor.
 */
type ActorState = 'idle' | 'parked' | 'running' | 'blocked';

/**
 * One process of ours as the scheduler sees it: an action that stops before each of its awaits, and goes on when it is
 * its turn. A killed one never goes on.
 */
export class Actor {
  state: ActorState = 'idle';
  /** What it does next, or does now. */
  label = '';
  #proceed: (() => void) | null = null;
  #wasBlocked = false;
  readonly number: number;
  /** Of its connection to the database. */
  readonly pid: number;
  readonly #onChange: () => void;

  constructor(number: number, pid: number, onChange: () => void) {
    this.number = number;
    this.pid = pid;
    this.#onChange = onChange;
  }

  /** An await of the action: its turn comes by the seed. */
  async step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
    if (this.state === 'parked') throw new Error(`${this.label} and ${label} are awaited at once`);
    await this.#park(label);
    this.#wasBlocked = false;
    try {
      return await work();
    } finally {
      // Another actor has its turn now.
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

  /** Ends a parked action where it is. */
  kill(): void {
    this.#proceed = null;
    this.state = 'idle';
  }

  /** Waits for a lock of another actor. */
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
 * Lets one actor at a time take a step. The order depends on the seed alone: each step is over when every actor is
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

  /** The actor whose turn it is: one that is not blocked. */
  next({ isIdleToo }: { isIdleToo: boolean }): Actor {
    const [first, ...rest] = this.actors.filter(
      ({ state }) => state === 'parked' || (isIdleToo && state === 'idle'),
    );
    // PostgreSQL ends a deadlock, so one that waits for another always goes on.
    if (!first) throw new Error('All actors wait for each other');
    return this.#random.pick([first, ...rest]);
  }

  /** Waits until the step is over. `mayUnblock` after one that ended a transaction, and so gave its locks back. */
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

  /** Marks those that wait where all that run do, and nothing but the next turn lets them go on. */
  async #findBlocked(): Promise<void> {
    const running = this.#running();
    const blockers = await this.#readBlockers(running.map(({ pid }) => pid));
    const isBlocked = (actor: Actor) => (blockers.get(actor.pid) ?? []).length > 0;
    const again = this.#running();
    if (again.length === running.length && again.every(isBlocked)) for (const actor of again) actor.block();
  }
}
