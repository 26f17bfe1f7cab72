import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changesResponse, exitResponse } from '#api/contract/changes.ts';
import { paymentsResponse } from '#api/contract/contributions.ts';
import { naira } from '#domain/money.ts';
import { buildApp } from '#server/app.ts';
import { lockWallet } from '#server/money/wallet/store.ts';
import { queryRows } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { payments } from '#server/platform/db/schema/contributions.ts';
import { apartments } from '#server/platform/db/schema/properties.ts';
import { changeContribution } from '#server/savings/changes/apply.ts';
import { decideExit } from '#server/savings/exits/decide.ts';
import { WAIT } from '../../kit/wait.ts';
import { createListing } from '../kit/listings.ts';
import { signUpVerified, TEST_PASSWORD, type TestPerson } from '../kit/people.ts';
import { linesOf, runProgram } from '../kit/run-program.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import {
  agreement,
  contribute,
  contributionOf,
  createBuyer,
  deposit,
  expectLedgerConsistent,
  pay,
  postPayment,
  postWebhook,
  waitUntilApplied,
  walletOf,
} from './kit.ts';

const MONTHLY = naira(312_500);
const COMMAND = 'src/server/commands/contributions-exit.ts';
const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describeOnPostgres('leaving and changing, at the same moment as money moves', (open) => {
  let server: TestServer;
  /** A second process on the same database. */
  let second: { app: FastifyInstance; close(): Promise<void> };
  let buyer: TestPerson;
  let id: string;
  beforeAll(async () => {
    server = await open();
    const connection = await openPostgres(server.databaseUrl ?? '');
    const app = await buildApp({ ...server.dependencies, db: connection.db });
    second = { app, close: () => app.close().then(() => connection.close()) };
  });
  afterAll(async () => {
    await second.close();
    await server.close();
  });
  beforeEach(async () => {
    buyer = await signUpVerified(server.app);
    id = (await contribute(server.app, buyer, agreement(await createListing(server.db)))).id;
    await deposit(server, buyer, MONTHLY);
  });

  const appOf = (index: number): FastifyInstance => (index % 2 === 0 ? server.app : second.app);
  const ask = (app: FastifyInstance, returned: number) =>
    app.inject({
      method: 'POST',
      url: `/api/contributions/${id}/exit`,
      headers: buyer.headers,
      payload: { current_password: TEST_PASSWORD, returned },
    });
  const takeBack = (app: FastifyInstance) =>
    app.inject({ method: 'POST', url: `/api/contributions/${id}/exit/withdraw`, headers: buyer.headers });
  const requested = async (): Promise<string> => {
    const { paid } = await contributionOf(server.app, buyer, id);
    const { exit } = exitResponse.parse((await ask(server.app, paid)).json()).body;
    if (!exit) throw new Error('It was not requested');
    return exit.reference;
  };
  const decide = (reference: string, isConfirmed = true) =>
    decideExit(server.dependencies, { reference, isConfirmed, actor: 'Bisi', reason: 'As asked.' });
  const receivedKobo = async () =>
    (await server.db.select().from(payments).where(eq(payments.contributionId, id)))
      .filter(({ status }) => status === 'received')
      .reduce((sum, { amountKobo }) => sum + amountKobo, 0);

  test.each(times(5))('a deposit for an announced payment and a request to leave (round %i)', async () => {
    await pay(server.app, buyer, id, naira(200_000));
    const { account_number: accountNumber } = await walletOf(server.app, buyer);
    const [asked] = await Promise.all([
      ask(second.app, MONTHLY),
      postWebhook(server, { accountNumber, amountKobo: naira(200_000) }),
      ask(server.app, MONTHLY),
    ]);
    await waitUntilApplied(server);
    const { status, paid, awaiting_payment } = await contributionOf(server.app, buyer, id);
    expect(awaiting_payment).toBeNull();
    const { balance } = await walletOf(server.app, buyer);
    // If the money arrived first, the figures were outdated; otherwise it stays in the wallet.
    expect([status, paid, balance, asked.statusCode]).toEqual(
      status === 'leaving'
        ? ['leaving', MONTHLY, naira(200_000), 201]
        : ['active', MONTHLY + naira(200_000), 0, 409],
    );
    await expectLedgerConsistent(server);
  });

  test.each(times(5))('a confirmation, a withdrawal, a payment and deposits (round %i)', async () => {
    await pay(server.app, buyer, id, naira(100_000));
    const reference = await requested();
    const { account_number: accountNumber } = await walletOf(server.app, buyer);
    const [, withdrawn] = await Promise.allSettled([
      decide(reference),
      takeBack(second.app),
      ...times(6).map(() => postWebhook(server, { accountNumber, amountKobo: naira(100_000) })),
      postPayment(second.app, { ...buyer.headers }, id, naira(150_000)),
      decide(reference, false),
    ]);
    await waitUntilApplied(server);
    const { status, paid } = await contributionOf(server.app, buyer, id);
    const { balance } = await walletOf(server.app, buyer);
    expect(withdrawn?.status).toBe('fulfilled');
    expect(['active', 'left']).toContain(status);
    // No kobo is lost or created, and a contribution that was left holds nothing.
    expect(paid + balance).toBe(MONTHLY + naira(600_000));
    expect(paid).toBe(status === 'left' ? 0 : await receivedKobo());
    if (status === 'left') expect(await receivedKobo()).toBe(MONTHLY);
    await expectLedgerConsistent(server);
  });

  test('one of ten confirmations moves the money, the others find it decided', async () => {
    const reference = await requested();
    const results = await Promise.allSettled(times(10).map(() => decide(reference)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await walletOf(server.app, buyer)).balance).toBe(MONTHLY);
    await expectLedgerConsistent(server);
  });

  const changesOf = async (person: TestPerson, contributionId: string) => {
    const url = `/api/contributions/${contributionId}/changes`;
    const response = await server.app.inject({ url, headers: person.headers });
    return changesResponse.parse(response.json()).body.changes;
  };
  type Option = Awaited<ReturnType<typeof changesOf>>['options'][number];
  const change = (app: FastifyInstance, person: TestPerson, contributionId: string, option?: Option) => {
    if (!option) throw new Error('It is not offered');
    const { monthly, target, left, ends_on } = option.figures;
    return app.inject({
      method: 'POST',
      url: `/api/contributions/${contributionId}/changes`,
      headers: { ...person.headers, 'idempotency-key': randomUUID() },
      payload: { change: option.change, seen: { monthly, target, left, ends_on } },
    });
  };

  test('a payment that waits for a change has its time, and its home, after it', async () => {
    const option = (await changesOf(buyer, id)).options.find(({ change }) => change.kind === 'unit');
    if (!option) throw new Error('No other unit is offered');
    await deposit(server, buyer, naira(200_000));
    const { paying } = await server.db.transaction(async (transaction) => {
      await lockWallet(transaction, buyer.user.id);
      const sent = pay(second.app, buyer, id, naira(200_000));
      await vi.waitFor(async () => {
        const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(await queryRows(server.db, waiting)).toHaveLength(1);
      }, WAIT);
      server.clock.advance(1_000);
      const { apartment_id, kind } = option.change;
      const { monthly, target, left, ends_on } = option.figures;
      await changeContribution(server.dependencies, transaction, {
        contributionId: id,
        userId: buyer.user.id,
        change: { kind, apartmentId: apartment_id, durationMonths: null, plan: null },
        seen: { monthly, target, left, endsOn: ends_on },
      });
      return { paying: sent };
    });
    await paying;
    const url = `/api/contributions/${id}/payments`;
    const response = await server.app.inject({ url, headers: buyer.headers });
    const [after, before] = paymentsResponse.parse(response.json()).body.payments;
    expect(after).toMatchObject({ amount: naira(200_000), status: 'received' });
    expect(after?.unit_name).not.toBe(before?.unit_name);
  });

  test('six buyers want to move to one unit: one gets it, and every unit has one owner', async () => {
    const listing = await createListing(server.db, {
      blocks: [{ bedrooms: 2, bathrooms: 3, floors: 1, unitsPerFloor: 7 }],
    });
    const buyers = await Promise.all(
      times(6).map(async (index) => {
        const person = await createBuyer(server);
        const begun = await contribute(server.app, person, agreement(listing, index));
        await deposit(server, person, MONTHLY);
        return { person, contributionId: begun.id };
      }),
    );
    const options = await Promise.all(
      buyers.map(({ person, contributionId }) => changesOf(person, contributionId)),
    );
    const responses = await Promise.all(
      buyers.map(({ person, contributionId }, index) =>
        change(
          appOf(index),
          person,
          contributionId,
          options[index]?.options.find((option) => option.change.apartment_id === listing.apartmentIds[6]),
        ),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(
      new Set(responses.filter(({ statusCode }) => statusCode !== 201).map((r) => r.json().code)),
    ).toEqual(new Set(['unit_taken']));
    const units = await server.db
      .select({ status: apartments.status })
      .from(apartments)
      .where(eq(apartments.propertyId, listing.propertyId));
    expect(units.filter(({ status }) => status === 'reserved')).toHaveLength(6);
    expect(units.filter(({ status }) => status === 'available')).toHaveLength(1);
  });

  test.each(times(3))(
    'changes and payments: the schedule adds up, and changes on outdated figures are rejected (round %i)',
    async () => {
      const { options } = await changesOf(buyer, id);
      const longer = options.filter((option) => (option.change.duration_months ?? 0) > 30).slice(0, 4);
      const { account_number: accountNumber } = await walletOf(server.app, buyer);
      await pay(server.app, buyer, id, naira(100_000));
      const [responses] = await Promise.all([
        Promise.all(longer.map((option, index) => change(appOf(index), buyer, id, option))),
        postWebhook(server, { accountNumber, amountKobo: naira(100_000) }),
      ]);
      await waitUntilApplied(server);
      const after = await contributionOf(server.app, buyer, id);
      expect(after.paid).toBe(MONTHLY + naira(100_000));
      expect(after.schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.target);
      // Each change divides from today on, so the others' figures are still valid after one change; the payment
      // makes them outdated.
      for (const response of responses.filter(({ statusCode }) => statusCode !== 201))
        expect(response.json().code).toBe('figures_outdated');
      await expectLedgerConsistent(server);
    },
  );

  test('npm run contributions:exit lists requests, and confirms one by a named operator with a reason', async () => {
    const run = async (...words: string[]) => {
      const settings = { DATABASE_URL: server.databaseUrl ?? '' };
      const result = await runProgram([COMMAND, ...words], settings);
      return { code: result.code, text: linesOf(result).join('\n') };
    };
    const reference = await requested();
    expect((await run()).text).toContain(`${reference}  `);
    const nameless = await run('confirm', reference, '--reason', 'As asked.');
    expect([nameless.code, nameless.text]).toEqual([
      2,
      expect.stringContaining('--by is missing. Usage: npm run contributions:exit'),
    ]);
    const confirmed = await run('confirm', reference, '--by', 'Bisi', '--reason', 'As asked.');
    expect([confirmed.code, confirmed.text]).toEqual([
      0,
      `${reference} is confirmed: ₦312,500 is in the buyer's wallet, ₦0 is kept back.`,
    ]);
    expect((await walletOf(server.app, buyer)).balance).toBe(MONTHLY);
    const again = await run('decline', reference, '--by', 'Bisi', '--reason', 'Too late.');
    expect([again.code, again.text]).toEqual([
      1,
      expect.stringContaining(`${reference} is confirmed already.`),
    ]);
    await expectLedgerConsistent(server);
  });
});
