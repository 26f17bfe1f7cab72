import { randomBytes } from 'node:crypto';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { SESSION_LIFETIME_MS } from '#domain/accounts.ts';
import type { Database } from '../db/database.ts';
import { sessions, users } from '../db/schema/users.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Caller, type FindCaller, hashToken } from '../http/access.ts';

const TOKEN_BYTES = 32;

/** Finds who a token belongs to; null for an unknown, ended or expired one. */
export function findCaller({ db, now }: Pick<Dependencies, 'db' | 'now'>): FindCaller {
  const query = db
    .select({ userId: users.id, phoneVerifiedAt: users.phoneVerifiedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_caller');
  return async (tokenHash): Promise<Caller | null> => {
    const [found] = await query.execute({ tokenHash, now: now() });
    if (!found) return null;
    return { userId: found.userId, isPhoneVerified: found.phoneVerifiedAt !== null, tokenHash };
  };
}

/** Answers the token: it is stored only as its hash, and cannot be had again. Lives `SESSION_LIFETIME_MS`. */
export async function startSession(db: Database, userId: string, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = expiryFrom(now);
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
  return token;
}

/** Gives a session its whole life anew. */
export async function extendSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: expiryFrom(now) })
    .where(eq(sessions.tokenHash, tokenHash));
}

const expiryFrom = (now: Date): Date => new Date(now.getTime() + SESSION_LIFETIME_MS);

export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function endOtherSessions(db: Database, { userId, tokenHash }: Caller): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
}

export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
