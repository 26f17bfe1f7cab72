import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { reconcile } from '#server/money/bank/reconcile.ts';
import { erasureRecord } from '#server/own-data/erasure/replay.ts';
import { LIVE_BANK_PROVIDERS } from '#server/platform/ports/bank.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { runProgram } from '../../kit/run-program.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, walletOf } from '../kit.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const ERASE_AGAIN = 'src/server/commands/accounts-erase-again.ts';
const MINUTE_MS = 60_000;
const UNKNOWN_WITHDRAWAL = '01993a54-0000-7000-8000-000000000000';

/** What only the bank knows about the days that a restored backup lacks. */
describe.each(LIVE_BANK_PROVIDERS)('after a restore with %s', (provider) => {
  describeOnPostgres('', (open) => {
    let server: LiveServer;
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'restored-test-'));
      server = await openLive(open, provider);
    });
    afterAll(async () => {
      await server.close();
      await rm(folder, { recursive: true });
    });

    const book = () => server.banks.simulator.banks[provider].book;
    const differences = async () => {
      const until = server.clock.now();
      return (await reconcile(server.dependencies, { from: new Date(0), until })).differences;
    };
    const run = async (words: readonly string[]) => {
      const settings = { ...server.banks.environment(provider), DATABASE_URL: server.databaseUrl ?? '' };
      const { code, stdout } = await runProgram([ERASE_AGAIN, ...words], settings);
      return { code, lines: stdout.trim().split('\n') };
    };

    test('an account is not erased again while its bank has transfers that the books lack', async () => {
      const person = await server.buyer();
      const { account_number: to } = await walletOf(server.app, person);
      await server.send(provider, { to, amountKobo: naira(900), isLost: true });
      await server.pass(20 * MINUTE_MS);
      const file = path.join(folder, 'erasures.jsonl');
      const { id: userId } = person.user;
      await writeFile(file, JSON.stringify(erasureRecord({ userId, erasedAt: server.clock.now() })));
      expect(await run([file, '--erase'])).toEqual({
        code: 1,
        lines: [`${userId}  is NOT erased: its bank has 1 transfer that is not here: npm run bank:reconcile`],
      });
      expect(await differences()).toEqual([
        expect.objectContaining({
          reason: expect.stringMatching(/its webhook never came: ₦900, now credited/),
        }),
      ]);
      await sweepSettlements(server.dependencies, (error) => expect.unreachable(String(error)));
      expect((await run([file])).lines).toEqual([
        `${userId}  is NOT erased: its wallet holds ₦900, with 0 open withdrawals and 0 unfinished plans`,
      ]);
      await waitUntilSettled(server);
      await expectLedgerConsistent(server);
    });

    test('a payout of ours that the books do not have is a difference; those of others are none', async () => {
      const destination = { bankCode: '058', accountNumber: '0123456785' };
      book().pay(UNKNOWN_WITHDRAWAL, naira(250), destination, 'Withdrawal');
      for (let count = 0; count < 12; count += 1)
        book().pay(`salaries-of-november-${count}`, naira(1), destination, 'Salaries');
      await server.pass(MINUTE_MS);
      expect(await differences()).toEqual([
        {
          provider,
          eventId: UNKNOWN_WITHDRAWAL,
          reason:
            'the provider has a payout of ₦250 under this reference, successful, and there is no such withdrawal here',
        },
      ]);
    });

    test('a list of payouts that cannot be had keeps no deposit from being compared', async () => {
      const path = { paystack: '/transfer?', monnify: '/api/v2/disbursements', flutterwave: '/v3/transfers' };
      const faults = server.banks.simulator.faults[provider];
      await server.send(provider, { to: '0690000031', amountKobo: naira(40), isLost: true });
      faults.add('unavailable', { path: path[provider] });
      expect((await differences()).map(({ reason }) => reason)).toEqual([
        'its webhook never came: ₦40, now suspended',
        expect.stringMatching(/^its payouts could not be listed: .*503/),
      ]);
      faults.clear();
    });
  });
});

describeOnPostgres('after a restore with Paystack', (open) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await openLive(open, 'paystack');
  });
  afterAll(() => server.close());

  test('a refund that the books do not have is a difference', async () => {
    const deposit = await server.send('paystack', { to: '0690000031', amountKobo: naira(500) });
    await waitUntilSettled(server);
    const { book } = server.banks.simulator.banks.paystack;
    const refund = book.refund(deposit, naira(500));
    refund.status = 'processed';
    const until = server.clock.now();
    const { differences } = await reconcile(server.dependencies, { from: new Date(0), until });
    expect(differences.map(({ reason }) => reason)).toContain(
      'it is in suspense here, and the provider has a refund of ₦500 of it as processed',
    );
  });
});
