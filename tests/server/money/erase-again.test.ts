import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { erasureRecord, readErasures } from '#server/own-data/erasure/replay.ts';
import { OperationError } from '#server/platform/command.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { messagesTo } from '../kit/outbox.ts';
import { linesOf, runProgram } from '../kit/run-program.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import { createSaver, erase, rowOf } from './erasing.ts';
import { deposit } from './kit.ts';

const COMMAND = 'src/server/commands/accounts-erase-again.ts';
const NOT_YET = 'Nothing is erased yet: repeat the command with --erase.';
const BEGAN_LATER = '01993a54-0000-7000-8000-000000000000';

describeOnPostgres('accounts that a restored backup brings back', (open) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'erase-again-test-'));
    server = await open({ LOG_LEVEL: 'info' });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const run = async (words: readonly string[]) => {
    const settings = { DATABASE_URL: server.databaseUrl ?? '' };
    const { code, stdout } = await runProgram([COMMAND, ...words], settings);
    return { code, lines: stdout.trim().split('\n') };
  };

  test('are erased again from the lines of the log, as of their day and without a message', async () => {
    const [person, debtor, erased] = [
      await createSaver(server, { first_name: 'Ngozi', last_name: 'Eze' }),
      await createSaver(server),
      await createSaver(server),
    ];
    await deposit(server, debtor, naira(20_000));
    await erase(server, erased);
    const erasedAt = server.clock.now();
    const file = path.join(folder, 'server.log');
    const lines = [person.user.id, debtor.user.id, BEGAN_LATER].map((userId) =>
      JSON.stringify({ level: 30, ...erasureRecord({ userId, erasedAt }), msg: 'erased an account' }),
    );
    // journalctl and docker compose put something before each line.
    const [first = '', second = '', third = ''] = lines;
    const printed = [`Nov 27 20:45:01 vm node[812]: ${first}`, `server-1  | ${second}`, third];
    await writeFile(file, ['a line that is not JSON', ...printed, server.log.text()].join('\n'));
    server.clock.advance(3_600_000);

    const expected = [
      `${debtor.user.id}  is NOT erased: its wallet holds ₦20,000, with 0 open withdrawals and 0 unfinished plans`,
      `${BEGAN_LATER}  is not in this database`,
      `${erased.user.id}  is erased`,
    ];
    const preview = { code: 1, lines: [`${person.user.id}  would be erased again`, ...expected, NOT_YET] };
    for (const _ of ['once', 'again']) expect(await run([file])).toEqual(preview);
    expect(await rowOf(server, person)).toMatchObject({ firstName: 'Ngozi', erasedAt: null });
    expect(await run([file, '--erase'])).toEqual({
      code: 1,
      lines: [`${person.user.id}  is erased again`, ...expected],
    });
    expect(await rowOf(server, person)).toMatchObject({ firstName: '', phone: '', erasedAt });
    expect(await messagesTo(server.db, person.user.phone)).toEqual([]);
    expect(await run([file, '--erase'])).toEqual({
      code: 1,
      lines: [`${person.user.id}  is erased`, ...expected],
    });
    expect((await run([])).lines.toSorted()).toEqual(
      [person, erased]
        .map(({ user }) => JSON.stringify(erasureRecord({ userId: user.id, erasedAt })))
        .toSorted(),
    );
  });

  test('are left where the account began after the erasure, or is busy, and the others are erased', async () => {
    const [busy, newer, person] = [
      await createSaver(server),
      await createSaver(server),
      await createSaver(server),
    ];
    const erasedAt = server.clock.now();
    const before = new Date(erasedAt.getTime() - 60 * 86_400_000);
    const file = path.join(folder, 'busy.jsonl');
    const records = [
      erasureRecord({ userId: busy.user.id, erasedAt }),
      erasureRecord({ userId: newer.user.id, erasedAt: before }),
      erasureRecord({ userId: person.user.id, erasedAt }),
    ];
    await writeFile(file, records.map((each) => JSON.stringify(each)).join('\n'));
    await server.db.transaction(async (transaction) => {
      await transaction.select().from(users).where(eq(users.id, busy.user.id)).for('update');
      expect(await run([file, '--erase'])).toEqual({
        code: 1,
        lines: [
          expect.stringMatching(`^${busy.user.id}  is NOT erased: `),
          `${newer.user.id}  is NOT erased: it began after this erasure, so that another account is meant`,
          `${person.user.id}  is erased again`,
        ],
      });
    });
    expect((await rowOf(server, newer))?.erasedAt).toBeNull();
    expect((await rowOf(server, person))?.erasedAt).toEqual(erasedAt);
  });

  test('are not passed over where their line is cut off', () => {
    const whole = JSON.stringify(erasureRecord({ userId: BEGAN_LATER, erasedAt: new Date(0) }));
    expect(() => readErasures(`${whole}\n${whole.slice(0, -5)}`)).toThrow(
      new OperationError('Line 2 names an erased account and cannot be read: is it whole?'),
    );
  });

  test('need a file that is there', async () => {
    const settings = { DATABASE_URL: server.databaseUrl ?? '' };
    const missing = path.join(folder, 'missing.jsonl');
    const result = await runProgram([COMMAND, missing], settings);
    expect(linesOf(result)).toEqual([expect.stringMatching(/missing\.jsonl cannot be read: ENOENT/)]);
    expect(result.code).toBe(1);
  });

  test('are named in the log by an id and a time alone', async () => {
    const person = await createSaver(server, { first_name: 'Ngozi', last_name: 'Eze' });
    server.log.clear();
    await erase(server, person);
    expect(readErasures(server.log.text())).toEqual([
      { userId: person.user.id, erasedAt: server.clock.now() },
    ]);
    const line =
      server.log
        .text()
        .split('\n')
        .find((text) => text.includes('erased an account')) ?? '';
    for (const personal of ['Ngozi', 'Eze', person.user.phone, person.user.email])
      expect(line).not.toContain(personal);
  });
});
