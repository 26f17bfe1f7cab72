import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { exit, exitQuote as exitQuoteSchema } from '#api/contract/changes.ts';
import { kobo } from '#domain/money.ts';
import { canLeave, EXIT_DECISION_DAYS, exitQuote } from '#domain/plans/exits.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributionExits } from '../../platform/db/schema/changes.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { ledgerAccounts } from '../../platform/db/schema/ledger.ts';
import { assertOwner } from '../service.ts';

export type ExitRow = typeof contributionExits.$inferSelect;

/** The current exit quote of a contribution, and its latest exit request. */
export interface ExitView {
  /** Null if the buyer cannot leave it now. */
  readonly quote: Camel<z.input<typeof exitQuoteSchema>> | null;
  readonly exit: Camel<z.input<typeof exit>> | null;
}

/** @throws HttpError `not_found` or `not_yours`. */
export async function readExit(db: Database, contributionId: string, userId: string): Promise<ExitView> {
  await assertOwner(db, contributionId, userId);
  const [found] = await db
    .select({ contribution: contributions, paidKobo: ledgerAccounts.balanceKobo })
    .from(contributions)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, contributions.ledgerAccountId))
    .where(eq(contributions.id, contributionId));
  const latest = await latestExit(db, contributionId);
  return {
    quote: found && canLeave(found.contribution) ? viewQuote(found) : null,
    exit: latest && viewExit(latest),
  };
}

export async function latestExit(db: Database, contributionId: string): Promise<ExitRow | null> {
  const [latest] = await db
    .select()
    .from(contributionExits)
    .where(eq(contributionExits.contributionId, contributionId))
    .orderBy(desc(contributionExits.requestedAt), desc(contributionExits.id))
    .limit(1);
  return latest ?? null;
}

function viewQuote({
  contribution: { exitFeeBps },
  paidKobo,
}: {
  contribution: { exitFeeBps: number };
  paidKobo: number;
}): ExitView['quote'] {
  const { feeBps, feeKobo, returnedKobo } = exitQuote(kobo(paidKobo), exitFeeBps);
  return { paid: paidKobo, feeBps, fee: feeKobo, returned: returnedKobo, decisionDays: EXIT_DECISION_DAYS };
}

const viewExit = (row: ExitRow): NonNullable<ExitView['exit']> => ({
  id: row.id,
  status: row.status,
  reference: row.reference,
  paid: row.paidKobo,
  feeBps: row.feeBps,
  fee: row.feeKobo,
  returned: row.returnedKobo,
  requestedAt: row.requestedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
});
