interface Timer {
  readonly dueMs: number;
  readonly fire: () => void;
}

/** The start time of every path. */
export const START_MS = Date.parse('2026-11-21T09:00:00.000Z');

/** More timers than this at the same time mean that the flow never settles. */
const MOST_RINGS_AT_ONCE = 1_000;

/** A simulated clock that only moves when a path advances it. */
export class PathClock {
  #nowMs: number;
  #lastId = 0;
  readonly #timers = new Map<number, Timer>();

  constructor(startMs = START_MS) {
    this.#nowMs = startMs;
  }

  readonly now = (): number => this.#nowMs;

  setTimeout(fire: () => void, delayMs: number): number {
    this.#lastId += 1;
    this.#timers.set(this.#lastId, { fire, dueMs: this.#nowMs + delayMs });
    return this.#lastId;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /** Milliseconds until the next timer fires; null if none is set. */
  msToNext(): number | null {
    const next = this.#next();
    return next ? Math.max(0, next[1].dueMs - this.#nowMs) : null;
  }

  /**
   * Advances the clock; each timer on the way fires at its own time.
   * @throws if timers keep firing at the same time.
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

  /** The next timer to fire; of two that are due at the same time, the one set first. */
  #next(): [number, Timer] | undefined {
    return [...this.#timers].sort(([, a], [, b]) => a.dueMs - b.dueMs)[0];
  }
}
