import { asc } from 'drizzle-orm';
import * as z from 'zod/mini';
import { findUser } from '../../identity/users/store.ts';
import { OperationError } from '../../platform/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { accountErasures } from '../../platform/db/schema/users.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { eraseLocked, withLockedAccount } from './locked.ts';
import { isSettled, readUnsettled, type Unsettled } from './unsettled.ts';

/** An erased account, and when it was erased. */
export interface Erasure {
  readonly userId: string;
  readonly erasedAt: Date;
}

/** The log record of an erasure, which outlives a restored backup. It contains no personal data. */
export const erasureRecord = ({ userId, erasedAt }: Erasure) => ({
  erasedAccount: userId,
  erasedAt: erasedAt.toISOString(),
});

const record = z.object({ erasedAccount: z.uuid(), erasedAt: z.iso.datetime() });

/**
 * Parses the erasures in a log, without duplicates; skips other lines. What the journal or Docker prints before a line is
 * left out.
 * @throws OperationError if the line of an erasure is not whole: passed over, the person would stay in the database.
 */
export function readErasures(text: string): Erasure[] {
  const found = new Map<string, Erasure>();
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.includes('"erasedAccount"')) continue;
    const parsed = z.safeParse(record, jsonOf(line.slice(line.indexOf('{'))));
    if (!parsed.success)
      throw new OperationError(`Line ${index + 1} names an erased account and cannot be read: is it whole?`);
    const { erasedAccount: userId, erasedAt } = parsed.data;
    found.set(userId, { userId, erasedAt: new Date(erasedAt) });
  }
  return [...found.values()];
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** All erasures in the database, oldest first. */
export const listErasures = (db: Database): Promise<Erasure[]> =>
  db
    .select({ userId: accountErasures.userId, erasedAt: accountErasures.erasedAt })
    .from(accountErasures)
    .orderBy(asc(accountErasures.erasedAt));

/** Why an erasure is not repeated: it holds, the account began after the backup, or after the erasure and is another. */
export type ReplayObstacle = 'erased_before' | 'unknown' | 'newer' | Unsettled;

/** Why an erasure cannot be repeated, or null. */
export async function replayObstacle(
  db: Database,
  { userId, erasedAt }: Erasure,
): Promise<ReplayObstacle | null> {
  const user = await findUser(db, userId);
  if (user === null) return 'unknown';
  if (user.erasedAt !== null) return 'erased_before';
  if (user.createdAt > erasedAt) return 'newer';
  const unsettled = await readUnsettled(db, userId);
  return isSettled(unsettled) ? null : unsettled;
}

/**
 * Erases an account that a restored backup brought back, with the original date. The user was notified then and is not
 * notified again. Returns why it cannot be repeated, or null.
 */
export async function replayErasure(
  { db, jobs }: Pick<Dependencies, 'db' | 'jobs'>,
  erasure: Erasure,
): Promise<ReplayObstacle | null> {
  const obstacle = await replayObstacle(db, erasure);
  if (obstacle !== null) return obstacle;
  await withLockedAccount(db, erasure.userId, (transaction, locked) =>
    eraseLocked(jobs, transaction, { user: locked, erasedAt: erasure.erasedAt }),
  );
  return null;
}
