import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { lagosDate, lagosMidnight } from '#domain/dates.ts';
import { type Kobo, kobo, maxKobo, subtractKobo, ZERO_KOBO } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { withdrawals } from '../../platform/db/schema/withdrawals.ts';

/** The amount that a buyer may still withdraw today (Lagos time). Returned withdrawals do not count. */
export async function remainingTodayKobo(
  db: Database,
  { userId, dayLimitKobo, at }: { userId: string; dayLimitKobo: Kobo; at: Date },
): Promise<Kobo> {
  const midnight = lagosMidnight(lagosDate(at));
  const [today] = await db
    .select({ sumKobo: sql<string>`coalesce(sum(${withdrawals.amountKobo}), 0)` })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        ne(withdrawals.status, 'returned'),
        gte(withdrawals.createdAt, midnight),
      ),
    );
  return maxKobo(ZERO_KOBO, subtractKobo(dayLimitKobo, kobo(Number(today?.sumKobo ?? 0))));
}
