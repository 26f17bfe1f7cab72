import { desc, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { mortgageProgress } from '#api/contract/contributions.ts';
import type { Database } from '../../platform/db/database.ts';
import { mortgageMoves } from '../../platform/db/schema/mortgages.ts';
import type { ContributionRow } from '../store.ts';

export type MortgageView = Camel<z.input<typeof mortgageProgress>>;

/** Mortgages by contribution id; plans that the buyer left have none. */
export async function mortgagesOf(
  db: Database,
  rows: readonly Pick<ContributionRow, 'contribution'>[],
): Promise<Map<string, MortgageView>> {
  const begun = rows.flatMap(({ contribution: { id, status, mortgageState, closedAt } }) =>
    mortgageState !== null && closedAt !== null && status !== 'left'
      ? [{ id, state: mortgageState, beganAt: closedAt }]
      : [],
  );
  if (begun.length === 0) return new Map();
  const moves = await latestMoves(
    db,
    begun.map(({ id }) => id),
  );
  return new Map(
    begun.map(({ id, state, beganAt }) => {
      const move = moves.get(id);
      const since = move?.movedAt ?? beganAt;
      return [id, { state, since: since.toISOString(), note: move?.reason ?? null }];
    }),
  );
}

export type MortgageMove = typeof mortgageMoves.$inferSelect;

/** The latest move of each mortgage, by contribution id. */
export async function latestMoves(db: Database, ids: readonly string[]): Promise<Map<string, MortgageMove>> {
  const rows = await db
    .selectDistinctOn([mortgageMoves.contributionId])
    .from(mortgageMoves)
    .where(inArray(mortgageMoves.contributionId, [...ids]))
    .orderBy(mortgageMoves.contributionId, desc(mortgageMoves.number));
  return new Map(rows.map((move) => [move.contributionId, move]));
}

/** Whether the move that a message reports is still the mortgage's latest. */
export async function isLatestMove(db: Database, fact: string): Promise<boolean> {
  const [, id = '', number] = fact.split(':');
  return String((await latestMoves(db, [id])).get(id)?.number) === number;
}
