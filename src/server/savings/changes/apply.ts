import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { changeRequest } from '#api/contract/changes.ts';
import { lagosDate } from '#domain/dates.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { figuresOf, revise } from '#domain/revise.ts';
import { type Change, OBSTACLE_SENTENCES, type Revised } from '#domain/revisions.ts';
import { voidLetter } from '../../documents/void.ts';
import { notify } from '../../messages/audience.ts';
import type { Sending } from '../../messages/send.ts';
import { planChangedCopy } from '../../messages/templates/plans.ts';
import { lockWallet } from '../../money/wallet/store.ts';
import { type Database, violatedCheck, violatedUnique } from '../../platform/db/database.ts';
import { contributionRevisions } from '../../platform/db/schema/changes.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { apartments } from '../../platform/db/schema/properties.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { toAgreedQuote } from '../agreed-quote.ts';
import { awaitingPayment } from '../awaiting-payments.ts';
import { unitNameOf } from '../news/unit-name.ts';
import { issueLetter, metLetterTarget } from '../papers/letter.ts';
import { positionOf, quoteOf } from '../position.ts';
import { assertOwner, type BuyerContext } from '../service.ts';
import { type ContributionRow, contributionRows } from '../store.ts';
import { lockContribution } from '../transitions.ts';
import { type OtherUnit, otherUnit } from './homes.ts';
import { assertChangeable } from './options.ts';
import { termsOf } from './stored-terms.ts';

type ChangeRequest = Camel<z.output<typeof changeRequest>>;

/**
 * Changes the terms of a running contribution, with a revision that keeps those before. Its figures are computed anew, and
 * have to be those that the buyer saw.
 * @throws HttpError `not_found`, `not_yours`, `not_paid_into`, `contribution_leaving`, `contribution_closed`,
 * `change_not_possible` with the reason, `figures_outdated` or `unit_taken`.
 */
export async function changeContribution(
  dependencies: Sending,
  db: Database,
  {
    contributionId,
    userId,
    at,
    change: wanted,
    seen,
  }: ChangeRequest & BuyerContext & { contributionId: string },
): Promise<void> {
  await assertOwner(db, contributionId, userId);
  await lockWallet(db, userId);
  await lockContribution(db, contributionId);
  const row = await rowOf(db, contributionId);
  assertChangeable(row);
  const { change, unit } = await toChange(db, row, wanted);
  const today = lagosDate(at);
  const position = positionOf(row.contribution, row.paidKobo);
  const revision = revise(position, change, today);
  if (revision.obstacle !== null) throw notPossible(OBSTACLE_SENTENCES[revision.obstacle]);
  const { revised } = revision;
  const { monthlyKobo, targetKobo, leftKobo, endsOn } = figuresOf({ ...position, ...revised }, today);
  const isAsSeen =
    seen.monthly === monthlyKobo &&
    seen.target === targetKobo &&
    seen.left === leftKobo &&
    seen.endsOn === endsOn;
  if (!isAsSeen) throw new HttpError('figures_outdated');
  const awaiting = await awaitingPayment(db, contributionId);
  if (awaiting && awaiting.amountKobo > leftKobo)
    throw notPossible(
      `A payment of ${formatNaira(awaiting.amountKobo)} waits for its transfer, which is more than would be left. Withdraw it first.`,
    );
  await store(db, { row, kind: change.kind, revised, unit, at });
  const after = await rowOf(db, contributionId);
  if (unit) {
    const reason = `The contribution is for ${unitNameOf(after)} now`;
    await voidLetter(db, { contributionId, actor: 'The buyer', reason, at });
  }
  await notify(dependencies, db, {
    kind: 'plan_changed',
    copy: planChangedCopy({
      unitName: unitNameOf(after),
      ...figuresOf(positionOf(after.contribution, after.paidKobo), today),
    }),
    userId,
    key: `plan-changed:${contributionId}:${after.contribution.revision}`,
  });
  // A smaller target may be met by what is paid already.
  const isMet = ({ contribution: { agreedQuote }, paidKobo }: ContributionRow): boolean =>
    metLetterTarget(toAgreedQuote(agreedQuote), kobo(paidKobo)) !== null;
  if (isMet(after) && (unit || !isMet(row))) await issueLetter(dependencies, db, { contributionId, at });
}

const notPossible = (message: string): HttpError => new HttpError('change_not_possible', { message });

async function rowOf(db: Database, id: string): Promise<ContributionRow> {
  const [row] = await contributionRows(db, eq(contributions.id, id));
  if (!row) throw new HttpError('not_found');
  return row;
}

async function toChange(
  db: Database,
  row: ContributionRow,
  { kind, durationMonths, apartmentId, plan }: ChangeRequest['change'],
): Promise<{ change: Change; unit: OtherUnit | null }> {
  if (kind === 'spread' || kind === 'pause') return { change: { kind }, unit: null };
  if (kind === 'duration' && durationMonths !== null) return { change: { kind, durationMonths }, unit: null };
  if (kind === 'plan' && plan !== null) return { change: { kind, plan }, unit: null };
  const unit = kind === 'unit' && apartmentId !== null ? await otherUnit(db, row, apartmentId) : null;
  if (!unit) throw new HttpError('change_not_possible');
  return { change: { kind: 'unit', priceKobo: unit.priceKobo }, unit };
}

interface Store {
  readonly row: ContributionRow;
  readonly kind: Change['kind'];
  readonly revised: Revised;
  readonly unit: OtherUnit | null;
  readonly at: Date;
}

async function store(db: Database, { row, kind, revised, unit, at }: Store): Promise<void> {
  const { contribution, paidKobo } = row;
  if (unit) await moveTo(db, { from: contribution.apartmentId, to: unit.apartmentId });
  const { plan, priceKobo, durationMonths, pausedMonths, terms } = revised;
  const values = {
    plan,
    priceKobo,
    durationMonths,
    pausedMonths,
    targetKobo: terms.targetKobo,
    agreedQuote: quoteOf(revised, toAgreedQuote(contribution.agreedQuote)),
    ...(unit && { apartmentId: unit.apartmentId, propertyId: unit.propertyId }),
    revision: contribution.revision + 1,
  };
  await db.insert(contributionRevisions).values({
    contributionId: contribution.id,
    number: values.revision,
    kind,
    before: termsOf(contribution),
    after: termsOf({ ...contribution, ...values }),
    paidKobo,
    createdAt: at,
  });
  await db
    .update(contributions)
    .set(values)
    .where(eq(contributions.id, contribution.id))
    .catch((error: unknown) => {
      if (violatedUnique(error) === 'contributions_live_unit_key') throw new HttpError('unit_taken');
      // It was withdrawn since the unit was read.
      if (violatedCheck(error) === 'contributions_listing_on_sale') throw new HttpError('listing_withdrawn');
      throw error;
    });
}

/** Of concurrent requests for a unit one reserves it; the others find it taken. */
async function moveTo(db: Database, { from, to }: { from: string; to: string }): Promise<void> {
  const taken = await db
    .update(apartments)
    .set({ status: 'reserved' })
    .where(and(eq(apartments.id, to), eq(apartments.status, 'available')))
    .returning({ id: apartments.id });
  if (taken.length === 0) throw new HttpError('unit_taken');
  await db.update(apartments).set({ status: 'available' }).where(eq(apartments.id, from));
}
