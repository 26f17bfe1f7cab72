export interface Latency {
  readonly p50: string;
  readonly p95: string;
  readonly p99: string;
  readonly max: string;
}

/** Latencies in milliseconds as a client measures them: processes all items once, with this many clients at a time. */
export async function latencyOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  clients = 1,
): Promise<Latency> {
  const tookMs: number[] = [];
  const waiting = items.values();
  const client = async (): Promise<void> => {
    for (const item of waiting) {
      const startMs = performance.now();
      await work(item);
      tookMs.push(performance.now() - startMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const sorted = tookMs.toSorted((one, other) => one - other);
  const at = (share: number): string =>
    `${(sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1)} ms`;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
