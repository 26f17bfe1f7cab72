import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireItsBanks } from '#server/money/bank/require-its-banks.ts';
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
});
