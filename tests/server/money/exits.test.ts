import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exitResponse } from '#api/contract/changes.ts';
import { verificationResponse } from '#api/contract/documents.ts';
import { DAY_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import { getUser } from '#server/identity/users/store.ts';
import { balance, EXIT_FEES_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { contributionExits } from '#server/platform/db/schema/changes.ts';
import { payments } from '#server/platform/db/schema/contributions.ts';
import { documents } from '#server/platform/db/schema/documents.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { apartments } from '#server/platform/db/schema/properties.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { decideExit, openExits } from '#server/savings/exits/decide.ts';
import { requestExit } from '#server/savings/exits/request.ts';
import { notifyOfDeposits } from '#server/savings/notices/received.ts';
import { documentsOf, download, textOf } from '../documents/kit.ts';
import { createListing, type TestListing } from '../kit/listings.ts';
import { messagesTo } from '../kit/outbox.ts';
import { signUpVerified, TEST_PASSWORD, type TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  announceAndTransfer,
  contribute,
  contributionOf,
  deposit,
  expectLedgerConsistent,
  pay,
  paymentOf,
  postContribution,
  postPayment,
  readMoneyRows,
  walletOf,
} from './kit.ts';

const MONTHLY = naira(312_500);

describeOnDatabase('leaving a plan', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let listing: TestListing;
  let id: string;
  beforeAll(async () => {
    server = await open({ EXIT_FEE_BPS: '250' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await signUpVerified(server.app);
    listing = await createListing(server.db);
    id = (await contribute(server.app, buyer, agreement(listing, 0, server.dependencies.settings))).id;
    await deposit(server, buyer, MONTHLY);
  });

  const read = async () =>
    exitResponse.parse(
      (await server.app.inject({ url: `/api/contributions/${id}/exit`, headers: buyer.headers })).json(),
    ).body;
  const ask = (changes: object = {}, person = buyer) =>
    server.app.inject({
      method: 'POST',
      url: `/api/contributions/${id}/exit`,
      headers: person.headers,
      payload: { current_password: TEST_PASSWORD, returned: naira(304_687.5), ...changes },
    });
  const takeBack = (person = buyer) =>
    server.app.inject({
      method: 'POST',
      url: `/api/contributions/${id}/exit/withdraw`,
      headers: person.headers,
    });
  const requested = async (): Promise<string> => {
    const response = await ask();
    const { exit } = exitResponse.parse(response.json()).body;
    if (!exit) throw new Error(response.body);
    return exit.reference;
  };
  const decide = (reference: string, isConfirmed: boolean) =>
    decideExit(server.dependencies, { reference, isConfirmed, actor: 'Bisi', reason: 'Spoke to Ada.' });
  const statusOfUnit = async () =>
    (
      await server.db
        .select({ status: apartments.status })
        .from(apartments)
        .where(eq(apartments.id, listing.apartmentIds[0] ?? ''))
    )[0]?.status;
  const kindsSent = async () =>
    (await server.db.select().from(messages).where(eq(messages.userId, buyer.user.id))).map(
      ({ kind }) => kind,
    );

  test('makes the allocation letter void once it is confirmed', async () => {
    await announceAndTransfer(server, buyer, id, naira(3_750_000));
    const [letter] = await documentsOf(server, buyer, 'letter', id);
    expect(letter?.voided_at).toBeNull();
    const { quote } = await read();
    const response = await ask({ returned: quote?.returned });
    await decide(exitResponse.parse(response.json()).body.exit?.reference ?? '', true);
    const checked = await server.app.inject(`/api/documents/verify/${letter?.code}`);
    expect(checked.json().body.document).toMatchObject({ replaced_by: null });
    expect(checked.json().body.document.voided_on).not.toBeNull();
    const texts = (await messagesTo(server.db, buyer.user.phone)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('Your allocation letter is no longer valid.'));
  });

  test('is seen to grow old in the metrics until somebody decides', async () => {
    const ageSeconds = async () => {
      const metrics = (await server.app.inject({ url: '/metrics' })).body;
      return Number(/^exits_oldest_open_age_seconds (\S+)$/m.exec(metrics)?.[1]);
    };
    expect(await ageSeconds()).toBe(0);
    const reference = await requested();
    server.clock.advance(3 * DAY_MS);
    expect(await ageSeconds()).toBe((3 * DAY_MS) / 1_000);
    await decide(reference, false);
    expect(await ageSeconds()).toBe(0);
  });

  test('keeps back the share that the terms named', async () => {
    const [terms] = await documentsOf(server, buyer, 'terms', id);
    const text = await textOf((await download(server, buyer, terms?.id ?? '')).rawPayload);
    expect(text).toContain('If we confirm it, what you have paid, less 2.5%, goes into your wallet');
    const withoutFee = { ...server.dependencies.settings, exitFeeBps: 0 };
    const outdated = await postContribution(server.app, buyer.headers, agreement(listing, 1, withoutFee));
    expect(outdated.json().code).toBe('terms_outdated');
  });

  test('begins with a quote of what was paid, what is kept back, and when the rest arrives', async () => {
    expect(await read()).toEqual({
      quote: {
        paid: MONTHLY,
        fee_bps: 250,
        fee: naira(7_812.5),
        returned: naira(304_687.5),
        decision_days: 5,
      },
      exit: null,
    });
  });

  test('asks for the password again, and for the figures that were seen', async () => {
    const before = await readMoneyRows(server);
    const wrong = await ask({ current_password: 'mango-danfo-43' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'current_password_wrong']);
    const missing = await ask({ current_password: undefined });
    expect(missing.json().fields).toStrictEqual({ current_password: 'Current Password is required.' });
    const outdated = await ask({ returned: MONTHLY });
    expect([outdated.statusCode, outdated.json().code]).toEqual([409, 'figures_outdated']);
    const other = await ask({}, await signUpVerified(server.app));
    expect([other.statusCode, other.json().code]).toEqual([403, 'not_yours']);
    const { contributions: now } = (await readMoneyRows(server)) as Record<string, unknown>;
    expect(now).toEqual((before as Record<string, unknown>).contributions);
  });

  test('takes no password that was changed since it was checked', async () => {
    const user = await getUser(server.db, buyer.user.id);
    await server.db.update(users).set({ passwordHash: 'changed' }).where(eq(users.id, user.id));
    const asked = { contributionId: id, returnedKobo: naira(304_687.5), user };
    await expect(
      server.db.transaction((transaction) => requestExit(server.dependencies, transaction, asked)),
    ).rejects.toMatchObject({ code: 'current_password_wrong' });
    expect((await read()).exit).toBeNull();
  });

  test('is requested once; asking again changes nothing', async () => {
    const reference = await requested();
    expect((await contributionOf(server.app, buyer, id)).status).toBe('leaving');
    expect((await read()).exit).toMatchObject({ status: 'requested', reference, returned: naira(304_687.5) });
    expect((await ask()).statusCode).toBe(201);
    expect(await openExits(server.db)).toContainEqual(
      expect.objectContaining({ reference, contributionId: id }),
    );
    expect(await server.db.$count(contributionExits, eq(contributionExits.contributionId, id))).toBe(1);
    expect(await kindsSent()).toContain('exit_requested');
  });

  test('takes no payment while it is requested: money that comes stays in the wallet', async () => {
    const announced = await pay(server.app, buyer, id, naira(200_000));
    await requested();
    expect((await contributionOf(server.app, buyer, id)).awaiting_payment).toBeNull();
    expect(await paymentOf(server.app, buyer, announced.id)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'leaving_requested',
    });
    const rejected = await postPayment(server.app, buyer.headers, id, naira(100_000));
    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'contribution_leaving']);
    await deposit(server, buyer, naira(200_000));
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(200_000));
    expect((await contributionOf(server.app, buyer, id)).paid).toBe(MONTHLY);
    await expect(
      server.db
        .update(payments)
        .set({ status: 'received', receivedAt: new Date() })
        .where(eq(payments.id, announced.id)),
    ).rejects.toThrow();
    // The money of the cancelled payment is still the buyer's once the plan goes on, and pays what they announce.
    await takeBack();
    expect(await paymentOf(server.app, buyer, announced.id)).toMatchObject({ status: 'cancelled' });
    expect((await contributionOf(server.app, buyer, id)).awaiting_payment).toBeNull();
    await pay(server.app, buyer, id, naira(200_000));
    expect((await contributionOf(server.app, buyer, id)).paid).toBe(MONTHLY + naira(200_000));
    await expectLedgerConsistent(server);
  });

  test('tells of money that comes while it is requested, and asks for no more', async () => {
    await pay(server.app, buyer, id, naira(200_000));
    await requested();
    // Not at the time of the payment before.
    server.clock.advance(60_000);
    const eventId = await deposit(server, buyer, naira(50_000));
    const [event] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, eventId));
    await notifyOfDeposits(server.dependencies, { userId: buyer.user.id, eventIds: [event?.id ?? ''] });
    const texts = (await messagesTo(server.db, buyer.user.phone)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('₦50,000'))).toEqual([
      expect.stringContaining(
        'Your transfer of ₦50,000 is in your Kolo wallet. You can use it for your next payment, or withdraw it.',
      ),
    ]);
  });

  test('can be taken back: the plan goes on and takes payments', async () => {
    await requested();
    expect((await takeBack()).json().body).toMatchObject({
      exit: { status: 'withdrawn' },
      quote: { paid: MONTHLY },
    });
    expect((await takeBack()).statusCode).toBe(200);
    expect((await contributionOf(server.app, buyer, id)).status).toBe('active');
    const kinds = await kindsSent();
    const countOf = (sent: 'exit_requested' | 'exit_withdrawn') =>
      kinds.filter((kind) => kind === sent).length;
    expect(countOf('exit_withdrawn')).toBe(countOf('exit_requested'));
    await deposit(server, buyer, MONTHLY);
    await pay(server.app, buyer, id, MONTHLY);
    expect((await contributionOf(server.app, buyer, id)).paid).toBe(2 * MONTHLY);
    expect((await read()).quote?.paid).toBe(2 * MONTHLY);
  });

  test('is confirmed by a second person: the money is in the wallet less the fee, and the unit is free', async () => {
    await pay(server.app, buyer, id, naira(200_000));
    const feesBefore = await balance(server.db, EXIT_FEES_ACCOUNT_ID);
    await decide(await requested(), true);
    const left = await contributionOf(server.app, buyer, id);
    expect([left.status, left.paid, left.awaiting_payment, left.next_due]).toEqual(['left', 0, null, null]);
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(304_687.5));
    expect((await balance(server.db, EXIT_FEES_ACCOUNT_ID)) - feesBefore).toBe(naira(7_812.5));
    expect(await statusOfUnit()).toBe('available');
    const [awaited] = await server.db
      .select()
      .from(payments)
      .where(sql`${payments.contributionId} = ${id} and ${payments.status} = 'cancelled'`);
    expect(awaited?.cancelReason).toBe('leaving_requested');
    expect(await read()).toMatchObject({
      quote: null,
      exit: { status: 'confirmed', paid: MONTHLY, reason: 'Spoke to Ada.' },
    });
    expect(await kindsSent()).toContain('exit_decided');
    const transactions = await server.app.inject({ url: '/api/wallet/transactions', headers: buyer.headers });
    expect(transactions.json().body.transactions[0]).toMatchObject({
      title: 'Returned from your plan',
      direction: 'credit',
      amount: naira(304_687.5),
      property: { title: 'Ile Ayo Court' },
    });
    await expectLedgerConsistent(server);
    // Another buyer can take the unit again.
    await contribute(
      server.app,
      await signUpVerified(server.app),
      agreement(listing, 0, server.dependencies.settings),
    );
  });

  test('marks the terms in force and the receipts once it is confirmed, and no others', async () => {
    const other = (await contribute(server.app, buyer, agreement(listing, 1, server.dependencies.settings)))
      .id;
    const marks = async () =>
      (await documentsOf(server, buyer, 'terms')).map((terms) => [terms.contribution_id, terms.is_plan_left]);
    const receiptMarks = async (contributionId: string) =>
      (await documentsOf(server, buyer, 'receipt', contributionId)).map((receipt) => receipt.is_plan_left);
    await announceAndTransfer(server, buyer, other, MONTHLY);
    const verified = async (kind: 'terms' | 'receipt' = 'terms') => {
      const [issued] = await documentsOf(server, buyer, kind, id);
      const response = await server.app.inject({ url: `/api/documents/verify/${issued?.code}` });
      const { message, body } = verificationResponse.parse(response.json());
      return [message, body.document.is_plan_left];
    };
    const reference = await requested();
    expect(await marks()).toEqual([
      [other, undefined],
      [id, undefined],
    ]);
    expect(await verified()).toEqual(['This document is genuine.', undefined]);
    expect(await verified('receipt')).toEqual(['This document is genuine.', undefined]);
    await decide(reference, true);
    expect(await marks()).toEqual([
      [other, undefined],
      [id, true],
    ]);
    const isGenuineOfLeftPlan = ['This document is genuine, but the buyer has left their plan.', true];
    expect(await verified()).toEqual(isGenuineOfLeftPlan);
    expect(await verified('receipt')).toEqual(isGenuineOfLeftPlan);
    expect([await receiptMarks(id), await receiptMarks(other)]).toEqual([[true], [undefined]]);
  });

  test('is declined by a second person: the plan goes on', async () => {
    const reference = await requested();
    await decide(reference, false);
    expect((await contributionOf(server.app, buyer, id)).status).toBe('active');
    expect((await read()).exit).toMatchObject({ status: 'declined', reason: 'Spoke to Ada.' });
    expect((await takeBack()).json().code).toBe('exit_closed');
    await expect(decide(reference, true)).rejects.toThrow(`${reference} is declined already.`);
    await expect(decide('EXT-NOTHING', true)).rejects.toThrow('There is no request EXT-NOTHING.');
    await expectLedgerConsistent(server);
  });

  test('is for a contribution that money was paid into', async () => {
    const held = await contribute(server.app, buyer, agreement(listing, 1, server.dependencies.settings));
    id = held.id;
    expect((await read()).quote).toBeNull();
    expect((await ask()).json().code).toBe('not_paid_into');
  });

  /** Pays until the total is this sum. */
  const payUpTo = async (sumKobo: number) => {
    const amount = sumKobo - (await contributionOf(server.app, buyer, id)).paid;
    await announceAndTransfer(server, buyer, id, amount);
  };

  test('voids the allocation letter, with nothing in its place', async () => {
    await payUpTo(naira(3_750_000));
    const letter = and(eq(documents.contributionId, id), eq(documents.kind, 'letter'));
    expect(await server.db.select().from(documents).where(letter)).toMatchObject([{ voidedAt: null }]);
    const { quote } = await read();
    await ask({ returned: quote?.returned });
    await decide((await read()).exit?.reference ?? '', true);
    expect(await server.db.select().from(documents).where(letter)).toMatchObject([
      { voidedAt: server.clock.now(), voidedById: null, voidActor: 'Bisi' },
    ]);
  });

  test('is possible once a Plan B is complete, as its mortgage may be declined; declined it is complete again', async () => {
    await payUpTo(naira(7_500_000));
    expect((await contributionOf(server.app, buyer, id)).status).toBe('completed');
    const { quote } = await read();
    expect((await ask({ returned: quote?.returned })).statusCode).toBe(201);
    await decide((await read()).exit?.reference ?? '', false);
    expect((await contributionOf(server.app, buyer, id)).status).toBe('completed');
    expect(await statusOfUnit()).toBe('sold');
    await expectLedgerConsistent(server);
  });

  describe('the database itself', () => {
    test('lets a decided request stay as it was decided, by a named person with a reason', async () => {
      const reference = await requested();
      const row = eq(contributionExits.reference, reference);
      await expect(
        server.db.update(contributionExits).set({ status: 'confirmed', decidedAt: new Date() }).where(row),
      ).rejects.toThrow();
      await decide(reference, false);
      await expect(
        server.db.update(contributionExits).set({ reason: 'another' }).where(row),
      ).rejects.toThrow();
      await expect(server.db.delete(contributionExits).where(row)).rejects.toThrow();
    });
  });
});
