import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { changeFigures, changes } from '#api/contract/changes.ts';
import { type IsoDate, lagosDate } from '#domain/dates.ts';
import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS, PLANS, type Plan } from '#domain/plans.ts';
import { figuresOf, type Revision, revise } from '#domain/revise.ts';
import type { Change, Position, RevisionKind, RevisionObstacle } from '#domain/revisions.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributionRevisions } from '../../platform/db/schema/changes.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { unitNameOf } from '../news/unit-name.ts';
import { positionOf } from '../position.ts';
import { assertOwner, type BuyerContext } from '../service.ts';
import { type ContributionRow, contributionRows } from '../store.ts';
import { otherUnits } from './homes.ts';
import { storedTerms } from './stored-terms.ts';

export type ChangesView = Camel<z.input<typeof changes>>;
export type FiguresView = Camel<z.input<typeof changeFigures>>;
type WireChange = ChangesView['options'][number]['change'];

interface Candidate {
  readonly wire: WireChange;
  readonly change: Change;
  readonly home: string;
  readonly otherPropertyId?: string;
}

/**
 * Every change of a running contribution that is possible now, with its exact figures, and why the others are not.
 * @throws HttpError `not_found`, `not_yours`, `not_paid_into`, `contribution_leaving` or `contribution_closed`.
 */
export async function readChanges(
  db: Database,
  contributionId: string,
  { userId, at }: BuyerContext,
): Promise<ChangesView> {
  await assertOwner(db, contributionId, userId);
  const [row] = await contributionRows(db, eq(contributions.id, contributionId));
  if (!row) throw new HttpError('not_found');
  assertChangeable(row);
  const today = lagosDate(at);
  const position = positionOf(row.contribution, row.paidKobo);
  const tried = (await candidates(db, row)).map((candidate) => ({
    ...candidate,
    revision: revise(position, candidate.change, today),
  }));
  return {
    current: viewFigures(position, { home: unitNameOf(row), today }),
    paid: position.paidKobo,
    options: tried.flatMap(({ wire, home, otherPropertyId = null, revision }) =>
      revision.obstacle === null
        ? [
            {
              change: wire,
              figures: viewFigures({ ...position, ...revision.revised }, { home, today }),
              otherPropertyId,
            },
          ]
        : [],
    ),
    obstacles: obstaclesOf(tried),
    history: await readHistory(db, contributionId),
  };
}

/** @throws HttpError where a contribution's terms cannot change now. */
export function assertChangeable({ contribution: { status } }: ContributionRow): void {
  if (status === 'pending') throw new HttpError('not_paid_into');
  if (status === 'leaving') throw new HttpError('contribution_leaving');
  if (status !== 'active') throw new HttpError('contribution_closed');
}

const NO_DETAIL = { durationMonths: null, apartmentId: null, plan: null } as const;

async function candidates(db: Database, row: ContributionRow): Promise<Candidate[]> {
  const home = unitNameOf(row);
  const { plan, durationMonths } = row.contribution;
  const durations = Array.from(
    { length: MAX_DURATION_MONTHS - MIN_DURATION_MONTHS + 1 },
    (_, index) => MIN_DURATION_MONTHS + index,
  ).filter((months) => months !== durationMonths);
  return [
    ...(['spread', 'pause'] as const).map((kind) => ({
      wire: { ...NO_DETAIL, kind },
      change: { kind },
      home,
    })),
    ...durations.map((months) => ({
      wire: { ...NO_DETAIL, kind: 'duration' as const, durationMonths: months },
      change: { kind: 'duration' as const, durationMonths: months },
      home,
    })),
    ...(await otherUnits(db, row)).map(({ apartmentId, propertyId, priceKobo, name }) => ({
      wire: { ...NO_DETAIL, kind: 'unit' as const, apartmentId },
      change: { kind: 'unit' as const, priceKobo },
      home: name,
      ...(propertyId !== row.contribution.propertyId && { otherPropertyId: propertyId }),
    })),
    ...plansFrom(plan).map((other) => ({
      wire: { ...NO_DETAIL, kind: 'plan' as const, plan: other },
      change: { kind: 'plan' as const, plan: other },
      home,
    })),
  ];
}

/** From Plan A only to B: C differs from it in nothing but its start. */
const plansFrom = (plan: Plan): readonly Plan[] =>
  plan === 'A' ? ['B'] : PLANS.filter((other) => other !== plan);

interface Tried {
  readonly wire: WireChange;
  readonly revision: Revision;
}

/** One reason for each kind that offers nothing; each reason of a plan. */
function obstaclesOf(tried: readonly Tried[]): ChangesView['obstacles'] {
  const offered = new Set(tried.flatMap(({ wire, revision }) => (revision.obstacle ? [] : [wire.kind])));
  const found = new Map<string, { kind: RevisionKind; reason: RevisionObstacle }>();
  for (const { wire, revision } of tried) {
    const { kind } = wire;
    if (revision.obstacle === null || (offered.has(kind) && kind !== 'plan')) continue;
    const key = kind === 'plan' ? `${kind}:${revision.obstacle}` : kind;
    found.set(key, { kind, reason: revision.obstacle });
  }
  return [...found.values()];
}

/** What a buyer compares of a position. */
export function viewFigures(
  position: Pick<Position, 'plan' | 'priceKobo' | 'durationMonths' | 'terms' | 'paidKobo'>,
  { home, today }: { home: string; today: IsoDate },
): FiguresView {
  const { monthlyKobo, targetKobo, leftKobo, lateKobo, nextDueOn, endsOn } = figuresOf(position, today);
  return {
    plan: position.plan,
    home,
    price: position.priceKobo,
    durationMonths: position.durationMonths,
    monthly: monthlyKobo,
    target: targetKobo,
    left: leftKobo,
    late: lateKobo,
    mortgage: position.terms.mortgageKobo,
    nextDueOn,
    endsOn,
  };
}

async function readHistory(db: Database, contributionId: string): Promise<ChangesView['history']> {
  const rows = await db
    .select()
    .from(contributionRevisions)
    .where(eq(contributionRevisions.contributionId, contributionId))
    .orderBy(desc(contributionRevisions.number));
  return rows.map(({ number, kind, createdAt, before, after }) => {
    const [from, to] = [storedTerms(before), storedTerms(after)];
    return {
      number,
      kind,
      changedAt: createdAt.toISOString(),
      monthlyBefore: from.quote.monthlyKobo,
      monthlyAfter: to.quote.monthlyKobo,
      endsOnBefore: from.endsOn,
      endsOnAfter: to.endsOn,
    };
  });
}
