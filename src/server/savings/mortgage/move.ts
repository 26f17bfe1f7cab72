import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { nextMortgageStates } from '#domain/lifecycles/mortgage.ts';
import { contributionSlug, SLUG_ID_LENGTH } from '#domain/listings/slugs.ts';
import type { MortgageState } from '#domain/mortgages/mortgageStates.ts';
import { notify } from '../../messages/audience.ts';
import type { Sending } from '../../messages/send.ts';
import { mortgageMovedCopy } from '../../messages/templates/mortgages.ts';
import { OperationError } from '../../platform/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { mortgageMoves } from '../../platform/db/schema/mortgages.ts';
import { properties } from '../../platform/db/schema/properties.ts';
import { toAgreedQuote } from '../agreed-quote.ts';
import { type ContributionRow, contributionRows } from '../store.ts';
import { lockContribution } from '../transitions.ts';
import { unitNameOf } from '../unit-name.ts';
import { latestMoves } from './view.ts';

/** A state change recorded by an operator. */
export interface Move {
  /** The contribution's slug in its URL, or its id. */
  readonly reference: string;
  readonly state: MortgageState;
  readonly actor: string;
  /** Shown to the buyer. */
  readonly reason: string;
}

/** An open mortgage, for operators. */
export interface OpenMortgage {
  readonly reference: string;
  readonly state: MortgageState;
  readonly since: Date;
  /** The buyer requested to leave the plan: the state cannot change until that is decided. */
  readonly isLeaving: boolean;
}

/** Mortgages that are not disbursed, in the order in which their contributions were completed. */
export async function openMortgages(db: Database): Promise<OpenMortgage[]> {
  const rows = await db
    .select({
      id: contributions.id,
      title: properties.title,
      state: contributions.mortgageState,
      status: contributions.status,
      closedAt: contributions.closedAt,
    })
    .from(contributions)
    .innerJoin(properties, eq(properties.id, contributions.propertyId))
    .where(
      and(
        isNotNull(contributions.mortgageState),
        sql`${contributions.mortgageState} <> 'disbursed' and ${contributions.status} <> 'left'`,
      ),
    )
    .orderBy(asc(contributions.closedAt), asc(contributions.id));
  const moves = await latestMoves(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, title, state, status, closedAt }) => {
    const since = moves.get(id)?.movedAt ?? closedAt;
    return state === null || since === null
      ? []
      : [{ reference: contributionSlug(title, id), state, since, isLeaving: status === 'leaving' }];
  });
}

/**
 * Moves a mortgage to its next state in one transaction, records operator and reason, and notifies the buyer. The
 * database also rejects illegal moves.
 * @throws OperationError if there is no such mortgage, its buyer is leaving, or the move is not allowed.
 */
export async function moveMortgage(
  dependencies: Sending & { readonly db: Database },
  { reference, state, actor, reason }: Move,
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const { contribution } = await rowNamed(transaction, reference);
    await lockContribution(transaction, contribution.id);
    // Another operator may have moved it since.
    const row = await rowNamed(transaction, reference);
    const { id, userId, status, mortgageState: from } = row.contribution;
    if (status === 'leaving')
      throw new OperationError(`The buyer of ${reference} has asked to leave the plan: decide that first.`);
    if (from === null || status !== 'completed') throw new OperationError(`${reference} has no mortgage.`);
    assertMayFollow(reference, from, state);
    const number = ((await latestMoves(transaction, [id])).get(id)?.number ?? 0) + 1;
    await transaction.insert(mortgageMoves).values({
      contributionId: id,
      number,
      fromState: from,
      toState: state,
      movedBy: actor,
      reason,
      movedAt: dependencies.now(),
    });
    await notify(dependencies, transaction, {
      kind: 'mortgage_moved',
      copy: mortgageMovedCopy(state, {
        unitName: unitNameOf(row),
        slug: contributionSlug(row.property.title, id),
        amountKobo: toAgreedQuote(row.contribution.agreedQuote).mortgageKobo,
        reason,
      }),
      userId,
      key: `mortgage-moved:${id}:${number}`,
    });
  });
}

function assertMayFollow(reference: string, from: MortgageState, to: MortgageState): void {
  if (from === to) throw new OperationError(`The mortgage of ${reference} is '${to}' already.`);
  const allowed = nextMortgageStates(from);
  if (allowed.includes(to)) return;
  throw new OperationError(
    `The mortgage of ${reference} is '${from}': ${
      allowed.length === 0 ? 'nothing follows it.' : `only ${allowed.join(' or ')} can follow, not ${to}.`
    }`,
  );
}

async function rowNamed(db: Database, reference: string): Promise<ContributionRow> {
  const ending = reference.slice(-SLUG_ID_LENGTH);
  const rows = await contributionRows(
    db,
    or(
      eq(sql`${contributions.id}::text`, reference),
      eq(sql`right(${contributions.id}::text, ${sql.raw(String(SLUG_ID_LENGTH))})`, ending),
    ),
  );
  const [found, another] = rows.filter(
    ({ property, contribution: { id } }) =>
      id === reference || contributionSlug(property.title, id) === reference,
  );
  if (!found) throw new OperationError(`There is no contribution ${reference}.${movedHint(rows)}`);
  if (another)
    throw new OperationError(
      `Two contributions have the reference ${reference}: give the id, ${found.contribution.id} or ${another.contribution.id}.`,
    );
  return found;
}

/** A contribution whose buyer has moved to another home has another reference. */
function movedHint(rows: readonly ContributionRow[]): string {
  const references = rows.map(({ property, contribution: { id } }) => contributionSlug(property.title, id));
  return references.length === 0
    ? ''
    : ` Has its buyer moved to another home? Then it is ${references.join(' or ')}.`;
}
