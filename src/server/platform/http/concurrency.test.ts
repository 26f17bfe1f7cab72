import { expect, test } from 'vitest';
import { keyedLimit } from './concurrency.ts';

/** Work that runs until `end` is called. */
function openWork() {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    log.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return name;
  };
  return { log, work, end: (name: string) => ends.get(name)?.() };
}

test('limits concurrency per key and runs waiting work in order', async () => {
  const limit = keyedLimit({ running: 2 });
  const { log, work, end } = openWork();
  const all = ['a', 'b', 'c', 'd'].map((name) => limit('one', work(name)));
  const other = limit('two', work('other'));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b', 'other']);
  end('b');
  expect(await all[1]).toBe('b');
  expect(log).toEqual(['a', 'b', 'other', 'c']);
  end('a');
  await all[0];
  expect(log).toEqual(['a', 'b', 'other', 'c', 'd']);
  for (const name of ['c', 'd', 'other']) end(name);
  await Promise.all([...all, other]);
});

test('rejects work while the queue is full', async () => {
  const limit = keyedLimit({ running: 1, waiting: 1 });
  const { work, end } = openWork();
  const first = limit('one', work('first'));
  const second = limit('one', work('second'));
  await expect(limit('one', work('third'))).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 1,
  });
  end('first');
  await first;
  const fourth = limit('one', work('fourth'));
  end('second');
  await second;
  end('fourth');
  expect(await fourth).toBe('fourth');
});

test('starts the next work after a failure', async () => {
  const limit = keyedLimit({ running: 1 });
  const failing = limit('one', async () => Promise.reject(new Error('no')));
  const next = limit('one', async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
