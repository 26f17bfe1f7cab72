import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import type { Deposit } from '#rails/bank/records.ts';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { applyEvent } from '#server/money/bank/apply.ts';
import { retryEvent } from '#server/money/bank/close.ts';
import { bodyId } from '#server/money/bank/event-ids.ts';
import { reconcile } from '#server/money/bank/reconcile.ts';
import { reportEvents } from '#server/money/bank/report.ts';
import { requery } from '#server/money/bank/requery.ts';
import { SIGNATURE_HEADER, sign } from '#server/money/bank/signature.ts';
import { sweepEvents } from '#server/money/bank/sweep.ts';
import { balance, SUSPENSE_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { LIVE_BANK_PROVIDERS } from '#server/platform/ports/bank.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openProviders } from '#server/providers.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { WAIT } from '../../../kit/wait.ts';
import type { TestPerson } from '../../kit/people.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, newSession, readMoneyRows, walletOf } from '../kit.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const unreachable = (error: unknown): void => expect.unreachable(String(error));

describe.each(LIVE_BANK_PROVIDERS)('%s', (provider) => {
  describeOnPostgres('money that reaches an account', (open) => {
    let server: LiveServer;
    let buyer: TestPerson;
    let to: string;
    beforeAll(async () => {
      server = await openLive(open, provider);
      await server.startWorkers();
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      server.banks.simulator.faults[provider].clear();
      buyer = await server.buyer();
      to = (await walletOf(server.app, buyer)).account_number;
    });

    const balanceKobo = async () => (await walletOf(server.app, buyer)).balance;
    const events = () => server.db.select().from(bankEvents);
    const reported = () => reportEvents(server.db, server.clock.now());
    const lastWebhook = () => {
      const webhook = server.banks.simulator.banks[provider].webhooks.all.at(-1)?.webhook;
      if (!webhook) throw new Error('There is no webhook');
      return webhook;
    };
    /**
     * Removes a transaction from the bank's books; a placeholder takes its position, so that ids stay unique. Returns a
     * function that restores it.
     */
    function forget(deposit: Deposit): () => void {
      const { deposits } = server.banks.simulator.banks[provider].book;
      const other = { ...deposit, id: '1', reference: 'none', paidAt: new Date(0) };
      const index = deposits.indexOf(deposit);
      deposits[index] = other;
      return () => {
        deposits[index] = deposit;
      };
    }
    const oldestUnappliedAge = async () => {
      const metrics = (await server.app.inject({ url: '/metrics' })).body;
      return Number(/^bank_events_oldest_unapplied_age_seconds (\S+)$/m.exec(metrics)?.[1]);
    };
    /** Sweeps a day later, when events expire that the bank has not confirmed. Returns the failures. */
    async function sweptAfterADay(): Promise<unknown[]> {
      const failures: unknown[] = [];
      await server.pass(DAY_MS + MINUTE_MS);
      await sweepEvents(server.dependencies, (error) => failures.push(error));
      return failures;
    }
    const post = (body: string | Buffer, headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: `/api/webhooks/${provider}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      });
    test('is counted once it is verified, however often and in whatever order it is reported', async () => {
      await Promise.all([
        server.send(provider, { to, amountKobo: naira(500), delayMs: 30_000, copies: 3 }),
        server.send(provider, { to, amountKobo: naira(70), copies: 4 }),
      ]);
      await server.pass(MINUTE_MS);
      await waitUntilSettled(server);
      expect(await balanceKobo()).toBe(naira(570));
      await expectLedgerConsistent(server);
    });

    test('waits while the bank cannot confirm it, and is counted once it can', async () => {
      for (const kind of ['unavailable', 'html', 'error_inside', 'truncated', 'outage'] as const) {
        server.banks.simulator.faults[provider].add(kind);
        const before = await balanceKobo();
        await server.send(provider, { to, amountKobo: naira(30) });
        await waitUntilSettled(server);
        expect(await balanceKobo()).toBe(before);
        const waiting = (await events()).filter(({ appliedAt }) => appliedAt === null);
        expect(waiting).toMatchObject([{ outcome: null, note: expect.stringMatching(`^${provider} GET /`) }]);
        server.banks.simulator.faults[provider].clear();
        await server.pass(2 * MINUTE_MS);
        await sweepEvents(server.dependencies, unreachable);
        await sweepSettlements(server.dependencies, unreachable);
        expect(await balanceKobo()).toBe(before + naira(30));
      }
      await expectLedgerConsistent(server);
    });

    test('waits while our key is wrong, and the line for the operator says so without the key', async () => {
      const wrong = {
        ...server.banks.environment(provider),
        PAYSTACK_SECRET_KEY: 'sk_test_wrong',
        MONNIFY_API_KEY: 'MK_TEST_WRONG',
        FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-wrong',
      };
      await server.send(provider, { to, amountKobo: naira(30), isLost: true });
      const { body, headers } = lastWebhook();
      const before = await balanceKobo();
      server.banks.simulator.faults[provider].add('unavailable');
      await post(body, { ...headers });
      await waitUntilSettled(server);
      server.banks.simulator.faults[provider].clear();
      await server.pass(2 * MINUTE_MS);
      const failures: string[] = [];
      const { bank } = openProviders(readSettings(wrong));
      await sweepEvents({ ...server.dependencies, bank }, (error) => failures.push(String(error)));
      expect(failures).toEqual([expect.stringMatching(/ waits: .*HTTP 401, /)]);
      expect(failures.join()).not.toMatch(/sk_test_wrong|MK_TEST_WRONG|FLWSECK_TEST-wrong/);
      expect(await balanceKobo()).toBe(before);
      await server.pass(5 * MINUTE_MS);
      await sweepEvents(server.dependencies, unreachable);
      await sweepSettlements(server.dependencies, unreachable);
      expect(await balanceKobo()).toBe(before + naira(30));
    });

    test('is not counted where its signature is forged, or its body changed, cut, re-encoded or too large', async () => {
      await server.send(provider, { to, amountKobo: naira(9_000), isLost: true });
      const { body, headers } = lastWebhook();
      const before = await readMoneyRows(server);
      const isSignedOverBody = Object.keys(headers).some((name) => name !== 'verif-hash');
      const wrong = Object.fromEntries(Object.keys(headers).map((name) => [name, 'f'.repeat(128)]));
      expect((await post(body, wrong)).statusCode).toBe(401);
      expect((await post(body, {})).statusCode).toBe(401);
      expect((await post(`${' '.repeat(1_100_000)}${body}`, headers)).statusCode).toBe(413);
      if (isSignedOverBody)
        for (const changed of [
          body.replace('9000', '9001'),
          body.slice(0, -1),
          JSON.stringify(JSON.parse(body), null, 2),
          Buffer.from(body, 'utf16le'),
        ])
          expect((await post(changed, headers)).statusCode).toBe(401);
      expect(await readMoneyRows(server)).toEqual(before);
    });

    test('needs attention where the bank does not know it for a day, and is counted once the bank reports it', async () => {
      const deposit = await server.send(provider, { to, amountKobo: naira(9_000), isLost: true });
      const { body, headers } = lastWebhook();
      const remember = forget(deposit);
      expect((await post(body, { ...headers })).statusCode).toBe(200);
      await waitUntilSettled(server);
      expect(await balanceKobo()).toBe(0);
      await server.pass(MINUTE_MS);
      expect(await oldestUnappliedAge()).toBeGreaterThan(0);
      expect(await sweptAfterADay()).toEqual([]);
      buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
      expect((await reported()).filter(({ outcome }) => outcome === 'unverified')).toMatchObject([
        { transfer: expect.stringMatching(/^₦9,000 to /), note: expect.stringMatching(`^${provider} GET /`) },
      ]);
      expect(await balanceKobo()).toBe(0);

      remember();
      await post(body, { ...headers });
      await waitUntilSettled(server);
      expect(await balanceKobo()).toBe(naira(9_000));
      await expectLedgerConsistent(server);
    });

    test('ends as foreign where the bank does not know it for a day and its account is not ours', async () => {
      const before = await balance(server.db, SUSPENSE_ACCOUNT_ID);
      const deposit = await server.send(provider, { to: '0690000049', amountKobo: naira(60), isLost: true });
      const { body, headers } = lastWebhook();
      const remember = forget(deposit);
      await post(body, { ...headers });
      await waitUntilSettled(server);
      await server.pass(MINUTE_MS);
      expect(await oldestUnappliedAge()).toBe(0);
      expect(await sweptAfterADay()).toEqual([]);
      const [event] = (await events()).filter(({ outcome }) => outcome === 'foreign');
      expect(event).toMatchObject({ note: expect.stringMatching(`^${provider} GET /`) });
      expect((await reported()).map(({ id }) => id)).not.toContain(event?.id);

      // The day begins with the provider's first response, so a retry is checked for another day.
      const retry = {
        eventId: event?.id ?? '',
        actor: 'Bola',
        reason: 'asked the bank',
        at: server.clock.now(),
      };
      await retryEvent(server.db, retry);
      await sweepEvents(server.dependencies, () => {});
      expect((await events()).find(({ id }) => id === event?.id)?.outcome).toBeNull();
      expect(await sweptAfterADay()).toEqual([]);
      expect((await events()).find(({ id }) => id === event?.id)?.outcome).toBe('foreign');

      remember();
      await post(body, { ...headers });
      await waitUntilSettled(server);
      expect(await balance(server.db, SUSPENSE_ACCOUNT_ID)).toBe(before + naira(60));
      await expectLedgerConsistent(server);
    });

    test.runIf(provider === 'paystack')(
      'is counted as the bank has it, whatever a webhook says that is signed right',
      async () => {
        const other = await walletOf(server.app, await server.buyer());
        await server.send(provider, { to, amountKobo: naira(90), isLost: true });
        const forged = lastWebhook()
          .body.replace('"amount":9000,', '"amount":900000000,')
          .replaceAll(`"${to}"`, `"${other.account_number}"`);
        const { secretKey } = RAILS_KEYS.paystack;
        await post(forged, { [SIGNATURE_HEADER]: sign(Buffer.from(forged), secretKey) });
        await waitUntilSettled(server);
        expect(await balanceKobo()).toBe(naira(90));
        const [event] = (await events()).filter(({ rawBody }) => rawBody === forged);
        expect(event).toMatchObject({ outcome: 'credited', note: 'the event said ₦9,000,000' });
        await expectLedgerConsistent(server);
      },
    );

    test('is found by asking the bank where its webhook got lost, once a minute at most', async () => {
      await server.send(provider, { to, amountKobo: naira(40), isLost: true });
      const check = () =>
        server.app.inject({ method: 'POST', url: '/api/wallet/check-transfers', headers: buyer.headers });
      const responses = await Promise.all(Array.from({ length: 10 }, check));
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      await vi.waitFor(async () => expect(await balanceKobo()).toBe(naira(40)), WAIT);
      await server.pass(10_000);
      await waitUntilSettled(server);
      expect(await balanceKobo()).toBe(naira(40));
      await expectLedgerConsistent(server);
    });

    test('is asked for again where the bank did not answer', async () => {
      await server.send(provider, { to, amountKobo: naira(45), isLost: true });
      server.banks.simulator.faults[provider].add('unavailable');
      // A job that fails is run again.
      await expect(requery(server.dependencies, buyer.user.id)).rejects.toThrow();
      expect(await balanceKobo()).toBe(0);
      server.banks.simulator.faults[provider].clear();
      await requery(server.dependencies, buyer.user.id);
      expect(await balanceKobo()).toBe(naira(45));
      await sweepSettlements(server.dependencies, unreachable);
    });

    test('is reconciled with the list of the bank, both ways', async () => {
      const from = server.clock.now();
      await server.pass(MINUTE_MS);
      await server.send(provider, { to, amountKobo: naira(11) });
      await waitUntilSettled(server);
      await server.send(provider, { to, amountKobo: naira(22), isLost: true });
      const ghost = await server.send(provider, { to, amountKobo: naira(33) });
      await waitUntilSettled(server);
      const ghostId = (await events()).find(({ amountKobo }) => amountKobo === naira(33))?.eventId;
      forget(ghost);
      await server.pass(MINUTE_MS);

      const period = { from, until: server.clock.now() };
      const { matchedCount, differences } = await reconcile(server.dependencies, period);
      expect(matchedCount).toBe(1);
      expect(differences.map(({ reason }) => reason).toSorted()).toEqual([
        'its webhook never came: ₦22, now credited',
        expect.stringMatching(/^₦33 are counted here, and the provider has no such deposit/),
      ]);
      expect(differences.find(({ reason }) => reason.startsWith('₦33'))?.eventId).toBe(ghostId);
      expect(await balanceKobo()).toBe(naira(66));
      await sweepSettlements(server.dependencies, unreachable);
      const again = await reconcile(server.dependencies, period);
      expect([again.matchedCount, again.differences.length]).toEqual([2, 1]);
      await expectLedgerConsistent(server);
    });

    /**
     * Stores a webhook, whose own event is lost, as an older version did that could not parse it: under the hash of its
     * body.
     */
    async function storeUnread(body: string): Promise<string> {
      const [event] = await server.db
        .insert(bankEvents)
        .values({
          provider,
          eventId: bodyId(Buffer.from(body)),
          rawBody: body,
          receivedAt: server.clock.now(),
          appliedAt: server.clock.now(),
          outcome: 'unreadable',
        })
        .returning({ id: bankEvents.id });
      return event?.id ?? '';
    }
    const retry = (eventId: string) =>
      retryEvent(server.db, { eventId, actor: 'Bola', reason: 'it is read now', at: server.clock.now() });
    const eventOf = async (id: string) => (await events()).find((event) => event.id === id);

    test('is counted once where an event of it is read late that was adopted meanwhile', async () => {
      const before = await balance(server.db, SUSPENSE_ACCOUNT_ID);
      for (const account of [to, '0690000058']) {
        await server.send(provider, { to: account, amountKobo: naira(17), isLost: true });
        const unread = await storeUnread(lastWebhook().body);
        await server.pass(MINUTE_MS);
        await reconcile(server.dependencies, { from: new Date(0), until: server.clock.now() });
        await retry(unread);
        await sweepEvents(server.dependencies, unreachable);
        await sweepSettlements(server.dependencies, unreachable);
        const adopted = (await events())
          .filter(({ source, amountKobo }) => source === 'reconciliation' && amountKobo === naira(17))
          .toSorted((a, b) => a.id.localeCompare(b.id))
          .at(-1);
        expect(await eventOf(unread)).toMatchObject({
          outcome: 'ignored',
          amountKobo: null,
          note: `it reports the deposit of the event ${adopted?.id}`,
        });
      }
      expect(await balanceKobo()).toBe(naira(17));
      expect(await balance(server.db, SUSPENSE_ACCOUNT_ID)).toBe(before + naira(17));
      await expectLedgerConsistent(server);
    });

    test('is counted once where an event of it is read late and its webhook comes at the same time', async () => {
      for (let round = 0; round < 5; round += 1) {
        await server.send(provider, { to, amountKobo: naira(3), isLost: true });
        const { body, headers } = lastWebhook();
        const unread = await storeUnread(body);
        await retry(unread);
        await Promise.all([
          applyEvent(server.dependencies, unread).catch(() => null),
          post(body, { ...headers }),
        ]);
        await sweepEvents(server.dependencies, unreachable);
        await sweepSettlements(server.dependencies, unreachable);
        await waitUntilSettled(server);
      }
      expect(await balanceKobo()).toBe(naira(15));
      const ours = (await events()).filter(({ amountKobo }) => amountKobo === naira(3));
      expect(ours.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 5 }, () => 'credited'));
      await expectLedgerConsistent(server);
    });

    test('is known by its own id once an event of it is read late', async () => {
      await server.send(provider, { to, amountKobo: naira(19), isLost: true });
      const { body, headers } = lastWebhook();
      const unread = await storeUnread(body);
      await retry(unread);
      await sweepEvents(server.dependencies, unreachable);
      await post(body, { ...headers });
      await sweepSettlements(server.dependencies, unreachable);
      await waitUntilSettled(server);
      expect(await balanceKobo()).toBe(naira(19));
      expect((await events()).filter(({ rawBody }) => rawBody === body)).toMatchObject([
        { id: unread, outcome: 'credited' },
      ]);
    });

    test('is not credited by an event whose transfer the ledger has', async () => {
      await server.send(provider, { to, amountKobo: naira(23) });
      await waitUntilSettled(server);
      const [credited] = (await events()).filter(({ amountKobo }) => amountKobo === naira(23));
      // The event's state before late parsing gave events the id of their deposit.
      const late = { eventId: bodyId(Buffer.from(credited?.rawBody ?? '')) };
      await server.db
        .update(bankEvents)
        .set(late)
        .where(eq(bankEvents.id, credited?.id ?? ''));
      const { body, headers } = lastWebhook();
      await post(body, { ...headers });
      await waitUntilSettled(server);
      const [again] = (await events()).filter(({ id, rawBody }) => rawBody === body && id !== credited?.id);
      expect(again).toMatchObject({
        outcome: 'ignored',
        walletId: null,
        note: `the deposit ${provider}:${again?.eventId} is counted already`,
      });
      expect(await balanceKobo()).toBe(naira(23));
      await expectLedgerConsistent(server);
    });

    test('goes into suspense where no wallet has its account', async () => {
      const before = await balance(server.db, SUSPENSE_ACCOUNT_ID);
      await server.send(provider, { to: '0690000031', amountKobo: naira(8) });
      await waitUntilSettled(server);
      expect(await balance(server.db, SUSPENSE_ACCOUNT_ID)).toBe(before + naira(8));
    });
  });
});
