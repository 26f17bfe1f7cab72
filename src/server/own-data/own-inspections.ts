import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { UserRow } from '../identity/users/store.ts';
import { inspections } from '../platform/db/schema/support.ts';

/**
 * The condition for a user's requests to visit a home: those made by the account, and with its verified email those of
 * a visitor. What another account asked for is that account's, whichever email it entered.
 */
export const isInspectionOf = ({
  id,
  email,
  emailVerifiedAt,
}: Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt'>): SQL | undefined =>
  or(
    eq(inspections.userId, id),
    emailVerifiedAt === null ? undefined : and(isNull(inspections.userId), eq(inspections.email, email)),
  );
