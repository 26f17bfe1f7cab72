import { afterAll, beforeAll, expect, test } from 'vitest';
import { kobo } from '#domain/money.ts';
import { outgoingDifferences } from '#server/money/bank/reconcile-outgoing.ts';
import type { ListedPayout } from '#server/platform/ports/bank.ts';
import { describeOnEachDatabase, type TestServer } from '../../kit/server.ts';

/** More than a statement has parameters. */
const COUNT = 70_000;
const idOf = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
const AT = new Date('2026-11-20T12:00:00Z');

describeOnEachDatabase('the payouts that a bank lists', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('are all looked for in the books, however many there are', async () => {
    const payouts = Array.from(
      { length: COUNT },
      (_, number): ListedPayout => ({
        reference: idOf(number),
        amountKobo: kobo(1),
        status: 'successful',
        occurredAt: AT,
        destination: { bankCode: null, accountNumber: null },
      }),
    );
    const listPayouts = async () => ({ outcome: 'ok' as const, value: { payouts, nextCursor: null } });
    const bank = { ...server.dependencies.bank, listPayouts };
    const differences = await outgoingDifferences(server.db, bank, { from: AT, until: AT, at: AT });
    const missing = differences.filter(({ reason }) => reason.endsWith('there is no such withdrawal here'));
    expect(missing).toHaveLength(COUNT);
  });
});
