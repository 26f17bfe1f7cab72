/** How long a page is sent again without checking its data. Shared caches may store it for longer. */
export const RECENT_MS = 2_000;
const MAX_PAGES = 500;

/**
 * Maps requests to the keys of pages whose data was loaded recently; evicts the oldest first. The pages themselves are
 * in `RenderedPages`, which bounds their size.
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
