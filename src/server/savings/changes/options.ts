import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { changeFigures, changes } from '#api/contract/changes.ts';
import { type IsoDate, lagosDate } from '#domain/dates.ts';
import type { Division } from '#domain/plans/divideRemainder.ts';
import { PLAN_DURATIONS_MONTHS } from '#domain/plans/planDurations.ts';
import { PLANS, type Plan } from '#domain/plans/plans.ts';
import { figuresOf, type Revision, revise } from '#domain/plans/revise.ts';
import type { Change, Position, RevisionKind, RevisionObstacle } from '#domain/plans/revisions.ts';
import { revisedClauses } from '#domain/terms/revision.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributionRevisions } from '../../platform/db/schema/changes.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { positionOf } from '../position.ts';
import { assertOwner, type BuyerContext } from '../service.ts';
import { type ContributionRow, contributionRows } from '../store.ts';
import { unitNameOf } from '../unit-name.ts';
import { unitsById } from '../units-by-id.ts';
import { type OtherUnit, otherUnits } from './homes.ts';
import { type StoredTerms, storedTerms } from './stored-terms.ts';

export type ChangesView = Camel<z.input<typeof changes>>;
type FiguresView = Camel<z.input<typeof changeFigures>>;
type WireChange = ChangesView['options'][number]['change'];

type Home = Pick<OtherUnit, 'name' | 'bedrooms'>;

interface Candidate {
  readonly wire: WireChange;
  readonly change: Change;
  readonly home: Home;
  readonly otherPropertyId?: string;
}

/**
 * The changes of a contribution that are possible now, with exact figures, and why the others are not possible.
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
  const paysRest = isDeclined(row);
  assertChangeable(row, paysRest ? 'pay_rest' : null);
  const today = lagosDate(at);
  const position = positionOf(row.contribution, row.paidKobo);
  const tried = (paysRest ? payRestCandidates(row) : await candidates(db, row)).map((candidate) => ({
    ...candidate,
    revision: revise(position, candidate.change, today),
  }));
  return {
    current: viewFigures(position, { home: homeOf(row), today, division: null }),
    paid: position.paidKobo,
    options: tried.flatMap(({ wire, home, otherPropertyId = null, revision }) =>
      revision.obstacle === null
        ? [
            {
              change: wire,
              figures: viewFigures(
                { ...position, ...revision.revised },
                { home, today, division: revision.division },
              ),
              otherPropertyId,
              agreement: paysRest
                ? revisedClauses({
                    position: { ...position, ...revision.revised },
                    kind: wire.kind,
                    isOtherProperty: false,
                    number: row.contribution.revision + 1,
                    unitName: home.name,
                  })
                : [],
            },
          ]
        : [],
    ),
    obstacles: obstaclesOf(tried),
    history: await readHistory(db, contributionId),
  };
}

const homeOf = (row: ContributionRow): Home => ({
  name: unitNameOf(row),
  bedrooms: row.building.bedroomCount,
});

const isDeclined = ({ contribution: { status, mortgageState } }: ContributionRow): boolean =>
  status === 'completed' && mortgageState === 'declined';

/** @throws HttpError if a contribution's terms cannot change now (by this kind of change, if given). */
export function assertChangeable(row: ContributionRow, kind: RevisionKind | null): void {
  const { status } = row.contribution;
  if (kind === 'pay_rest' && isDeclined(row)) return;
  if (kind === 'pay_rest' && status === 'active') throw new HttpError('change_not_possible');
  if (status === 'pending') throw new HttpError('not_paid_into');
  if (status === 'leaving') throw new HttpError('contribution_leaving');
  if (status !== 'active') throw new HttpError('contribution_closed');
}

const NO_DETAIL = { durationMonths: null, apartmentId: null, plan: null } as const;

/** Spreads the rest of the price over any number of months from today. */
const payRestCandidates = (row: ContributionRow): Candidate[] =>
  PLAN_DURATIONS_MONTHS.map((durationMonths) => ({
    wire: { ...NO_DETAIL, kind: 'pay_rest', durationMonths },
    change: { kind: 'pay_rest', durationMonths },
    home: homeOf(row),
  }));

