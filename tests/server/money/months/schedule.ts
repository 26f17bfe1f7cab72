import { JOBS } from '#server/jobs.ts';
import { DAY_MS } from './month.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LAGOS_OFFSET_MS = HOUR_MS;
const DAILY = /^(\d+) (\d+) \* \* \*$/;
const isDaily = ({ schedule }: (typeof JOBS)[number]): boolean => DAILY.test(schedule?.cron ?? '');

/** The jobs that a server runs every few minutes. */
export const FREQUENT_JOBS = JOBS.filter((job) => job.schedule && !isDaily(job)).map(({ name }) => name);

/** The times at which the daily jobs are due in a period, by Lagos time, in order. */
export function dailyRuns(fromMs: number, untilMs: number): { atMs: number; name: string }[] {
  const firstMidnightMs = Math.floor((fromMs + LAGOS_OFFSET_MS) / DAY_MS) * DAY_MS - LAGOS_OFFSET_MS;
  const runs: { atMs: number; name: string }[] = [];
  for (let midnightMs = firstMidnightMs; midnightMs < untilMs; midnightMs += DAY_MS)
    for (const { name, schedule } of JOBS.filter(isDaily)) {
      const [, minute, hour] = DAILY.exec(schedule?.cron ?? '') ?? [];
      const atMs = midnightMs + Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS;
      if (atMs > fromMs && atMs <= untilMs) runs.push({ atMs, name });
    }
  return runs.toSorted((a, b) => a.atMs - b.atMs);
}
