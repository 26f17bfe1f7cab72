import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changesResponse } from '#api/contract/changes.ts';
import { isoDate } from '#domain/dates.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import { readFacts } from '#server/documents/facts/facts.ts';
import { contributionRevisions } from '#server/platform/db/schema/changes.ts';
import { contributions } from '#server/platform/db/schema/contributions.ts';
import { documents } from '#server/platform/db/schema/documents.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { apartments } from '#server/platform/db/schema/properties.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { createListing, type TestListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  announceAndTransfer,
  contribute,
  contributionOf,
  createBuyer,
  deposit,
  expectLedgerConsistent,
  newSession,
  pay,
  walletOf,
} from './kit.ts';

const MONTHLY = naira(312_500);
const DAY_MS = 24 * HOUR_MS;

describeOnDatabase('changing a plan', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let listing: TestListing;
  let id: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await createBuyer(server);
    listing = await createListing(server.db, { town: `Town of ${buyer.user.id}` });
    id = (await contribute(server.app, buyer, agreement(listing))).id;
    await deposit(server, buyer, MONTHLY);
  });

  const read = async () => {
    const url = `/api/contributions/${id}/changes`;
    const response = await server.app.inject({ url, headers: buyer.headers });
    return changesResponse.parse(response.json()).body.changes;
  };
  type Option = Awaited<ReturnType<typeof read>>['options'][number];
  const optionOf = async (matches: (option: Option) => boolean): Promise<Option> => {
    const option = (await read()).options.find(matches);
    if (!option) throw new Error('That change is not offered');
    return option;
  };
  /** The first clause of the terms in force. */
  const termsTitles = async () => {
    const isOfPlan = and(eq(documents.contributionId, id), eq(documents.kind, 'terms'));
    const [inForce] = await server.db
      .select()
      .from(documents)
      .where(and(isOfPlan, isNull(documents.voidedAt)));
    return inForce && readFacts('terms', inForce).agreement.map(({ title }) => title);
  };
  const ofKind = (kind: Option['change']['kind']) => optionOf(({ change }) => change.kind === kind);
  const send = ({ change, figures }: Option, headers: Record<string, string> = {}, contributionId = id) =>
    server.app.inject({
      method: 'POST',
      url: `/api/contributions/${contributionId}/changes`,
      headers: { 'idempotency-key': randomUUID(), ...buyer.headers, ...headers },
      payload: {
        change,
        seen: {
          monthly: figures.monthly,
          target: figures.target,
          left: figures.left,
          ends_on: figures.ends_on,
        },
      },
    });
  const daysLater = async (days: number) => {
    server.clock.advance(days * DAY_MS);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
  };

  test('what is late is spread over the rest, as the figures said; the agreed terms stay written', async () => {
    await daysLater(70);
    const { current, options } = await read();
    expect(current.late).toBe(2 * MONTHLY);
    const spread = options.find(({ change }) => change.kind === 'spread');
    if (!spread) throw new Error('It is not offered');
    expect(spread.figures).toMatchObject({ late: 0, target: current.target, ends_on: current.ends_on });
    const response = await send(spread);
    expect(response.statusCode).toBe(201);
    const changed = await contributionOf(server.app, buyer, id);
    expect(changed.schedule.some(({ status }) => status === 'overdue')).toBe(false);
    expect(changed.monthly).toBe(spread.figures.monthly);
    expect(changed.schedule.at(-1)?.due_on).toBe(spread.figures.ends_on);
    expect(changed.schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(changed.target);
    const [revision] = await server.db
      .select()
      .from(contributionRevisions)
      .where(eq(contributionRevisions.contributionId, id));
    expect(revision).toMatchObject({
      number: 1,
      kind: 'spread',
      paidKobo: MONTHLY,
      before: { quote: { monthlyKobo: MONTHLY, instalmentsKobo: Array(24).fill(MONTHLY) } },
    });
    const { history } = await read();
    expect(history).toMatchObject([
      { number: 1, kind: 'spread', before: { monthly: MONTHLY }, after: { monthly: changed.monthly } },
    ]);
    // The format that pages of the previous release read.
    expect(history).toMatchObject([
      {
        monthly_before: MONTHLY,
        monthly_after: changed.monthly,
        ends_on_before: current.ends_on,
        ends_on_after: changed.schedule.at(-1)?.due_on,
      },
    ]);
    const sent = await server.db.select().from(messages).where(eq(messages.userId, buyer.user.id));
    expect(sent.map(({ kind }) => kind)).toContain('plan_changed');
    // The plan accepts payments as before.
    await deposit(server, buyer, changed.monthly);
    await pay(server.app, buyer, id, changed.monthly);
    expect((await contributionOf(server.app, buyer, id)).paid).toBe(MONTHLY + changed.monthly);
    await expectLedgerConsistent(server);
  });

  test('a pause is had once, and says so after', async () => {
    const pause = await ofKind('pause');
    const { due_on: dueOn } = (await contributionOf(server.app, buyer, id)).next_due ?? { due_on: '' };
    expect((await send(pause)).statusCode).toBe(201);
    const { next_due } = await contributionOf(server.app, buyer, id);
    expect(next_due?.due_on.slice(0, 7)).not.toBe(dueOn.slice(0, 7));
    expect(next_due?.amount).toBe(MONTHLY);
    expect((await read()).obstacles).toContainEqual({ kind: 'pause', reason: 'paused_before' });
    const again = await send({ ...pause, figures: { ...pause.figures } });
    expect([again.statusCode, again.json().code]).toEqual([422, 'change_not_possible']);
    expect(again.json().message).toBe('You have paused this plan before. It can be paused once.');
  });

  test('the same request twice changes the plan once', async () => {
    const option = await optionOf(({ change }) => change.duration_months === 36);
    const key = { 'idempotency-key': randomUUID() };
    expect([(await send(option, key)).statusCode, (await send(option, key)).statusCode]).toEqual([201, 201]);
    expect(await server.db.$count(contributionRevisions, eq(contributionRevisions.contributionId, id))).toBe(
      1,
    );
    expect((await contributionOf(server.app, buyer, id)).duration_months).toBe(36);
  });

  test('figures that are out of date are not applied', async () => {
    const option = await optionOf(({ change }) => change.duration_months === 36);
    await deposit(server, buyer, MONTHLY);
    await pay(server.app, buyer, id, MONTHLY);
    const response = await send(option);
    expect([response.statusCode, response.json().code]).toEqual([409, 'figures_outdated']);
    expect((await contributionOf(server.app, buyer, id)).duration_months).toBe(24);
  });

  test.each<[string, Partial<Option['figures']>]>([
    ['monthly amount', { monthly: naira(1) }],
    ['target', { target: naira(1) }],
    ['rest', { left: naira(1) }],
    ['last day', { ends_on: isoDate('2026-01-31') }],
  ])('nothing is changed for who was shown another %s', async (_, shown) => {
    const option = await ofKind('pause');
    const response = await send({ ...option, figures: { ...option.figures, ...shown } });
    expect([response.statusCode, response.json().code]).toEqual([409, 'figures_outdated']);
  });

  test('another unit of the property is reserved, and the first is free again', async () => {
    const option = await optionOf(({ change }) => change.apartment_id === listing.apartmentIds[2]);
    expect(option.figures).toMatchObject({ monthly: MONTHLY, price: naira(25_000_000) });
    expect((await send(option)).statusCode).toBe(201);
    const statuses = await server.db
      .select({ id: apartments.id, status: apartments.status })
      .from(apartments)
      .where(eq(apartments.propertyId, listing.propertyId));
    const statusOf = (index: number) =>
      statuses.find((unit) => unit.id === listing.apartmentIds[index])?.status;
    expect([statusOf(0), statusOf(2)]).toEqual(['available', 'reserved']);
    expect((await contributionOf(server.app, buyer, id)).unit.id).toBe(listing.apartmentIds[2]);
    expect((await termsTitles())?.[0]).toBe('Change 1: Another unit.');
    expect((await read()).history.map((made) => made.is_other_property)).toEqual([undefined]);
    expect((await send(option)).json().code).toBe('change_not_possible');
  });

  test('a smaller home of the same town is offered at its own price; a dearer or distant one is not', async () => {
    const town = `Town of ${buyer.user.id}`;
    const smaller = await createListing(server.db, {
      town,
      title: 'Odo Flats',
      priceKobo: naira(20_000_000),
    });
    await createListing(server.db, { town, title: 'Dearer', priceKobo: naira(30_000_000) });
    const distant = await createListing(server.db, { title: 'Distant', priceKobo: naira(20_000_000) });
    const homes = (await read()).options.flatMap(({ change, figures }) =>
      change.kind === 'unit' ? [figures.home] : [],
    );
    expect(homes.filter((home) => !home.startsWith('Ile Ayo'))).toEqual([
      'Odo Flats, Block 1, Ground floor, U1',
    ]);
    const option = await optionOf(({ figures }) => figures.home.startsWith('Odo Flats'));
    expect(option.figures).toMatchObject({ target: naira(6_000_000), left: naira(5_687_500) });
    expect((await send(option)).statusCode).toBe(201);
    const moved = await contributionOf(server.app, buyer, id);
    expect([moved.property.id, moved.target, moved.paid]).toEqual([
      smaller.propertyId,
      naira(6_000_000),
      MONTHLY,
    ]);
    const titles = await termsTitles();
    expect(titles?.[0]).toBe('Change 1: Another home.');
    expect(titles).toEqual(
      expect.arrayContaining(['You can pay early, and more.', expect.stringMatching(/^If you miss a month/)]),
    );
    expect((await read()).history).toMatchObject([
      {
        is_other_property: true,
        before: { home: expect.stringMatching(/^Ile Ayo/) },
        after: { home: 'Odo Flats, Block 1, Ground floor, U1' },
      },
    ]);
    const [distantUnit] = distant.apartmentIds;
    const rejected = await send({
      ...option,
      change: { ...option.change, apartment_id: distantUnit ?? null },
    });
    expect(rejected.json().code).toBe('change_not_possible');
    await expectLedgerConsistent(server);
  });

  test('a move that meets the first target brings the letter of the new home; then home and plan stay', async () => {
    await announceAndTransfer(server, buyer, id, naira(2_800_000));
    const town = `Town of ${buyer.user.id}`;
    await createListing(server.db, { town, title: 'Odo Flats', priceKobo: naira(20_000_000) });
    await send(await optionOf(({ figures }) => figures.home.startsWith('Odo Flats')));
    const letters = await server.db.select().from(documents).where(eq(documents.contributionId, id));
    expect(letters.filter(({ kind }) => kind === 'letter')).toMatchObject([
      { facts: { home: 'Odo Flats' }, voidedAt: null },
    ]);
    const sent = await server.db.select().from(messages).where(eq(messages.userId, buyer.user.id));
    expect(sent.map(({ kind }) => kind)).toContain('target_met');
    const { options, obstacles } = await read();
    expect(options.some(({ change }) => change.kind === 'unit' || change.kind === 'plan')).toBe(false);
    expect(obstacles).toContainEqual({ kind: 'unit', reason: 'letter_issued' });
  });

  test('another duration brings a letter that names it in place of the one before; a pause leaves it', async () => {
    await deposit(server, buyer, naira(4_000_000));
    await pay(server.app, buyer, id, naira(4_000_000));
    const letters = async () =>
      (
        await server.db
          .select()
          .from(documents)
          .where(and(eq(documents.contributionId, id), eq(documents.kind, 'letter')))
          .orderBy(documents.serial)
      ).map(({ facts, voidedAt, voidReason }) => ({ facts, isInForce: voidedAt === null, voidReason }));
    await send(await ofKind('pause'));
    expect(await letters()).toMatchObject([{ facts: { durationMonths: 24 }, isInForce: true }]);
    await send(await ofKind('duration'));
    const { duration_months: months } = await contributionOf(server.app, buyer, id);
    expect(months).not.toBe(24);
    expect(await letters()).toMatchObject([
      { isInForce: false, voidReason: `The contribution is over ${months} months now` },
      { facts: { durationMonths: months }, isInForce: true, voidReason: null },
    ]);
  });

  test('under a new name no change brings another letter, and the one in force stays, for two days', async () => {
    await deposit(server, buyer, naira(4_000_000));
    await pay(server.app, buyer, id, naira(4_000_000));
    const nameChangedAt = (atMs: number) =>
      server.db
        .update(users)
        .set({ nameChangedAt: new Date(atMs) })
        .where(eq(users.id, buyer.user.id));
    const letters = async () =>
      (await server.db.select().from(documents).where(eq(documents.contributionId, id)))
        .filter(({ kind }) => kind === 'letter')
        .map(({ voidedAt }) => voidedAt === null);
    const nowMs = server.clock.now().getTime();
    await nameChangedAt(nowMs);
    const rejected = await send(await ofKind('duration'));
    expect([rejected.statusCode, rejected.json().code]).toEqual([422, 'change_not_possible']);
    expect(rejected.json().message).toContain('possible 48 hours after that');
    expect(await letters()).toEqual([true]);
    expect((await contributionOf(server.app, buyer, id)).duration_months).toBe(24);
    await nameChangedAt(nowMs - 48 * HOUR_MS);
    expect((await send(await ofKind('duration'))).statusCode).toBe(201);
    expect((await letters()).toSorted()).toEqual([false, true]);
  });

  test('another plan is offered where it fits, and says why where it does not', async () => {
    const { options, obstacles } = await read();
    expect(options.filter(({ change }) => change.kind === 'plan').map(({ change }) => change.plan)).toEqual([
      'A',
    ]);
    expect(obstacles).toContainEqual({ kind: 'plan', reason: 'same_after_start' });
    expect((await send(await ofKind('plan'))).statusCode).toBe(201);
    const changed = await contributionOf(server.app, buyer, id);
    expect([changed.plan, changed.target, changed.mortgage]).toEqual(['A', naira(25_000_000), 0]);
    // The month paid on Plan B stays a month; then come the rest of the downpayment and the months of Plan A.
    expect(changed.schedule.slice(0, 3).map(({ kind }) => kind)).toEqual(['month', 'downpayment', 'month']);
    expect(changed.schedule.filter(({ kind }) => kind === 'downpayment')).toHaveLength(1);
  });

  test('a payment that waits for more than would be left has to be withdrawn first', async () => {
    // Less than the new target, more than is left of it.
    await pay(server.app, buyer, id, naira(5_800_000));
    const town = `Town of ${buyer.user.id}`;
    await createListing(server.db, { town, title: 'Odo Flats', priceKobo: naira(20_000_000) });
    const response = await send(await optionOf(({ figures }) => figures.home.startsWith('Odo Flats')));
    expect(response.json().message).toContain('A payment of ₦5,800,000 waits for its transfer');
    expect((await walletOf(server.app, buyer)).balance).toBe(0);
  });

  test('only its buyer changes a plan, once it is paid into', async () => {
    const option = await ofKind('pause');
    const other = await createBuyer(server);
    expect((await send(option, { authorization: other.headers.authorization })).json().code).toBe(
      'not_yours',
    );
    expect((await send(option, {}, randomUUID())).json().code).toBe('not_found');
    const held = await contribute(server.app, buyer, agreement(listing, 1));
    expect((await send(option, {}, held.id)).json().code).toBe('not_paid_into');
  });

  test('the database lets no terms change without their revision, and no revision change', async () => {
    const row = eq(contributions.id, id);
    await expect(server.db.update(contributions).set({ durationMonths: 30 }).where(row)).rejects.toThrow();
    await expect(server.db.update(contributions).set({ revision: 1 }).where(row)).rejects.toThrow();
    await send(await ofKind('pause'));
    await expect(server.db.update(contributionRevisions).set({ kind: 'spread' })).rejects.toThrow();
    await expect(server.db.delete(contributionRevisions)).rejects.toThrow();
  });
});
