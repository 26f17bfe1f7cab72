import { expect, it } from 'vitest';
import { Acknowledged, nothingBought } from '../load/journey/acknowledged.ts';
import { Calls } from '../load/journey/calls.ts';
import { memoryOf, problemsOf, type Sample } from '../load/report.ts';

const callsWith = (failures: Readonly<Record<string, number>>, shedWithoutRetryAfter = 0): Calls => {
  const calls = new Calls(() => '');
  for (const [call, count] of Object.entries(failures)) calls.failures.set(call, count);
  calls.shedWithoutRetryAfter = shedWithoutRetryAfter;
  return calls;
};

it('accepts only calls that were shed with Retry-After', () => {
  expect(problemsOf([callsWith({ 'search 503 overloaded': 9 })], 1)).toEqual([]);
});

it('names failed calls, unclear 503s and a journey without an end', () => {
  const failing = callsWith({ 'agree 409 terms_outdated': 4, 'home 0 fetch failed': 1 });
  const unclear = callsWith({ 'search 503 overloaded': 2 }, 2);
  expect(problemsOf([failing, unclear], 0)).toEqual([
    'failed 4 times: agree 409 terms_outdated',
    'failed 1 time: home 0 fetch failed',
    '2 times 503 without Retry-After',
    'nobody came to the end of the journey',
  ]);
});

it('takes a run in which nobody bought anything for a failure', () => {
  const acknowledged = new Acknowledged();
  acknowledged.users.add('a user');
  expect(nothingBought(acknowledged)).toEqual([
    'no agreement was acknowledged, so nothing is shown',
    'no deposit was acknowledged, so nothing is shown',
  ]);
  acknowledged.contributions.add('a contribution');
  acknowledged.deposits.set('an event', 100);
  expect(nothingBought(acknowledged)).toEqual([]);
});

it('keeps what was acknowledged at a time apart from what comes later', () => {
  const acknowledged = new Acknowledged();
  acknowledged.deposits.set('before', 100);
  const before = new Acknowledged(acknowledged);
  acknowledged.deposits.set('after', 100);
  expect([...before.deposits.keys()]).toEqual(['before']);
});

it('compares the memory of the first minute with that of the last', () => {
  const sample = (seconds: number, residentMiB: number): Sample => ({
    server: 0,
    atMs: seconds * 1_000,
    residentMiB,
    waiting: 0,
    eventLoopP99Ms: 0,
    requests: 0,
    streams: 0,
  });
  const soak = [sample(0, 100), sample(50, 110), sample(300, 500), sample(550, 120), sample(600, 130)];
  expect(memoryOf(soak)).toEqual({ firstMiB: 105, lastMiB: 125 });
  expect(memoryOf([sample(0, 100), sample(10, 120)])).toEqual({ firstMiB: 100, lastMiB: 120 });
});
