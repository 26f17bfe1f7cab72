import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { ClockError, openDatabaseClock } from '#server/platform/db/clock.ts';
import { queryRow } from '#server/platform/db/database.ts';
import { WAIT } from '../kit/wait.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';

/** More than two statements take on a busy machine, and less than the difference of the clocks here. */
const OFF_AT_MOST_MS = 10_000;

describeOnEachDatabase("the database's clock", (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const databaseNowMs = async () =>
    Number(
      (
        await queryRow<{ atMs: string }>(
          server.db,
          sql`select (extract(epoch from clock_timestamp()) * 1000)::text as "atMs"`,
        )
      ).atMs,
    );

  test('is followed, to a fraction of a second', async () => {
    const clock = await openDatabaseClock(server.db);
    expect(Math.abs(clock.now().getTime() - (await databaseNowMs()))).toBeLessThan(OFF_AT_MOST_MS);
  });

  test("is followed even if the machine's clock jumps by days while the server runs", async () => {
    const clock = await openDatabaseClock(server.db);
    const before = await databaseNowMs();
    vi.spyOn(Date, 'now').mockReturnValue(before + 3 * DAY_MS);
    const atJump = clock.now().getTime();
    vi.restoreAllMocks();
    expect(Math.abs(atJump - before)).toBeLessThan(OFF_AT_MOST_MS);
  });

  test('is measured again after a while, without a timer', async () => {
    const clock = await openDatabaseClock(server.db);
    const realNow = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => realNow() + 60_000);
    await vi.waitFor(
      async () =>
        expect(Math.abs(clock.now().getTime() - (await databaseNowMs()))).toBeLessThan(OFF_AT_MOST_MS),
      WAIT,
    );
  });

  test.each([
    ['31 s ahead', 31_000, "31 s ahead of the database's"],
    ['31 s behind', -31_000, "31 s behind the database's"],
  ])('rejects a machine whose own is %s', async (_, offMs, text) => {
    const originMs = (await databaseNowMs()) - performance.now();
    const machineNow = () => originMs + performance.now() + offMs;
    await expect(openDatabaseClock(server.db, machineNow)).rejects.toThrow(ClockError);
    await expect(openDatabaseClock(server.db, machineNow)).rejects.toThrow(text);
  });

  test.each([25_000, -25_000])('accepts a machine whose own clock is %i ms off', async (offMs) => {
    const nowMs = await databaseNowMs();
    const clock = await openDatabaseClock(server.db, () => nowMs + offMs);
    expect(Math.abs(clock.now().getTime() - (await databaseNowMs()))).toBeLessThan(OFF_AT_MOST_MS);
  });
});
