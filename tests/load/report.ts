import type { Calls } from './journey/calls.ts';

interface Gauges {
  readonly waiting: number;
  readonly eventLoopP99Ms: number;
}

/** The current metrics of a server. */
export async function readGauges(origin: string): Promise<Gauges> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const valuesOf = (name: string): number[] =>
    text
      .split('\n')
      .filter((line) => line.startsWith(name))
      .map((line) => Number(line.slice(line.lastIndexOf(' '))));
  return {
    waiting: valuesOf('database_connections_waiting{').reduce((sum, value) => sum + value, 0),
    eventLoopP99Ms: (valuesOf('nodejs_eventloop_lag_p99_seconds')[0] ?? 0) * 1_000,
  };
}

interface Load {
  readonly calls: Calls;
  readonly samples: readonly Gauges[];
  readonly journeys: number;
  readonly tookSeconds: number;
  readonly buyerCount: number;
  readonly serverCount: number;
}

export function printLoad({ calls, samples, journeys, tookSeconds, buyerCount, serverCount }: Load): void {
  const callCount = [...calls.timesMs.values()].reduce((sum, times) => sum + times.length, 0);
  console.table(
    [...calls.timesMs].map(([call, times]) => ({
      call,
      count: times.length,
      'p50 ms': Math.round(quantile(times, 0.5)),
      'p99 ms': Math.round(quantile(times, 0.99)),
    })),
  );
  console.log(
    `${buyerCount} buyers at once, ${serverCount} servers, ${tookSeconds.toFixed(1)} s: ` +
      `${(callCount / tookSeconds).toFixed(0)} calls and ${(journeys / tookSeconds).toFixed(1)} whole journeys a second. ` +
      `Event loop delay p99 ${Math.max(0, ...samples.map(({ eventLoopP99Ms }) => eventLoopP99Ms)).toFixed(0)} ms at most, ` +
      `${Math.max(0, ...samples.map(({ waiting }) => waiting))} requests waited for a connection at most. ` +
      `${calls.shedCount} shed, ${calls.shedWithoutRetryAfter} of them without Retry-After.`,
  );
  console.log(calls.failures.size === 0 ? 'No errors.' : Object.fromEntries(calls.failures));
}

/** The quantile of a list: the value that this share of it does not exceed. */
const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;
