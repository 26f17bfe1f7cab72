import { and, eq, ne, or, sql } from 'drizzle-orm';
import { parseIdentifier } from '#domain/phones.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/users.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
/** What is left out or undefined stays. */
export type UserChange = { [Key in keyof Omit<NewUser, 'id'>]?: NewUser[Key] | undefined };

const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

export async function findUser(db: Database, userId: string): Promise<UserRow | null> {
  const [found] = await db.select().from(users).where(eq(users.id, userId));
  return found ?? null;
}

/** The user behind a token, who is there for as long as the token is. */
export async function getUser(db: Database, userId: string): Promise<UserRow> {
  const found = await findUser(db, userId);
  if (!found) throw new Error(`There is no user ${userId}`);
  return found;
}

/** By a phone number in any form that Nigerians write it in, or by email in any case. */
export async function findUserByIdentifier(db: Database, identifier: string): Promise<UserRow | null> {
  const parsed = parseIdentifier(identifier);
  if (!parsed) return null;
  const isTheirs = parsed.kind === 'email' ? hasEmail(parsed.email) : eq(users.phone, parsed.phone);
  const [found] = await db.select().from(users).where(isTheirs);
  return found ?? null;
}

/** One spelling for all the forms of an identifier, to count calls by. */
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

/** Which of these others have. */
export async function findTaken(
  db: Database,
  { email, phone }: { email: string; phone: string },
  exceptUserId: string | null,
): Promise<{ isEmailTaken: boolean; isPhoneTaken: boolean }> {
  const found = await db
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(
      and(or(hasEmail(email), eq(users.phone, phone)), exceptUserId ? ne(users.id, exceptUserId) : undefined),
    );
  return {
    isEmailTaken: found.some((user) => user.email.toLowerCase() === email.toLowerCase()),
    isPhoneTaken: found.some((user) => user.phone === phone),
  };
}
