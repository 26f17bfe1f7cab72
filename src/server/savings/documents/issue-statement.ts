import { and, asc, eq, gte, lt, lte, ne, or, sql } from 'drizzle-orm';
import { lagosDate } from '#domain/dates.ts';
import { targetFormula } from '#domain/explanations/agreementFormulas.ts';
import { issueDocument, type Replacement } from '../../documents/issue.ts';
import { issuedBy } from '../../documents/issuer.ts';
import { transferTitle, unitOfMovement, walletMovements } from '../../money/wallet/movements.ts';
import { type Database, queryRow } from '../../platform/db/database.ts';
import { wallets } from '../../platform/db/schema/bank.ts';
import { contributionRevisions } from '../../platform/db/schema/changes.ts';
import { contributions, payments } from '../../platform/db/schema/contributions.ts';
import { ledgerEntries } from '../../platform/db/schema/ledger.ts';
import { storedTerms } from '../changes/stored-terms.ts';
import { unitsById } from '../units-by-id.ts';
import { toAgreed } from './agreed.ts';
import { holderOf, type IssuingDependencies } from './issuing.ts';
import { endOfMonth, startOfMonth } from './months.ts';

interface StatementOf {
  readonly userId: string;
  /** A past month, like `2026-11`. */
  readonly month: string;
  readonly at: Date;
}

/**
 * Issues a buyer's statement of a month from the ledger. Entries belong to the month in which they were created, so a
 * past month never gets another entry.
 * @throws a violation of `documents_statement_in_force_key` if there already is one.
 */
export async function issueStatement(
  { jobs, settings }: IssuingDependencies,
  db: Database,
  { userId, month, at }: StatementOf,
  replacement?: Replacement,
): Promise<string> {
  const entries = await entriesOf(db, userId, month);
  const opening = await balanceBefore(db, userId, startOfMonth(month));
  const { id } = await issueDocument(
    { db, jobs },
    {
      subject: { kind: 'statement', month },
      userId,
      facts: {
        ...issuedBy(settings, at),
        holderName: (await holderOf(db, userId)).name,
        month,
        opening,
        closing: entries.at(-1)?.balance ?? opening,
        entries,
        contributions: await progressOf(db, userId, month),
      },
      at,
    },
    replacement,
  );
  return id;
}

async function balanceBefore(db: Database, userId: string, before: Date): Promise<number> {
  const [last] = await db
    .select({ balance: ledgerEntries.balanceAfterKobo })
    .from(ledgerEntries)
    .innerJoin(wallets, eq(wallets.ledgerAccountId, ledgerEntries.accountId))
    .where(and(eq(wallets.userId, userId), lt(ledgerEntries.createdAt, before)))
    .orderBy(sql`${ledgerEntries.accountVersion} desc`)
    .limit(1);
  return last?.balance ?? 0;
}

async function entriesOf(db: Database, userId: string, month: string) {
  const rows = await walletMovements(db)
    .where(
      and(
        eq(wallets.userId, userId),
        gte(ledgerEntries.createdAt, startOfMonth(month)),
        lt(ledgerEntries.createdAt, endOfMonth(month)),
      ),
    )
    .orderBy(asc(ledgerEntries.accountVersion));
  return rows.map(({ kind, reference, amountKobo, balanceAfterKobo, createdAt, ...about }) => {
    const unit = unitOfMovement(about);
    return {
      on: lagosDate(createdAt),
      title: transferTitle(kind),
      detail: unit && `${unit.title}, ${unit.unit}`,
      reference,
      change: amountKobo,
      balance: balanceAfterKobo,
    };
  });
}

/**
 * The amounts paid into each contribution, in the month and in total by its end, under the terms at its end. Excludes
 * contributions without payments and those that the buyer had left by then.
 */
async function progressOf(db: Database, userId: string, month: string) {
  const rows = await db
    .select()
    .from(contributions)
    .where(
      and(
        eq(contributions.userId, userId),
        lte(contributions.createdAt, endOfMonth(month)),
        or(ne(contributions.status, 'left'), gte(contributions.closedAt, endOfMonth(month))),
      ),
    )
    .orderBy(asc(contributions.createdAt));
  const before = await termsBeforeChanges(db, userId, endOfMonth(month));
  const progress = [];
  for (const contribution of rows) {
    const { all, inMonth } = await paidInto(db, contribution.id, month);
    if (all === 0) continue;
    const then = { ...contribution, ...before.get(contribution.id) };
    const formula = targetFormula(toAgreed(then, all), then.targetKobo);
    const { apartmentId, targetKobo: equity } = then;
    progress.push({ apartmentId, paidInMonth: inMonth, paid: all, equity, formula });
  }
  const units = await unitsById(
    db,
    progress.map(({ apartmentId }) => apartmentId),
  );
  return progress.map(({ apartmentId, ...amounts }) => {
    const unit = units.get(apartmentId);
    if (!unit) throw new Error(`There is no apartment ${apartmentId}`);
    return { ...unit, ...amounts };
  });
}

/** The terms of a buyer's contributions before their first change from this time on; those without one are not in it. */
async function termsBeforeChanges(db: Database, userId: string, from: Date) {
  const changes = await db
    .selectDistinctOn([contributionRevisions.contributionId], {
      contributionId: contributionRevisions.contributionId,
      before: contributionRevisions.before,
    })
    .from(contributionRevisions)
    .innerJoin(contributions, eq(contributions.id, contributionRevisions.contributionId))
    .where(and(eq(contributions.userId, userId), gte(contributionRevisions.createdAt, from)))
    .orderBy(contributionRevisions.contributionId, asc(contributionRevisions.number));
  return new Map(
    changes.map(({ contributionId, before }) => {
      const { quote: agreedQuote, ...terms } = storedTerms(before);
      return [contributionId, { ...terms, agreedQuote }];
    }),
  );
}

async function paidInto(db: Database, contributionId: string, month: string) {
  const [from, until] = [startOfMonth(month).toISOString(), endOfMonth(month).toISOString()];
  const { all, inMonth } = await queryRow<{ all: string; inMonth: string }>(
    db,
    sql`select coalesce(sum(${payments.amountKobo}), 0) as "all",
               coalesce(sum(${payments.amountKobo}) filter (where ${payments.receivedAt} >= ${from}), 0) as "inMonth"
        from ${payments}
        where ${payments.contributionId} = ${contributionId} and ${payments.status} = 'received'
          and ${payments.receivedAt} < ${until}`,
  );
  return { all: Number(all), inMonth: Number(inMonth) };
}
