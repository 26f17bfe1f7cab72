import { expect, it } from 'vitest';
import { migratedFrom } from './kit/migrating.ts';

it('preserves accounts, sessions and codes from before channels were verified separately', async () => {
  const userId = '0190b3a0-0000-7000-8000-000000000001';
  const client = await migratedFrom('verified_channels', (before) =>
    before.exec(`
    insert into users (id, first_name, last_name, email, phone, phone_verified_at, password_hash)
      values ('${userId}', 'Ada', 'Obi', 'ada@example.com', '+2348031234567', now(), 'hash');
    insert into sessions (token_hash, user_id, expires_at) values
      ('one', '${userId}', now() + interval '1 hour'), ('two', '${userId}', now() + interval '1 hour');
    insert into one_time_codes (id, subject, purpose, code_hash, expires_at)
      values ('0190b3a0-0000-7000-8000-000000000002', '${userId}', 'onboard', 'hash', now());
  `),
  );
  const { rows } = await client.query(
    `select phone_verified_at is not null as phone, email_verified_at is not null as email,
      count(distinct sessions.id)::int as sessions, min(device) as device
     from users join sessions on sessions.user_id = users.id group by users.id`,
  );
  expect(rows).toEqual([{ phone: true, email: false, sessions: 2, device: 'Unknown device' }]);
  expect((await client.query('select bound_to, source from one_time_codes')).rows).toEqual([
    { bound_to: '', source: '' },
  ]);
  await client.close();
});
