import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backoff, countAttempt, uncountAttempts } from '#server/platform/http/backoff.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

describeOnDatabase('attempts of a moment, in any order', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const limit = (key: string): Backoff => ({
    key,
    freeAttempts: 3,
    waitsMs: [60_000],
    forgetAfterMs: 60_000,
  });
  const at = (ms: number) => new Date(Date.UTC(2026, 10, 26) + ms);
  const attempt = (key: string, ms: number) => countAttempt(server.db, [limit(key)], at(ms));

  it('lets one that waited for a connection pass after a later one', async () => {
    expect(await attempt('queued', 5)).toBe(0);
    expect(await attempt('queued', 0)).toBe(0);
  });

  it('lets it pass after a later one that turned out to be harmless', async () => {
    await attempt('harmless', 5);
    await uncountAttempts(server.db, ['harmless']);
    expect(await attempt('harmless', 0)).toBe(0);
  });

  it('makes it wait once the free ones are used up', async () => {
    for (let ms = 0; ms < 3; ms += 1) expect(await attempt('used', 10 + ms)).toBe(0);
    expect(await attempt('used', 5)).toBe(60_007);
    expect(await attempt('used', 12)).toBe(60_000);
  });

  it('starts anew when its time is over since the first, though there is one now and then', async () => {
    for (const ms of [0, 25_000, 61_000, 86_000]) expect(await attempt('seldom', ms)).toBe(0);
  });

  it('counts from the last once the free ones are used up', async () => {
    for (const ms of [0, 1, 30_000]) await attempt('often', ms);
    expect(await attempt('often', 60_001)).toBe(29_999);
    expect(await attempt('often', 90_000)).toBe(0);
  });
});
