import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { requestRefund, sendRefunds } from '#server/money/bank/refunds.ts';
import { failed } from '#server/money/bank/results.ts';
import { bankEvents, bankRefunds } from '#server/platform/db/schema/bank.ts';
import type { BankProvider, Refund } from '#server/platform/ports/bank.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { expectLedgerConsistent, postWebhook, waitUntilApplied } from './kit.ts';

const NOBODYS_ACCOUNT = '0000000000';
const AN_HOUR_MS = 3_600_000;
const LONGER_THAN_AN_ATTEMPT_MS = 120_000;

describeOnDatabase('a refund', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('stays on its way where a process stalls over a rejection, and another has had it taken since', async () => {
    await postWebhook(server, { accountNumber: NOBODYS_ACCOUNT, amountKobo: naira(700) });
    await waitUntilApplied(server);
    const { db, dependencies, clock } = server;
    const [event] = await db.select({ id: bankEvents.id }).from(bankEvents);
    const operation = { eventId: event?.id ?? '', actor: 'Ada', reason: 'a stranger', at: clock.now() };
    await requestRefund(db, operation);
    const pending: Refund = { status: 'pending', providerReference: 'test' };
    const taking = {
      ...dependencies.bank,
      findRefund: async () => failed('test: no such refund', 'not_found'),
      refund: async () => ({ outcome: 'ok', value: pending }) as const,
    };
    const rejecting = {
      ...dependencies.bank,
      async refund() {
        clock.advance(LONGER_THAN_AN_ATTEMPT_MS);
        await sendRefunds({ ...dependencies, bank: taking }, (error) => expect.unreachable(String(error)));
        return failed('test: rejected');
      },
    };
    const failures: unknown[] = [];
    await sendRefunds({ ...dependencies, bank: rejecting }, (error) => failures.push(error));
    expect(failures).toHaveLength(1);
    expect(await db.select({ status: bankRefunds.status }).from(bankRefunds)).toEqual([{ status: 'sent' }]);
    expect(await db.select({ outcome: bankEvents.outcome }).from(bankEvents)).toEqual([
      { outcome: 'refunding' },
    ]);
    await expectLedgerConsistent(server);
  });

  test('is not paid twice where a response is lost, and the repetition is refused', async () => {
    await postWebhook(server, { accountNumber: NOBODYS_ACCOUNT, amountKobo: naira(900) });
    await waitUntilApplied(server);
    const { db, dependencies, clock } = server;
    const [event] = await db
      .select({ id: bankEvents.id })
      .from(bankEvents)
      .where(eq(bankEvents.outcome, 'suspended'));
    const operation = { eventId: event?.id ?? '', actor: 'Ada', reason: 'a stranger', at: clock.now() };
    await requestRefund(db, operation);
    const ofEvent = () =>
      db
        .select({ status: bankRefunds.status })
        .from(bankRefunds)
        .where(eq(bankRefunds.eventId, operation.eventId));
    const attempt = async (bank: Partial<BankProvider>) => {
      await sendRefunds({ ...dependencies, bank: { ...dependencies.bank, ...bank } }, () => {});
      clock.advance(AN_HOUR_MS);
    };
    const isNotShown = async () => failed('test: no such refund', 'not_found');
    const rejects = async () => failed('test: more than is left of the deposit');
    await attempt({
      refund: async () => ({ outcome: 'unknown', reason: 'timeout', detail: 'test: the response is lost' }),
    });
    await attempt({ findRefund: isNotShown, refund: rejects });
    expect(await ofEvent()).toEqual([{ status: 'requested' }]);
    await attempt({ findRefund: async () => failed('test: the lookup is refused') });
    expect(await ofEvent()).toEqual([{ status: 'requested' }]);
    const processed: Refund = { status: 'processed', providerReference: 'test' };
    await attempt({ findRefund: async () => ({ outcome: 'ok', value: processed }) });
    expect(await ofEvent()).toEqual([{ status: 'processed' }]);
    await expectLedgerConsistent(server);
  });
});
