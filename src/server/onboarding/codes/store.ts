import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { OtpPurpose } from '#domain/accounts.ts';
import type { Database } from '../../db/database.ts';
import { oneTimeCodeFailures, oneTimeCodes } from '../../db/schema/users.ts';

/** One after the other: whatever is done with a subject's codes waits for what was begun before, until it commits. */
export async function lockSubject(db: Database, subjectKey: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`one-time-codes:${subjectKey}`}, 0))`);
}

/** What is counted: a subject's codes and failures for one purpose never show in the answers for another. */
interface Counted {
  readonly subjectKey: string;
  readonly purpose: OtpPurpose;
  readonly since: Date;
  readonly count: number;
}

/** When the `count`-th newest code since then was made; null when there are fewer. */
export async function codeMadeAt(
  db: Database,
  { subjectKey, purpose, since, count }: Counted,
): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.subject, subjectKey),
        eq(oneTimeCodes.purpose, purpose),
        gt(oneTimeCodes.createdAt, since),
      ),
    )
    .orderBy(desc(oneTimeCodes.createdAt))
    .offset(count - 1)
    .limit(1);
  return found?.createdAt ?? null;
}

/** When the `count`-th newest failure since then happened; null when there are fewer. */
export async function failedAt(
  db: Database,
  { subjectKey, purpose, since, count }: Counted,
): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: oneTimeCodeFailures.createdAt })
    .from(oneTimeCodeFailures)
    .where(
      and(
        eq(oneTimeCodeFailures.subject, subjectKey),
        eq(oneTimeCodeFailures.purpose, purpose),
        gt(oneTimeCodeFailures.createdAt, since),
      ),
    )
    .orderBy(desc(oneTimeCodeFailures.createdAt))
    .offset(count - 1)
    .limit(1);
  return found?.createdAt ?? null;
}

export type CodeRow = typeof oneTimeCodes.$inferSelect;

export async function findLiveCode(
  db: Database,
  { subjectKey, purpose }: { subjectKey: string; purpose: OtpPurpose },
): Promise<CodeRow | null> {
  const [found] = await db
    .select()
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.subject, subjectKey),
        eq(oneTimeCodes.purpose, purpose),
        isNull(oneTimeCodes.closedAt),
      ),
    );
  return found ?? null;
}

/** Ends a subject's live codes; for one purpose, or for all. */
export async function closeCodes(
  db: Database,
  { subjectKey, purpose, now }: { subjectKey: string; purpose?: OtpPurpose; now: Date },
): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ closedAt: now })
    .where(
      and(
        eq(oneTimeCodes.subject, subjectKey),
        isNull(oneTimeCodes.closedAt),
        purpose && eq(oneTimeCodes.purpose, purpose),
      ),
    );
}

export async function recordFailure(
  db: Database,
  code: CodeRow,
  { network, now }: { network: string; now: Date },
): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ failedAttempts: sql`${oneTimeCodes.failedAttempts} + 1` })
    .where(eq(oneTimeCodes.id, code.id));
  await db
    .insert(oneTimeCodeFailures)
    .values({ subject: code.subject, purpose: code.purpose, network, createdAt: now });
}
