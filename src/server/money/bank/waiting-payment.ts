import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { waitsUntil } from '#domain/listings/holds.ts';
import { type Kobo, kobo, subtractKobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributions, payments } from '../../platform/db/schema/contributions.ts';

/** A payment that its buyer's wallet does not cover. */
export interface WaitingPayment {
  readonly amountKobo: Kobo;
  readonly missingKobo: Kobo;
  /** When it lapses, or the hold on its unit ends. */
  readonly until: Date;
}

interface Wallet {
  readonly userId: string;
  readonly balanceKobo: Kobo;
  readonly at: Date;
}

/** The payment of a buyer that ends first of those that a wallet's balance does not cover; null if there is none. */
export async function waitingPayment(
  db: Database,
  { userId, balanceKobo, at }: Wallet,
): Promise<WaitingPayment | null> {
  const rows = await db
    .select({
      amountKobo: payments.amountKobo,
      lapsesAt: payments.lapsesAt,
      holdExpiresAt: contributions.holdExpiresAt,
    })
    .from(payments)
    .innerJoin(contributions, eq(contributions.id, payments.contributionId))
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.status, 'awaiting_transfer'),
        gt(payments.amountKobo, balanceKobo),
        gt(payments.lapsesAt, at),
        or(isNull(contributions.holdExpiresAt), gt(contributions.holdExpiresAt, at)),
      ),
    )
    .orderBy(asc(payments.id));
  const waiting = rows.map(({ amountKobo, lapsesAt, holdExpiresAt }) => ({
    amountKobo: kobo(amountKobo),
    missingKobo: subtractKobo(kobo(amountKobo), balanceKobo),
    until: waitsUntil(lapsesAt, holdExpiresAt),
  }));
  const [first = null] = waiting.toSorted((one, other) => one.until.getTime() - other.until.getTime());
  return first;
}
