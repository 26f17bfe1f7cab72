import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { EMBEDDED_OPTIONS } from '#server/platform/db/embedded.ts';
import { MIGRATIONS } from '#server/platform/db/migrations.ts';

const read = (file: string): string => readFileSync(path.join(MIGRATIONS.migrationsFolder, file), 'utf8');

it('preserves accounts, sessions and codes from before channels were verified separately', async () => {
  const { entries }: { entries: { tag: string }[] } = JSON.parse(read('meta/_journal.json'));
  const statements = entries.map(({ tag }) => read(`${tag}.sql`));
  const first = entries.findIndex(({ tag }) => tag.endsWith('verified_channels'));
  const client = await PGlite.create({ dataDir: 'memory://', ...EMBEDDED_OPTIONS });
  for (const statement of statements.slice(0, first)) await client.exec(statement);
  const userId = '0190b3a0-0000-7000-8000-000000000001';
  await client.exec(`
    insert into users (id, first_name, last_name, email, phone, phone_verified_at, password_hash)
      values ('${userId}', 'Ada', 'Obi', 'ada@example.com', '+2348031234567', now(), 'hash');
    insert into sessions (token_hash, user_id, expires_at) values
      ('one', '${userId}', now() + interval '1 hour'), ('two', '${userId}', now() + interval '1 hour');
    insert into one_time_codes (id, subject, purpose, code_hash, expires_at)
      values ('0190b3a0-0000-7000-8000-000000000002', '${userId}', 'onboard', 'hash', now());
  `);
  for (const statement of statements.slice(first)) await client.exec(statement);
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
