import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { SESSION_LIFETIME_MS } from '#domain/accounts/accounts.ts';
import { type Database, queryRows } from '../../platform/db/database.ts';
import { sessions, users } from '../../platform/db/schema/users.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type FindPrincipal, hashToken, type Principal } from '../../platform/http/access.ts';
import type { Client } from './clients.ts';
import { randomSecret } from './secrets.ts';

/** A session's last use is written at most this often. */
const LAST_SEEN_STEP_MS = 60_000;

export type SessionOptions = Pick<Dependencies, 'db' | 'now'>;

/** Finds the principal of a token; null for an unknown, ended or expired one. */
export function findPrincipal({ db, now }: SessionOptions): FindPrincipal {
  const query = db
    .select({
      userId: users.id,
      phoneVerifiedAt: users.phoneVerifiedAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_principal');
  return async (tokenHash, network): Promise<Principal | null> => {
    const at = now();
    const [found] = await query.execute({ tokenHash, now: at });
    if (!found) return null;
    const staleBefore = new Date(at.getTime() - LAST_SEEN_STEP_MS);
    if (found.lastSeenAt <= staleBefore) await markSeen(db, { tokenHash, network, at, staleBefore });
    return { userId: found.userId, isPhoneVerified: found.phoneVerifiedAt !== null, tokenHash };
  };
}

interface Seen {
  readonly tokenHash: string;
  readonly network: string;
  readonly at: Date;
  readonly staleBefore: Date;
}

/** The condition lets one of a page's concurrent calls write. */
async function markSeen(db: Database, { tokenHash, network, at, staleBefore }: Seen): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: at, network })
    .where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.lastSeenAt, staleBefore)));
}

interface Start {
  readonly userId: string;
  /** The hash that the password was checked against. */
  readonly passwordHash: string;
  readonly client: Pick<Client, 'device' | 'network'>;
  readonly now: Date;
}

/**
 * Starts a session of `SESSION_LIFETIME_MS`, unless the password was changed since it was checked: the row lock makes
 * this statement and a change wait for each other. Returns the token, of which only the hash is stored; null if the
 * password has changed.
 */
export async function startSession(
  db: Database,
  { userId, passwordHash, client, now }: Start,
): Promise<string | null> {
  const token = randomSecret();
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS).toISOString();
  const started = await queryRows(
    db,
    sql`insert into sessions (token_hash, id, user_id, device, network, created_at, last_seen_at, expires_at)
      select ${hashToken(token)}, ${uuidv7()}::uuid, users.id, ${client.device}, ${client.network},
        ${at}::timestamptz, ${at}::timestamptz, ${expiresAt}::timestamptz
      from users where users.id = ${userId} and users.password_hash = ${passwordHash}
      for share
      returning id`,
  );
  return started.length > 0 ? token : null;
}

export type SessionRow = typeof sessions.$inferSelect;

/** The newest first. */
export const listSessions = (db: Database, userId: string, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));

/** Returns whether there was a session to end. */
export async function endSession(db: Database, tokenHash: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Returns whether the user had such a session. */
export async function endSessionById(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endOtherSessions(db: Database, { userId, tokenHash }: Principal): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
}

export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
