import { expect, it } from 'vitest';
import { inPages } from './in-pages.ts';

const SIZE = 2;

async function readAll(stored: readonly number[], act: (row: number) => void = () => undefined) {
  const read: number[] = [];
  const asked: (number | null)[] = [];
  const pageAfter = async (last: number | null): Promise<number[]> => {
    asked.push(last);
    return stored.filter((row) => last === null || row > last).slice(0, SIZE);
  };
  for await (const row of inPages(SIZE, pageAfter)) {
    read.push(row);
    act(row);
  }
  return { read, asked };
}

it('reads each row once and stops after a page that is not full', async () => {
  expect(await readAll([1, 2, 3])).toStrictEqual({ read: [1, 2, 3], asked: [null, 2] });
  expect(await readAll([1, 2])).toStrictEqual({ read: [1, 2], asked: [null, 2] });
  expect(await readAll([])).toStrictEqual({ read: [], asked: [null] });
});

it('loads a page when the one before is used up, so that it misses no row when earlier ones are gone', async () => {
  const stored = [1, 2, 3, 4, 5];
  const { read } = await readAll(stored, (row) => stored.splice(stored.indexOf(row), 1));
  expect(read).toStrictEqual([1, 2, 3, 4, 5]);
});
