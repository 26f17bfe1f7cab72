import { countText } from '#domain/quantities.ts';
import type { Calls } from './journey/calls.ts';

/** The metrics of one server at one time. */
export interface Sample {
  /** The position of the server among those of the run. */
  readonly server: number;
  readonly atMs: number;
  readonly waiting: number;
  readonly eventLoopP99Ms: number;
  readonly residentMiB: number;
  readonly requests: number;
  readonly streams: number;
}

const MIB = 1_048_576;

/** Reads the current metrics of a server. */
async function takeSample(server: number, origin: string): Promise<Sample> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const sumOf = (name: string): number =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
  return {
    server,
    atMs: performance.now(),
    waiting: sumOf('database_connections_waiting'),
    eventLoopP99Ms: sumOf('nodejs_eventloop_lag_p99_seconds') * 1_000,
    residentMiB: sumOf('process_resident_memory_bytes') / MIB,
    requests: sumOf('http_request_duration_seconds_count'),
    streams: sumOf('event_streams_open'),
  };
}

/** Samples each server every second until the returned function is called, which takes the last samples. */
export function keepSampling(origins: readonly string[]): () => Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const sampleAll = async (): Promise<void> => {
    await Promise.allSettled(
      origins.map(async (origin, server) => samples.push(await takeSample(server, origin))),
    );
  };
  const sampling = setInterval(() => void sampleAll(), 1_000);
  return async () => {
    clearInterval(sampling);
    await sampleAll();
    return samples;
  };
}

interface Load {
  readonly calls: Calls;
  readonly samples: readonly Sample[];
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
  printServers(samples, serverCount);
  console.log(
    `${buyerCount} buyers at once, ${serverCount} servers, ${tookSeconds.toFixed(1)} s: ` +
      `${(callCount / tookSeconds).toFixed(0)} calls and ${(journeys / tookSeconds).toFixed(1)} whole journeys a second. ` +
      `Event loop delay p99 ${Math.max(0, ...samples.map(({ eventLoopP99Ms }) => eventLoopP99Ms)).toFixed(0)} ms at most, ` +
      `${Math.max(0, ...samples.map(({ waiting }) => waiting))} requests waited for a connection at most. ` +
      `${calls.shedCount} shed, ${calls.shedWithoutRetryAfter} of them without Retry-After.`,
  );
  console.log(calls.failures.size === 0 ? 'No errors.' : Object.fromEntries(calls.failures));
}

const MINUTE_MS = 60_000;

/** The requests of each process, and its memory in the first and in the last minute of the run. */
export function printServers(samples: readonly Sample[], serverCount: number): void {
  console.table(
    Array.from({ length: serverCount }, (_, server) => {
      const own = samples.filter((sample) => sample.server === server);
      const { firstMiB, lastMiB } = memoryOf(own);
      return {
        server: server + 1,
        requests: own.at(-1)?.requests ?? 0,
        'first minute MiB': Math.round(firstMiB),
        'last minute MiB': Math.round(lastMiB),
        'growth MiB': Math.round(lastMiB - firstMiB),
      };
    }),
  );
}

/** The mean memory of a server in the first and in the last minute, or half where the run is shorter than two. */
export function memoryOf(samples: readonly Sample[]): { firstMiB: number; lastMiB: number } {
  const [fromMs, toMs] = [samples[0]?.atMs ?? 0, samples.at(-1)?.atMs ?? 0];
  const windowMs = Math.min(MINUTE_MS, (toMs - fromMs) / 2);
  const mean = (part: readonly Sample[]): number =>
    part.reduce((sum, { residentMiB }) => sum + residentMiB, 0) / part.length;
  return {
    firstMiB: mean(samples.filter(({ atMs }) => atMs <= fromMs + windowMs)),
    lastMiB: mean(samples.filter(({ atMs }) => atMs >= toMs - windowMs)),
  };
}

/** The failed calls with how often each failed, except those with a status that the server may answer. */
export const failuresBut = (expectedStatus: number, { failures }: Calls): string[] =>
  [...failures]
    .filter(([call]) => !call.includes(` ${expectedStatus} `))
    .map(([call, count]) => `failed ${countText(count, 'time')}: ${call}`);

/** What a run under load must not show: the server may shed calls with a clear 503, and nothing else may fail. */
export function problemsOf(calls: readonly Calls[], journeys: number): string[] {
  const withoutRetryAfter = calls.reduce((sum, each) => sum + each.shedWithoutRetryAfter, 0);
  return [
    ...calls.flatMap((each) => failuresBut(503, each)),
    ...(withoutRetryAfter > 0 ? [`${countText(withoutRetryAfter, 'time')} 503 without Retry-After`] : []),
    ...(journeys === 0 ? ['nobody came to the end of the journey'] : []),
  ];
}

/** The quantile of a list: the value that this share of it does not exceed. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;
