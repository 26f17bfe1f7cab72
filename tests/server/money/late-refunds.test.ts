import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { requestRefund, sendRefunds } from '#server/money/bank/refunds.ts';
import { failed } from '#server/money/bank/results.ts';
import { SIGNATURE_HEADER, sign } from '#server/money/bank/signature.ts';
import { ContradictionError } from '#server/money/wallet/contradictions.ts';
import { bankEvents, bankRefunds } from '#server/platform/db/schema/bank.ts';
import type {
  BankFailure,
  BankProvider,
  Refund,
  RefundRequest,
  RefundStatus,
} from '#server/platform/ports/bank.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import { expectLedgerConsistent, postWebhook, waitUntilApplied } from './kit.ts';

const NOBODYS_ACCOUNT = '0000000000';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OVERTAKEN: BankFailure = { outcome: 'retryable', reason: 'superseded', detail: 'test: not made' };
const says = (status: RefundStatus) =>
  ({ outcome: 'ok', value: { status, providerReference: 'test' } satisfies Refund }) as const;
const notFound = async () => failed('test: no such refund', 'not_found');
const rejected = async () => failed('test: rejected');

describeOnPostgres('a refund', (open) => {
  let server: TestServer;
  /** The id of the deposit's event, and the deposit's id at the bank. */
  let eventId: string;
  let depositId: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  let deposits = 0;
  beforeEach(async () => {
    deposits += 1;
    depositId = `stray-deposit-${deposits}`;
    await postWebhook(server, {
      accountNumber: NOBODYS_ACCOUNT,
      amountKobo: naira(700),
      eventId: depositId,
    });
    await waitUntilApplied(server);
    const [event] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, depositId));
    eventId = event?.id ?? '';
    const at = server.clock.now();
    await requestRefund(server.db, { eventId, actor: 'Ada', reason: 'a stranger', at });
  });

  /** Makes one attempt; returns its failures. */
  async function attempt(bank: Partial<BankProvider>): Promise<unknown[]> {
    const failures: unknown[] = [];
    await server.db
      .update(bankRefunds)
      .set({ nextTryAt: server.clock.now() })
      .where(eq(bankRefunds.eventId, eventId));
    const dependencies = { ...server.dependencies, bank: { ...server.dependencies.bank, ...bank } };
    await sendRefunds(dependencies, (error) => failures.push(error));
    return failures;
  }
  /** Makes further attempts, which the bank rejects, for some minutes after the stalled one began. */
  async function rejections(minutes: number): Promise<void> {
    for (let passed = 0; passed < minutes; passed += 5) {
      server.clock.advance(5 * MINUTE_MS);
      await attempt({ findRefund: notFound, refund: rejected });
    }
  }
  const stateOf = async () => {
    const [refund] = await server.db.select().from(bankRefunds).where(eq(bankRefunds.eventId, eventId));
    const [event] = await server.db.select().from(bankEvents).where(eq(bankEvents.id, eventId));
    return [refund?.status, event?.outcome];
  };
  const reported = async () => {
    const rows = await server.db.select().from(bankEvents).where(eq(bankEvents.outcome, 'refund'));
    const [refund] = await server.db.select().from(bankRefunds).where(eq(bankRefunds.eventId, eventId));
    return rows.filter(({ note }) => note?.includes(refund?.id ?? 'none')).map(({ note }) => note);
  };
  /** Applies the bank's webhook about the processed refund. */
  const report = async (at: string) => {
    const data = { transaction_reference: depositId, updated_at: at };
    const payload = Buffer.from(JSON.stringify({ event: 'refund.processed', data }));
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(payload, server.dependencies.settings.bankWebhookSecret),
    };
    await server.app.inject({ method: 'POST', url: '/api/webhooks/sandbox', headers, payload });
    await waitUntilApplied(server);
  };
  const lateNote = expect.stringMatching(
    /^the refund .* did not leave here, and sandbox has it as processed$/,
  );

  test('whose attempt stalls before its call is not made once another has begun', async () => {
    let hasBegun: boolean | null = null;
    const stalling: BankProvider['refund'] = async (_request, confirmSend) => {
      await rejections(60);
      expect(await stateOf()).toEqual(['failed', 'suspended']);
      hasBegun = await confirmSend();
      return hasBegun ? says('processed') : OVERTAKEN;
    };
    expect(await attempt({ refund: stalling })).toHaveLength(1);
    expect(hasBegun).toBe(false);
    expect([await stateOf(), await reported()]).toEqual([['failed', 'suspended'], []]);
    await expectLedgerConsistent(server);
  });

  test('whose attempt stalls in its call stays on its way, and is paid by it', async () => {
    const stalling: BankProvider['refund'] = async (_request, confirmSend) => {
      expect(await confirmSend()).toBe(true);
      await rejections(25);
      expect(await stateOf()).toEqual(['requested', 'refunding']);
      return says('processed');
    };
    expect(await attempt({ refund: stalling })).toEqual([]);
    expect(await stateOf()).toEqual(['processed', 'refunded']);
    await expectLedgerConsistent(server);
  });

  test('whose call goes through after it was given up is reported once to the operator', async () => {
    const late = async () => {
      await rejections(60);
      return says('processed');
    };
    const failures = await attempt({ refund: late, findRefund: async () => says('processed') });
    expect(failures).toEqual([expect.any(ContradictionError)]);
    expect([await stateOf(), await reported()]).toEqual([['failed', 'suspended'], [lateNote]]);
    await expectLedgerConsistent(server);
  });

  test('that the bank reports as sent after it was given up is reported to the operator', async () => {
    await attempt({ findRefund: notFound, refund: rejected });
    expect(await stateOf()).toEqual(['failed', 'suspended']);
    const finding = vi.spyOn(server.dependencies.bank, 'findRefund');
    finding.mockImplementation(notFound);
    await report('late news');
    expect(await reported()).toEqual([]);
    finding.mockResolvedValue(says('processed'));
    await report('it was sent');
    expect(await reported()).toEqual([lateNote]);
    finding.mockRestore();
  });

  test('that the bank has taken is not asked for again, though its list does not show it', async () => {
    await attempt({ findRefund: notFound, refund: async () => says('pending') });
    expect(await stateOf()).toEqual(['sent', 'refunding']);
    let isAsked = false;
    const asking = async () => {
      isAsked = true;
      return says('pending');
    };
    server.clock.advance(60 * MINUTE_MS);
    await attempt({ findRefund: notFound, refund: asking });
    expect([await stateOf(), isAsked]).toEqual([['sent', 'refunding'], false]);
    await attempt({ findRefund: async () => says('processed') });
    expect(await stateOf()).toEqual(['processed', 'refunded']);
  });

  test('that an overtaken attempt has had taken is not given up by another', async () => {
    const late = Promise.withResolvers<void>();
    const isOut = Promise.withResolvers<void>();
    const overtaken = attempt({
      refund: async () => {
        isOut.resolve();
        await late.promise;
        return says('pending');
      },
    });
    await isOut.promise;
    await rejections(5);
    server.clock.advance(31 * MINUTE_MS);
    let lookups = 0;
    const findRefund = async () => {
      lookups += 1;
      if (lookups === 2) {
        late.resolve();
        await overtaken;
      }
      return failed('test: no such refund', 'not_found');
    };
    expect(await attempt({ findRefund, refund: rejected })).toHaveLength(1);
    expect(await stateOf()).toEqual(['sent', 'refunding']);
  });

  test('that failed stays open while the call of an earlier attempt may still have it sent', async () => {
    const crash = async () => {
      throw new Error('test: the process ends');
    };
    await attempt({ refund: crash });
    server.clock.advance(5 * MINUTE_MS);
    await attempt({ findRefund: notFound, refund: async () => says('pending') });
    const names: (string | null)[] = [];
    const findRefund = async (asked: RefundRequest) => {
      if (asked.eventId === depositId) names.push(asked.providerReference);
      return says('failed');
    };
    await attempt({ findRefund });
    expect(await stateOf()).toEqual(['sent', 'refunding']);
    server.clock.advance(31 * MINUTE_MS);
    await attempt({ findRefund });
    // The provider's reference of the failed refund would exclude the other one, which is found only by its amount.
    expect(names).toEqual(['test', null]);
    expect(await stateOf()).toEqual(['failed', 'suspended']);
    await expectLedgerConsistent(server);
  });

  test('that the bank reports during an attempt keeps its lease, and is looked up at the end', async () => {
    let leftMs = 0;
    const refund = async () => {
      await report('during the attempt');
      const [row] = await server.db.select().from(bankRefunds).where(eq(bankRefunds.eventId, eventId));
      leftMs = (row?.nextTryAt.getTime() ?? 0) - server.clock.now().getTime();
      return says('pending');
    };
    await attempt({ refund, findRefund: async () => says('processed') });
    expect(leftMs).toBeGreaterThanOrEqual(2 * MINUTE_MS);
    expect(await stateOf()).toEqual(['processed', 'refunded']);
  });

  test("of a deposit that the bank does not find is the operator's case after a day", async () => {
    const unknown = {
      findRefund: notFound,
      refund: async () => failed('test: no such deposit', 'not_found'),
    };
    await attempt(unknown);
    server.clock.advance(DAY_MS - MINUTE_MS);
    await attempt(unknown);
    expect(await stateOf()).toEqual(['requested', 'refunding']);
    server.clock.advance(MINUTE_MS);
    await attempt(unknown);
    expect(await stateOf()).toEqual(['failed', 'suspended']);
    const [event] = await server.db.select().from(bankEvents).where(eq(bankEvents.id, eventId));
    expect(event?.note).toBe('test: no such deposit');
    await expectLedgerConsistent(server);
  });
});
