/** In milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Latencies as a client measures them: processes all items once, with this many clients at a time. */
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
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

export function printLatencies(rows: Readonly<Record<string, Latency>>): void {
  const text = (ms: number): string => `${ms.toFixed(1)} ms`;
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { p50, p95, p99, max }]) => [
        name,
        { p50: text(p50), p95: text(p95), p99: text(p99), max: text(max) },
      ]),
    ),
  );
}
