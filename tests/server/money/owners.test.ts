import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CODE_LENGTH } from '#domain/documents.ts';
import { naira } from '#domain/money.ts';
import { wallets } from '#server/platform/db/schema/bank.ts';
import { payments } from '#server/platform/db/schema/contributions.ts';
import { documents } from '#server/platform/db/schema/documents.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { createBuyer, createSavingBuyer } from './kit.ts';
import { ownAccount, withPassword } from './withdrawing.ts';

describeOnDatabase('what the database holds of whose money it is', (open) => {
  let server: TestServer;
  let owner: TestPerson;
  let other: TestPerson;
  let contributionId: string;
  let ownAccountId: string;
  beforeAll(async () => {
    server = await open();
    const saving = await createSavingBuyer(server);
    owner = saving.buyer;
    contributionId = saving.id;
    other = await withPassword(server, await createBuyer(server));
    ownAccountId = await ownAccount(server.app, other);
  });
  afterAll(() => server.close());

  const walletIdOf = async ({ user }: TestPerson) => {
    const [wallet] = await server.db.select().from(wallets).where(eq(wallets.userId, user.id));
    return wallet?.id ?? '';
  };
  const withdrawal = {
    reference: 'WDR-1',
    amountKobo: naira(100),
    accountName: 'Ada Obi',
    nextTryAt: new Date(),
  };

  test('a payment is of the buyer whose plan it pays', async () => {
    const at = new Date();
    const row = {
      contributionId,
      amountKobo: naira(100),
      lapsesAt: at,
      status: 'received',
      receivedAt: at,
    } as const;
    await expect(
      server.db.insert(payments).values({ ...row, userId: other.user.id, reference: 'PAY-1' }),
    ).rejects.toMatchObject({ cause: { constraint: 'payments_of_the_buyer' } });
  });

  test('a document is of the buyer whose plan it describes', async () => {
    const row = {
      kind: 'letter',
      year: 2026,
      serial: 999,
      code: 'A'.repeat(CODE_LENGTH),
      facts: {},
      factsHash: '0'.repeat(64),
      issuedAt: new Date(),
    } as const;
    await expect(
      server.db.insert(documents).values({ ...row, contributionId, userId: other.user.id }),
    ).rejects.toMatchObject({ cause: { constraint: 'documents_of_the_buyer' } });
  });

  test('a withdrawal takes from the own wallet only', async () => {
    await expect(
      server.db.insert(withdrawals).values({
        ...withdrawal,
        userId: other.user.id,
        walletId: await walletIdOf(owner),
        payoutAccountId: ownAccountId,
      }),
    ).rejects.toMatchObject({ cause: { constraint: 'withdrawals_from_the_buyer' } });
  });

  test('a withdrawal goes to the own bank account only', async () => {
    await expect(
      server.db.insert(withdrawals).values({
        ...withdrawal,
        userId: owner.user.id,
        walletId: await walletIdOf(owner),
        payoutAccountId: ownAccountId,
      }),
    ).rejects.toMatchObject({ cause: { constraint: 'withdrawals_to_the_buyer' } });
  });
});
