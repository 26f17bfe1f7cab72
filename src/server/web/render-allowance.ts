import { SECOND_MS } from '#domain/durations.ts';

/**
 * How many pages a network may have rendered in each second, so that one visitor's made-up addresses do not take the
 * process from everybody else. Counted per process: what it protects is the process.
 */
export class RenderAllowance {
  readonly #perSecond: number;
  #second = 0;
  readonly #taken = new Map<string, number>();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** Counts a rendering; false if the network has had its share of this second. */
  take(network: string, nowMs: number): boolean {
    const second = Math.floor(nowMs / SECOND_MS);
    if (second !== this.#second) {
      this.#second = second;
      this.#taken.clear();
    }
    const taken = this.#taken.get(network) ?? 0;
    if (taken >= this.#perSecond) return false;
    this.#taken.set(network, taken + 1);
    return true;
  }
}
