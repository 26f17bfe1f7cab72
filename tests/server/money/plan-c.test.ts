import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, lagosDate } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import { expireLapsedHolds } from '#server/savings/hold-sweep.ts';
import { createListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { agreement, contribute, contributionOf, createBuyer, newSession, paymentOf } from './kit.ts';

const DAY_MS = 24 * 3_600_000;
const fail = (error: unknown): never => expect.unreachable(String(error));

describeOnDatabase('Plan C', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  /** Advances the clock by days; returns the buyer with a new session. */
  const later = async (person: TestPerson, days: number): Promise<TestPerson> => {
    server.clock.advance(days * DAY_MS);
    return { ...person, ...(await newSession(server, person.user.id)) };
  };
  const agree = async () => {
    const buyer = await createBuyer(server);
    const payload = { ...agreement(await createListing(server.db)), plan: 'C' };
    return { buyer, started: await contribute(server.app, buyer, payload) };
  };

  test('holds the unit for 14 days, and its first contribution is due when they end', async () => {
    const { started } = await agree();
    const end = new Date(server.clock.now().getTime() + 14 * DAY_MS);
    const firstDueOn = lagosDate(end);
    expect(started).toMatchObject({
      hold_expires_at: end.toISOString(),
      next_due: { due_on: firstDueOn, amount: naira(312_500) },
      awaiting_payment: { amount: naira(312_500), lapses_at: end.toISOString() },
    });
    expect(started.schedule.slice(0, 3).map(({ due_on, status }) => [due_on, status])).toEqual([
      [firstDueOn, 'due'],
      [addMonths(firstDueOn, 1), 'upcoming'],
      [addMonths(firstDueOn, 2), 'upcoming'],
    ]);
  });

  test('is not overdue while it is held, and over when the hold is', async () => {
    const { buyer, started } = await agree();
    const shortly = await later(buyer, 13);
    expect(await contributionOf(server.app, shortly, started.id)).toMatchObject({ status: 'pending' });
    expect((await contributionOf(server.app, shortly, started.id)).schedule[0]?.status).toBe('due');
    await expireLapsedHolds(server.dependencies, fail);
    expect(await contributionOf(server.app, shortly, started.id)).toMatchObject({ status: 'pending' });
    const after = await later(buyer, 1);
    await expireLapsedHolds(server.dependencies, fail);
    expect(await contributionOf(server.app, after, started.id)).toMatchObject({ status: 'expired' });
    const payment = await paymentOf(server.app, after, started.awaiting_payment?.id ?? '');
    expect(payment).toMatchObject({ status: 'cancelled', cancel_reason: 'contribution_ended' });
  });
});

describeOnDatabase('Plan B', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('is not overdue either while its unit is held, though it is due on the day of agreement', async () => {
    const buyer = await createBuyer(server);
    const { id } = await contribute(server.app, buyer, agreement(await createListing(server.db)));
    server.clock.advance(1.5 * DAY_MS);
    const shortly = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    const { status, schedule } = await contributionOf(server.app, shortly, id);
    const statuses = schedule.slice(0, 2).map((instalment) => instalment.status);
    expect([status, ...statuses]).toEqual(['pending', 'due', 'upcoming']);
  });
});

describeOnDatabase('a hold that outlasts the wait for a payment', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ PLAN_C_HOLD_DAYS: '30', PAYMENT_LAPSE_DAYS: '3' });
  });
  afterAll(() => server.close());

  test('leaves its payment awaiting', async () => {
    const buyer = await createBuyer(server);
    const payload = {
      ...agreement(await createListing(server.db), 0, server.dependencies.settings),
      plan: 'C',
    };
    const { awaiting_payment, hold_expires_at } = await contribute(server.app, buyer, payload);
    expect(awaiting_payment?.lapses_at).toBe(hold_expires_at);
  });
});
