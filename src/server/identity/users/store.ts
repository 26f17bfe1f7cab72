import { and, asc, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { parseIdentifier } from '#domain/accounts/phones.ts';
import type { Destination } from '../../messages/destinations.ts';
import type { Database } from '../../platform/db/database.ts';
import { knownDevices, users } from '../../platform/db/schema/users.ts';
import { HttpError } from '../../platform/http/http-error.ts';

export type UserRow = typeof users.$inferSelect;
type NewUser = typeof users.$inferInsert;
/** A field that is absent or undefined is not changed. */
export type UserChange = { [Key in keyof Omit<NewUser, 'id'>]?: NewUser[Key] | undefined };

const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

export async function findUser(db: Database, userId: string): Promise<UserRow | null> {
  const [found] = await db.select().from(users).where(eq(users.id, userId));
  return found ?? null;
}

/**
 * A user who is known to exist, like the owner of a session. The statement is prepared, because every page of the
 * dashboard needs it.
 * @throws HttpError `session_expired` if the account was erased since the session was read.
 */
export async function getUser(db: Database, userId: string): Promise<UserRow> {
  const query = db.select().from(users).where(eq(users.id, userId)).prepare('user_by_id');
  const [found] = await query.execute();
  if (!found) throw new Error(`There is no user ${userId}`);
  if (found.erasedAt !== null) throw new HttpError('session_expired');
  return found;
}

const claimOf = (identifier: string) => {
  const parsed = parseIdentifier(identifier);
  if (!parsed) return null;
  return parsed.kind === 'email'
    ? { isClaimed: hasEmail(parsed.email), verifiedAt: users.emailVerifiedAt }
    : { isClaimed: eq(users.phone, parsed.phone), verifiedAt: users.phoneVerifiedAt };
};

/**
 * The user who has verified a phone number (in any format that Nigerians use) or email (in any case); null if nobody
 * has, even if accounts have it unverified.
 */
export async function findOwner(db: Database, identifier: string): Promise<UserRow | null> {
  const claim = claimOf(identifier);
  if (!claim) return null;
  const [found] = await db
    .select()
    .from(users)
    .where(and(claim.isClaimed, isNotNull(claim.verifiedAt)));
  return found ?? null;
}

/** Every login checks this many passwords, so that its time does not reveal how many accounts claim an identifier. */
export const LOGIN_CANDIDATES = 2;

/**
 * The accounts that a login with this identifier can mean: only the one that verified it; else two of those that have it
 * unverified. The one that knows the device goes before those with a verified phone or email, and these before others;
 * of equals the oldest and the newest are taken, so that nobody can crowd out an account with later ones.
 */
export async function findLoginCandidates(
  db: Database,
  identifier: string,
  deviceTokenHash: string | null,
): Promise<UserRow[]> {
  const claim = claimOf(identifier);
  if (!claim) return [];
  const isVerified = sql`(${users.emailVerifiedAt} is not null or ${users.phoneVerifiedAt} is not null)`;
  const isKnown = sql`exists (select from ${knownDevices}
    where ${knownDevices.userId} = ${users.id} and ${knownDevices.tokenHash} = ${deviceTokenHash})`;
  const findFirst = async (isCandidate: SQL | undefined, age: SQL): Promise<UserRow | undefined> => {
    const ranked = db.select().from(users).where(isCandidate);
    const [found] = await ranked
      .orderBy(
        sql`${claim.verifiedAt} is not null desc`,
        ...(deviceTokenHash === null ? [] : [desc(isKnown)]),
        desc(isVerified),
        age,
      )
      .limit(1);
    return found;
  };
  const first = await findFirst(claim.isClaimed, asc(users.id));
  if (!first) return [];
  const owner = parseIdentifier(identifier)?.kind === 'email' ? first.emailVerifiedAt : first.phoneVerifiedAt;
  if (owner) return [first];
  const second = await findFirst(and(claim.isClaimed, ne(users.id, first.id)), desc(users.id));
  return second ? [first, second] : [first];
}

/** The canonical spelling of an identifier, to count calls by. */
export function canonicalIdentifier(identifier: string): string {
  const parsed = parseIdentifier(identifier);
  if (!parsed) return identifier.trim().toLowerCase();
  return parsed.kind === 'email' ? parsed.email : parsed.phone;
}

export async function insertUser(db: Database, user: NewUser): Promise<UserRow> {
  const [inserted] = await db.insert(users).values(user).returning();
  if (!inserted) throw new Error('The user was not inserted');
  return inserted;
}

export async function updateUser(db: Database, userId: string, change: UserChange): Promise<UserRow> {
  const [updated] = await db.update(users).set(change).where(eq(users.id, userId)).returning();
  if (!updated) throw new Error(`There is no user ${userId}`);
  return updated;
}

/** Which of these another account has verified. */
export async function findVerifiedElsewhere(
  db: Database,
  { email, phone }: { email: string | null; phone: string | null },
  exceptUserId: string | null,
): Promise<{ isEmailTaken: boolean; isPhoneTaken: boolean }> {
  const isOther = exceptUserId === null ? undefined : ne(users.id, exceptUserId);
  const isTaken = async (
    isClaimed: SQL,
    verifiedAt: typeof users.emailVerifiedAt | typeof users.phoneVerifiedAt,
  ) =>
    (
      await db
        .select({ id: users.id })
        .from(users)
        .where(and(isClaimed, isNotNull(verifiedAt), isOther))
        .limit(1)
    ).length > 0;
  return {
    isEmailTaken: email !== null && (await isTaken(hasEmail(email), users.emailVerifiedAt)),
    isPhoneTaken: phone !== null && (await isTaken(eq(users.phone, phone), users.phoneVerifiedAt)),
  };
}

const MAX_CLAIMANTS = 20;

/** Other users who have an email or phone unverified. */
export const findOtherClaimants = (
  db: Database,
  { channel, to }: Destination,
  exceptUserId: string,
): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(and(channel === 'email' ? hasEmail(to) : eq(users.phone, to), ne(users.id, exceptUserId)))
    .limit(MAX_CLAIMANTS);
