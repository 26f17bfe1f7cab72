import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changesResponse } from '#api/contract/changes.ts';
import { MAX_UNPAID_CONTRIBUTIONS } from '#domain/listings/holds.ts';
import { naira } from '#domain/money.ts';
import { createListing, type TestListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  announceAndTransfer,
  cancel,
  contribute,
  contributionOf,
  createBuyer,
  postContribution,
  readMoneyRows,
} from './kit.ts';

const HOUR_MS = 3_600_000;
const MONTHLY = naira(312_500);
const unitsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

describeOnDatabase('the units that one buyer can hold unpaid', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let listing: TestListing;
  beforeAll(async () => {
    server = await open({ UNIT_HOLD_HOURS: '2' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await createBuyer(server);
    listing = await createListing(server.db, {
      blocks: [{ bedrooms: 1, bathrooms: 1, floors: 3, unitsPerFloor: 10 }],
    });
  });

  const start = (unit: number) =>
    postContribution(server.app, buyer.headers, agreement(listing, unit, server.dependencies.settings));
  const holdAsManyAsMayBe = async (): Promise<string[]> => {
    const started: string[] = [];
    for (const unit of unitsFrom(0, MAX_UNPAID_CONTRIBUTIONS))
      started.push(
        (await contribute(server.app, buyer, agreement(listing, unit, server.dependencies.settings))).id,
      );
    return started;
  };

  /** Changes the duration of a contribution to 36 months. */
  const lengthen = async (id: string): Promise<void> => {
    const url = `/api/contributions/${id}/changes`;
    const read = await server.app.inject({ url, headers: buyer.headers });
    const { options } = changesResponse.parse(read.json()).body.changes;
    const option = options.find(({ change }) => change.duration_months === 36);
    if (!option) return expect.unreachable();
    const { monthly, target, left, ends_on } = option.figures;
    const response = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'idempotency-key': randomUUID(), ...buyer.headers },
      payload: { change: option.change, seen: { monthly, target, left, ends_on } },
    });
    expect(response.statusCode).toBe(201);
  };

  test('are ten: one more is rejected, and changes nothing', async () => {
    await holdAsManyAsMayBe();
    const before = await readMoneyRows(server);
    const response = await start(MAX_UNPAID_CONTRIBUTIONS);
    expect([response.statusCode, response.json().code]).toEqual([409, 'too_many_holds']);
    expect(response.json().message).toContain('10');
    expect(await readMoneyRows(server)).toEqual(before);
    expect((await start(0)).json().code).toBe('unit_already_yours');
    expect(
      await contribute(
        server.app,
        await createBuyer(server),
        agreement(listing, 20, server.dependencies.settings),
      ),
    ).toBeTruthy();
  });

  test('count again once one is cancelled, paid into or lapsed', async () => {
    const [first, second] = await holdAsManyAsMayBe();
    if (!first || !second) return expect.unreachable();
    await cancel(server.app, buyer, first);
    expect((await start(10)).statusCode).toBe(201);
    expect((await start(11)).statusCode).toBe(409);
    await announceAndTransfer(server, buyer, second, MONTHLY);
    expect((await start(11)).statusCode).toBe(201);
    server.clock.advance(2 * HOUR_MS);
    expect((await start(12)).statusCode).toBe(201);
  });

  test('count until the first payment is complete, whatever reserves them', async () => {
    const [first, second] = await holdAsManyAsMayBe();
    if (!first || !second) return expect.unreachable();
    for (const id of [first, second]) await announceAndTransfer(server, buyer, id, naira(1_000));
    expect(await contributionOf(server.app, buyer, first)).toMatchObject({ status: 'active' });
    expect((await start(10)).json().code).toBe('too_many_holds');
    // The first instalment is now what was paid of it.
    await lengthen(first);
    expect((await start(10)).json().code).toBe('too_many_holds');
    await announceAndTransfer(server, buyer, second, naira(311_500));
    expect((await start(10)).statusCode).toBe(201);
  });

  test('are ten too when they are asked for all at once', async () => {
    const responses = await Promise.all(unitsFrom(0, 16).map(start));
    const started = responses.filter(({ statusCode }) => statusCode === 201);
    expect(started).toHaveLength(MAX_UNPAID_CONTRIBUTIONS);
  });
});
