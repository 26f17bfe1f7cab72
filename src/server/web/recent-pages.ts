/** For this long a page is sent again without a look at its data. Shared caches may keep it for longer. */
export const RECENT_MS = 2_000;
const MAX_PAGES = 500;

/**
 * The keys in `RenderedPages` of the pages whose data was read a moment ago, by what was asked for. The oldest go first.
 * The pages are not held here: `RenderedPages` bounds their bytes.
 */
export class RecentPages {
  readonly #keys = new Map<string, { readonly key: string; readonly readMs: number }>();

  get(address: string, nowMs: number): string | undefined {
    const found = this.#keys.get(address);
    return found && nowMs - found.readMs < RECENT_MS ? found.key : undefined;
  }

  set(address: string, key: string, nowMs: number): void {
    this.#keys.delete(address);
    this.#keys.set(address, { key, readMs: nowMs });
    for (const [oldest, { readMs }] of this.#keys) {
      if (this.#keys.size <= MAX_PAGES && nowMs - readMs < RECENT_MS) return;
      this.#keys.delete(oldest);
    }
  }
}
