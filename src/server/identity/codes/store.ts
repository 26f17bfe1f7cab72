import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { OtpPurpose } from '#domain/accounts/accounts.ts';
import type { Database } from '../../platform/db/database.ts';
import { oneTimeCodes } from '../../platform/db/schema/users.ts';

/** Serialises the work on a subject's codes: waits until earlier transactions on them have committed. */
export async function lockSubject(db: Database, subjectKey: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`one-time-codes:${subjectKey}`}, 0))`);
}

/** Codes are counted by purpose and source, so that the responses for one reveal nothing about another. */
interface Counted {
  readonly subjectKey: string;
  readonly purpose: OtpPurpose;
  readonly source: string;
  readonly since: Date;
  readonly count: number;
}

/** When the `count`-th newest code since `since` was created; null when there are fewer. */
export async function codeCreatedAt(
  db: Database,
  { subjectKey, purpose, source, since, count }: Counted,
): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.subject, subjectKey),
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.source, source),
        gt(oneTimeCodes.createdAt, since),
      ),
    )
    .orderBy(desc(oneTimeCodes.createdAt))
    .offset(count - 1)
    .limit(1);
  return found?.createdAt ?? null;
}

type CodeRow = typeof oneTimeCodes.$inferSelect;

/** The subject's newest code for the purpose and browser, live or closed. */
export async function findCode(
  db: Database,
  { subjectKey, purpose, boundTo }: { subjectKey: string; purpose: OtpPurpose; boundTo: string },
): Promise<CodeRow | null> {
  const [found] = await db
    .select()
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.subject, subjectKey),
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.boundTo, boundTo),
      ),
    )
    .orderBy(sql`${oneTimeCodes.closedAt} is null desc`, desc(oneTimeCodes.createdAt))
    .limit(1);
  return found ?? null;
}

interface Closing {
  readonly subjectKey: string;
  readonly purpose?: OtpPurpose;
  /** The codes of one browser; all without it. */
  readonly boundTo?: string;
  readonly now: Date;
}

/** Closes a subject's live codes, for one purpose or for all. */
export async function closeCodes(
  db: Database,
  { subjectKey, purpose, boundTo, now }: Closing,
): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ closedAt: now })
    .where(
      and(
        eq(oneTimeCodes.subject, subjectKey),
        isNull(oneTimeCodes.closedAt),
        purpose && eq(oneTimeCodes.purpose, purpose),
        boundTo === undefined ? undefined : eq(oneTimeCodes.boundTo, boundTo),
      ),
    );
}

export async function recordFailure(db: Database, code: CodeRow): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ failedAttempts: sql`${oneTimeCodes.failedAttempts} + 1` })
    .where(eq(oneTimeCodes.id, code.id));
}
