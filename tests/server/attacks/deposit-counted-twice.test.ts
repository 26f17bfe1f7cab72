import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import {
  createBuyer,
  expectLedgerConsistent,
  postWebhook,
  waitUntilApplied,
  walletOf,
} from '../money/kit.ts';

const AMOUNT = naira(5_000);

/**
 * A webhook's key may be known: Flutterwave sends it with each. Its sender then chooses the id that the bank is asked
 * about, and a bank may take 0712345 for 712345, or REF for ref.
 */
describeOnDatabase('a transfer that is reported by several spellings of its id', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  beforeAll(async () => {
    server = await open();
  });
  beforeEach(() => {
    vi.spyOn(server.dependencies.bank, 'verifyDeposit').mockImplementation(async (eventId, reported) => {
      if (!reported) throw new Error('Only webhooks are verified here');
      const id = eventId.replace(/^0+/, '').toLowerCase();
      return { outcome: 'ok', value: { ...reported, eventId: id, status: 'successful', eventBody: '' } };
    });
  });
  afterAll(() => server.close());

  it.each([
    ['the right one first', ['712345', '0712345', '00712345']],
    ['the right one last', ['0812345', '00812345', '812345']],
    ['in capitals too', ['ref-1', 'REF-1']],
  ])('is counted once: %s', async (_, eventIds) => {
    buyer = await createBuyer(server);
    const { account_number: accountNumber } = await walletOf(server.app, buyer);
    for (const eventId of eventIds) {
      const webhook = { accountNumber, amountKobo: AMOUNT, eventId };
      expect((await postWebhook(server, webhook)).statusCode).toBe(200);
      await waitUntilApplied(server);
    }
    expect((await walletOf(server.app, buyer)).balance).toBe(AMOUNT);
    await expectLedgerConsistent(server);
  });

  it('is counted once where all come at once', async () => {
    buyer = await createBuyer(server);
    const { account_number: accountNumber } = await walletOf(server.app, buyer);
    const eventIds = ['912345', '0912345', '00912345', '000912345'];
    await Promise.all(
      eventIds.map((eventId) => postWebhook(server, { accountNumber, amountKobo: AMOUNT, eventId })),
    );
    await waitUntilApplied(server);
    expect((await walletOf(server.app, buyer)).balance).toBe(AMOUNT);
    await expectLedgerConsistent(server);
  });
});
