interface Timer {
  readonly dueMs: number;
  readonly order: number;
  readonly act: () => void | Promise<void>;
}

/** Time that passes only by `advance`, so that three days of retries run instantly and deterministically. */
export class VirtualClock {
  #nowMs: number;
  #scheduled = 0;
  #timers: Timer[] = [];
  #advancing: Promise<void> = Promise.resolve();

  constructor(startMs: number) {
    this.#nowMs = startMs;
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  get now(): Date {
    return new Date(this.#nowMs);
  }

  /**
   * Runs `act` once the clock has advanced by `delayMs`. Timers due at the same time run in the order of these
   * calls.
   */
  schedule(delayMs: number, act: () => void | Promise<void>): void {
    this.#scheduled += 1;
    this.#timers.push({ dueMs: this.#nowMs + delayMs, order: this.#scheduled, act });
    this.#timers.sort((a, b) => a.dueMs - b.dueMs || a.order - b.order);
  }

  /** Resolves once others have advanced the clock by this time. */
  untilPassed(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.schedule(delayMs, resolve));
  }

  /**
   * Advances the clock and awaits every timer that falls due. Concurrent calls run one after another. Rejects if a timer
   * fails; the clock then stays at that timer's time, and the next call goes on from there.
   */
  advance(byMs: number): Promise<void> {
    const advanced = this.#advancing.then(() => this.#advanceTo(this.#nowMs + byMs));
    this.#advancing = advanced.catch(() => undefined);
    return advanced;
  }

  async #advanceTo(endMs: number): Promise<void> {
    for (let next = this.#timers[0]; next && next.dueMs <= endMs; next = this.#timers[0]) {
      this.#timers.shift();
      this.#nowMs = Math.max(this.#nowMs, next.dueMs);
      await next.act();
    }
    this.#nowMs = endMs;
  }
}