async function candidates(db: Database, row: ContributionRow): Promise<Candidate[]> {
  const home = homeOf(row);
  const { plan, durationMonths } = row.contribution;
  const durations = PLAN_DURATIONS_MONTHS.filter((months) => months !== durationMonths);
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
    ...(await otherUnits(db, row)).map(({ apartmentId, propertyId, priceKobo, name, bedrooms }) => ({
      wire: { ...NO_DETAIL, kind: 'unit' as const, apartmentId },
      change: { kind: 'unit' as const, priceKobo },
      home: { name, bedrooms },
      ...(propertyId !== row.contribution.propertyId && { otherPropertyId: propertyId }),
    })),
    ...plansFrom(plan).map((other) => ({
      wire: { ...NO_DETAIL, kind: 'plan' as const, plan: other },
      change: { kind: 'plan' as const, plan: other },
      home,
    })),
  ];
}

/** Plan A can only change to B, because C differs from it only in its start. */
const plansFrom = (plan: Plan): readonly Plan[] =>
  plan === 'A' ? ['B'] : PLANS.filter((other) => other !== plan);

interface Tried {
  readonly wire: WireChange;
  readonly revision: Revision;
}

/** One reason per kind without options; for plans, every reason. */
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

/** The figures that a buyer compares. */
function viewFigures(
  position: Pick<Position, 'plan' | 'priceKobo' | 'durationMonths' | 'terms' | 'paidKobo'>,
  { home, today, division }: { home: Home; today: IsoDate; division: Division | null },
): FiguresView {
  const { monthlyKobo, targetKobo, leftKobo, lateKobo, latePartsKobo, nextDueOn, endsOn } = figuresOf(
    position,
    today,
  );
  return {
    plan: position.plan,
    home: home.name,
    bedrooms: home.bedrooms,
    price: position.priceKobo,
    durationMonths: position.durationMonths,
    monthly: monthlyKobo,
    division: division && { months: division.months, dueFirst: division.firstKobo },
    target: targetKobo,
    left: leftKobo,
    late: lateKobo,
    lateParts: [...latePartsKobo],
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
  const revisions = rows.map(({ before, after, ...revision }) => ({
    ...revision,
    termsBefore: storedTerms(before),
    termsAfter: storedTerms(after),
  }));
  const moves = revisions.filter(({ kind }) => kind === 'unit');
  const moved = moves.flatMap(({ termsBefore, termsAfter }) => [
    termsBefore.apartmentId,
    termsAfter.apartmentId,
  ]);
  const units = await unitsById(db, moved);
  const homeAt = ({ apartmentId }: StoredTerms): string | undefined => {
    const unit = units.get(apartmentId);
    return unit && `${unit.home}, ${unit.unit}`;
  };
  return revisions.map(({ number, kind, createdAt, termsBefore, termsAfter }) => {
    const isMove = kind === 'unit';
    const [before, after] = [
      viewTerms(termsBefore, isMove ? homeAt(termsBefore) : undefined),
      viewTerms(termsAfter, isMove ? homeAt(termsAfter) : undefined),
    ];
    return {
      number,
      kind,
      ...(termsBefore.propertyId !== termsAfter.propertyId && { isOtherProperty: true }),
      changedAt: createdAt.toISOString(),
      before,
      after,
      monthlyBefore: before.monthly,
      monthlyAfter: after.monthly,
      endsOnBefore: before.endsOn,
      endsOnAfter: after.endsOn,
    };
  });
}

const viewTerms = (
  { plan, priceKobo, durationMonths, rsaBalanceKobo, quote, endsOn }: StoredTerms,
  home: string | undefined,
): ChangesView['history'][number]['before'] => ({
  ...(home !== undefined && { home }),
  plan,
  price: priceKobo,
  durationMonths,
  rsaBalance: rsaBalanceKobo,
  monthly: quote.monthlyKobo,
  instalments: [...quote.instalmentsKobo],
  endsOn,
});
