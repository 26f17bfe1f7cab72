import { expect, it } from 'vitest';
import { turns } from './turns.ts';

it('runs so many at once, the first come first, and goes on after a failure', async () => {
  const inTurn = turns(2);
  const started: number[] = [];
  const ends = new Map<number, (isGood: boolean) => void>();
  const work = (name: number) =>
    inTurn(async () => {
      started.push(name);
      const isGood = await new Promise<boolean>((resolve) => ends.set(name, resolve));
      if (!isGood) throw new Error(`${name} failed`);
      return name;
    });
  const [one, two, three, four] = [work(1), work(2), work(3), work(4)];
  expect(started).toEqual([1, 2]);
  ends.get(2)?.(false);
  await expect(two).rejects.toThrow('2 failed');
  await expect.poll(() => started).toEqual([1, 2, 3]);
  ends.get(1)?.(true);
  expect(await one).toBe(1);
  await expect.poll(() => started).toEqual([1, 2, 3, 4]);
  ends.get(3)?.(true);
  ends.get(4)?.(true);
  expect(await Promise.all([three, four])).toEqual([3, 4]);
});
