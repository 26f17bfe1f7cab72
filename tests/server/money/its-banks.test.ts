import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordModes, requireItsModes } from '#server/money/bank/bank-modes.ts';
import { requireItsBanks } from '#server/money/bank/require-its-banks.ts';
import { bankAccounts, bankModes, wallets } from '#server/platform/db/schema/bank.ts';
import type { ChosenBanks } from '#server/platform/settings/bank-settings.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';
import { createBuyer } from './kit.ts';

describeOnEachDatabase('a database', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('without an account serves any bank', async () => {
    for (const bankProvider of ['sandbox', 'paystack'] as const)
      await expect(requireItsBanks(server.db, { bankProvider })).resolves.toBeUndefined();
  });

  test('with accounts of the sandbox serves no real bank, which would pay out what the sandbox credits', async () => {
    await createBuyer(server);
    await expect(requireItsBanks(server.db, { bankProvider: 'sandbox' })).resolves.toBeUndefined();
    await expect(requireItsBanks(server.db, { bankProvider: 'paystack' })).rejects.toThrow(
      'This database holds accounts of the sandbox, whose money no bank has: BANK_PROVIDER=paystack needs a database of its own.',
    );
  });

  const withKey = (secretKey: string): ChosenBanks => ({
    bank: { provider: 'paystack', secretKey, baseUrl: 'https://bank.example', preferredBank: 'test-bank' },
    backupBank: null,
    formerBanks: [],
  });
  const start = async (banks: ChosenBanks) => {
    await recordModes(server.db, banks);
    await requireItsModes(server.db, banks);
  };
  const TEST = withKey('sk_test_a');
  const LIVE = withKey('sk_live_a');

  test('with accounts of a test key serves no live key, which would pay out what anybody can credit', async () => {
    await start(LIVE);
    await start(TEST);
    const buyer = await createBuyer(server);
    const [wallet] = await server.db.select().from(wallets).where(eq(wallets.userId, buyer.user.id));
    await server.db.insert(bankAccounts).values({ walletId: wallet?.id ?? '', provider: 'paystack' });
    await expect(start(LIVE)).rejects.toThrow(
      'This database holds accounts of a test key of paystack, whose transfers have no money behind them: a live key needs a database of its own.',
    );
    await expect(start(TEST)).resolves.toBeUndefined();
  });

  test('with accounts of a live key serves no test key', async () => {
    await server.db.update(bankModes).set({ isTest: false });
    await expect(start(TEST)).rejects.toThrow(
      'This database holds accounts of a live key of paystack, where transfers of a test key would count as money: set the live key, or another database.',
    );
    await expect(start(LIVE)).resolves.toBeUndefined();
  });
});
