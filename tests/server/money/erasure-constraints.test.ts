import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { BANK_CLEARING_ACCOUNT_ID, post as postTransfer } from '#server/money/ledger/ledger.ts';
import { queryRows } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { createSaver, erase } from './erasing.ts';
import { deposit, walletOf } from './kit.ts';

describeOnDatabase('what the database holds of erased accounts', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('nobody is erased with money, and nothing is added for an erased account', async () => {
    const buyer = await createSaver(server);
    await deposit(server, buyer, naira(1_000));
    const nobody = sql`update users set first_name = '', last_name = '', email = '', phone = '', password_hash = '',
      email_verified_at = null, phone_verified_at = null, erased_at = now() where id = ${buyer.user.id}`;
    await expect(server.db.execute(nobody)).rejects.toMatchObject({
      cause: { constraint: 'users_erased_is_settled' },
    });
    const other = await createSaver(server);
    await erase(server, other);
    const { id } = other.user;
    for (const statement of [
      sql`insert into message_preferences (user_id, topic, channel, is_wanted) values (${id}, 'homes', 'sms', true)`,
      sql`update users set first_name = 'Ada' where id = ${id}`,
    ])
      await expect(server.db.execute(statement)).rejects.toMatchObject({
        cause: { constraint: 'users_erased_stays' },
      });
  });

  test('the wallet of an erased account takes no money', async () => {
    const buyer = await createSaver(server);
    const { account_number } = await walletOf(server.app, buyer);
    await erase(server, buyer);
    const [account] = await queryRows<{ id: string }>(
      server.db,
      sql`select w.ledger_account_id as id from bank_accounts b join wallets w on w.id = b.wallet_id
        where b.account_number = ${account_number}`,
    );
    await expect(
      postTransfer(server.db, {
        idempotencyKey: `erased:${account?.id}`,
        kind: 'deposit',
        fromAccountId: BANK_CLEARING_ACCOUNT_ID,
        toAccountId: account?.id ?? '',
        amountKobo: naira(1),
        reference: 'none',
        eventAt: server.clock.now(),
      }),
    ).rejects.toMatchObject({ cause: { constraint: 'ledger_accounts_closed_is_empty' } });
  });

  test('nothing that is known of a name is left', async () => {
    const buyer = await createSaver(server);
    await server.db
      .update(users)
      .set({ nameChangedAt: server.clock.now() })
      .where(eq(users.id, buyer.user.id));
    await server.db.execute(sql`delete from sessions where user_id = ${buyer.user.id}`);
    const nearlyNobody = sql`update users set first_name = '', last_name = '', email = '', phone = '', password_hash = '',
      email_verified_at = null, phone_verified_at = null, erased_at = now() where id = ${buyer.user.id}`;
    await expect(server.db.execute(nearlyNobody)).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});
