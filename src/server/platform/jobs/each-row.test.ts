import { expect, test } from 'vitest';
import { eachRow } from './each-row.ts';
import { inPages } from './in-pages.ts';

const unexpected = (error: unknown) => expect.unreachable(String(error));

test('a row that fails does not stop the others', async () => {
  const acted: number[] = [];
  const failures: unknown[] = [];
  const act = async (row: number) => {
    if (row === 2) throw new Error('The row is locked');
    acted.push(row);
  };
  await eachRow([1, 2, 3], act, { onFailure: (error) => failures.push(error), signal: undefined });
  expect(acted).toEqual([1, 3]);
  expect(failures).toEqual([new Error('The row is locked')]);
});

test('an abort stops before the next row and the next page', async () => {
  const stop = new AbortController();
  const acted: number[] = [];
  const loaded: (number | null)[] = [];
  const rows = inPages<number>(1, async (last) => {
    loaded.push(last);
    return [1, 2, 3].filter((row) => last === null || row > last).slice(0, 1);
  });
  const act = async (row: number) => {
    acted.push(row);
    if (row === 2) stop.abort(new Error('The deadline has passed'));
  };
  await expect(eachRow(rows, act, { onFailure: unexpected, signal: stop.signal })).rejects.toThrow(
    'The deadline has passed',
  );
  expect(acted).toEqual([1, 2]);
  expect(loaded).toEqual([null, 1]);
});
