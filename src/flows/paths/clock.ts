interface Timer {
  readonly dueMs: number;
  readonly fire: () => void;
}

/** When every path begins. */
export const START_MS = Date.parse('2026-11-21T09:00:00.000Z');

/** A flow whose timers ring more often at one moment never comes to rest. */
const MOST_RINGS_AT_ONCE = 1_000;

/** A clock that stands still until it is told which timer to ring: paths have no other time. */
export class PathClock {
  #nowMs = START_MS;
  #lastId = 0;
  readonly #timers = new Map<number, Timer>();

  readonly now = (): number => this.#nowMs;

  setTimeout(fire: () => void, delayMs: number): number {
    this.#lastId += 1;
    this.#timers.set(this.#lastId, { fire, dueMs: this.#nowMs + delayMs });
    return this.#lastId;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /** How long until the next timer rings; null where none runs. */
  msToNext(): number | null {
    const next = this.#next();
    return next ? Math.max(0, next[1].dueMs - this.#nowMs) : null;
  }

  /**
   * Lets time pass; what rings on the way rings at its own time.
   * @throws where timers ring on and on at one moment.
   */
  advance(ms: number): void {
    const untilMs = this.#nowMs + ms;
    let ringsAtOnce = 0;
    for (let next = this.#next(); next && next[1].dueMs <= untilMs; next = this.#next()) {
      const [id, { dueMs, fire }] = next;
      this.#timers.delete(id);
      ringsAtOnce = dueMs > this.#nowMs ? 1 : ringsAtOnce + 1;
      if (ringsAtOnce > MOST_RINGS_AT_ONCE) throw new Error('Timers ring on and on, and no time passes.');
      this.#nowMs = Math.max(this.#nowMs, dueMs);
      fire();
    }
    this.#nowMs = untilMs;
  }

  /** The timer that rings first; of two at the same time the one that was set first. */
  #next(): [number, Timer] | undefined {
    return [...this.#timers].sort(([, a], [, b]) => a.dueMs - b.dueMs)[0];
  }
}
