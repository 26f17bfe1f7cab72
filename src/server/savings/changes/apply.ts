import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { changeRequest } from '#api/contract/changes.ts';
import { NAME_CHANGE_WAIT_MS } from '#domain/accounts/nameChange.ts';
import { lagosDate } from '#domain/dates.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { figuresOf, openInstalments, revise } from '#domain/plans/revise.ts';
import { type Change, OBSTACLE_SENTENCES, type Revised } from '#domain/plans/revisions.ts';
import { countText, durationText } from '#domain/quantities.ts';
import { termsVersion } from '#domain/terms/termsVersion.ts';
import { supersede, voidOf } from '../../documents/void.ts';
import { notify } from '../../messages/audience.ts';
import type { Sending } from '../../messages/send.ts';
import { planChangedCopy } from '../../messages/templates/plans.ts';
import { lockWallet } from '../../money/wallet/store.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributionRevisions } from '../../platform/db/schema/changes.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { apartments } from '../../platform/db/schema/properties.ts';
import { limitPerDay } from '../../platform/http/day-limits.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { toAgreedQuote } from '../agreed-quote.ts';
import { awaitingPayment } from '../awaiting-payments.ts';
import { issueLetter, metLetterTarget } from '../documents/issue-letter.ts';
import { issueRevisedTerms } from '../documents/issue-terms.ts';
import { rejectUnavailableUnit } from '../holds.ts';
import { notifyOfTargets } from '../notices/targets.ts';
import { positionOf, quoteOf } from '../position.ts';
import { assertOwner } from '../service.ts';
import { type ContributionRow, contributionRows } from '../store.ts';
import { lockContribution } from '../transitions.ts';
import { unitNameOf } from '../unit-name.ts';
import { type OtherUnit, otherUnit } from './homes.ts';
import { assertChangeable } from './options.ts';
import { termsOf } from './stored-terms.ts';

type ChangeRequest = Camel<z.output<typeof changeRequest>>;

/**
 * Changes the terms of a running contribution, or of one whose mortgage was declined, which becomes active again. Stores
 * the previous terms in a revision. The figures are recomputed and must equal those shown to the buyer.
 * @throws HttpError `terms_outdated`, `not_found`, `not_yours`, `not_paid_into`, `contribution_leaving`, `contribution_closed`,
 * `change_not_possible` with the reason, `figures_outdated`, `too_many_requests` or `unit_taken`.
 */
export async function changeContribution(
  dependencies: Sending,
  db: Database,
  {
    contributionId,
    userId,
    change: wanted,
    seen,
    termsVersion: agreedTerms,
  }: ChangeRequest & { contributionId: string; userId: string },
): Promise<void> {
  const currentTerms = termsVersion(dependencies.settings);
  if (wanted.kind === 'pay_rest' && agreedTerms !== currentTerms) throw new HttpError('terms_outdated');
  await assertOwner(db, contributionId, userId);
  await lockWallet(db, userId);
  const at = dependencies.now();
  await limitPerDay(db, { userId, kind: 'plan-change', at });
  await lockContribution(db, contributionId);
  const row = await rowOf(db, contributionId);
  assertChangeable(row, wanted.kind);
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
  await store(db, {
    row,
    kind: change.kind,
    revised,
    unit,
    newTerms: { termsVersion: currentTerms, exitFeeBps: dependencies.settings.exitFeeBps },
    at,
  });
  const after = await rowOf(db, contributionId);
  const changed = positionOf(after.contribution, after.paidKobo);
  await notify(dependencies, db, {
    kind: 'plan_changed',
    copy: planChangedCopy({
      unitName: unitNameOf(after),
      leftUnitName: unit && unitNameOf(row),
      ...figuresOf(changed, today),
      next: openInstalments(changed)[0] ?? null,
    }),
    userId,
    key: `plan-changed:${contributionId}:${after.contribution.revision}`,
  });
  const { targets } = toAgreedQuote(row.contribution.agreedQuote);
  await issuePapers(dependencies, db, { row, after, kind: change.kind, at });
  await notifyOfTargets(dependencies, db, {
    row: after,
    wasMet: ({ name }) => targets.some((target) => target.name === name && row.paidKobo >= target.amountKobo),
  });
}

interface Papers {
  readonly row: ContributionRow;
  readonly after: ContributionRow;
  readonly kind: Change['kind'];
  readonly at: Date;
}

/**
 * Voids or replaces a letter that the change outdates, issues a letter if the target is met now, and issues new terms.
 * @throws HttpError `change_not_possible` if that letter may not be issued yet because the buyer's name is new. The letter
 * before it stays in force, so that a stolen session cannot void it.
 */
async function issuePapers(
  dependencies: Sending,
  db: Database,
  { row, after, kind, at }: Papers,
): Promise<void> {
  const { id: contributionId } = after.contribution;
  const voiding = { contributionId, kind: 'letter', actor: 'The buyer', at } as const;
  const names = letterReason(kind, after);
  const isMet = ({ contribution: { agreedQuote }, paidKobo }: ContributionRow): boolean =>
    metLetterTarget(toAgreedQuote(agreedQuote), kobo(paidKobo)) !== null;
  // The payments so far may meet a smaller target.
  if (isMet(after) && (names !== null || !isMet(row))) {
    const replacement = names === null ? undefined : await supersede(db, { ...voiding, reason: names });
    const letterId = await issueLetter(dependencies, db, { contributionId, at }, replacement);
    if (letterId === null) throw nameIsNew();
  } else if (names !== null) await voidOf(db, { ...voiding, reason: names });
  const isOtherProperty = after.contribution.propertyId !== row.contribution.propertyId;
  await issueRevisedTerms(dependencies, db, { contributionId, kind, isOtherProperty, at });
}

/** Why a change outdates the letter; null if the letter is still correct. */
function letterReason(kind: Change['kind'], after: ContributionRow): string | null {
  const { plan, durationMonths } = after.contribution;
  switch (kind) {
    case 'unit':
      return `The contribution is for ${unitNameOf(after)} now`;
    case 'pay_rest':
      return `The contribution is on Plan ${plan} now`;
    case 'duration':
      return `The contribution is over ${countText(durationMonths, 'month')} now`;
    // Another plan is not possible once there is a letter, which does not name the instalments.
    case 'plan':
    case 'spread':
    case 'pause':
      return null;
  }
}

const nameIsNew = (): HttpError =>
  notPossible(
    'The name on your account was changed a short while ago. For your safety, a change that brings an allocation letter ' +
      `is possible ${durationText(NAME_CHANGE_WAIT_MS)} after that.`,
  );

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
  if ((kind === 'duration' || kind === 'pay_rest') && durationMonths !== null)
    return { change: { kind, durationMonths }, unit: null };
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
  /** What applies to a new agreement. */
  readonly newTerms: Pick<typeof contributions.$inferInsert, 'termsVersion' | 'exitFeeBps'>;
  readonly at: Date;
}

async function store(db: Database, { row, kind, revised, unit, newTerms, at }: Store): Promise<void> {
  const { contribution, paidKobo } = row;
  if (unit) await moveTo(db, { from: contribution.apartmentId, to: unit.apartmentId });
  const { terms, ...columns } = revised;
  const paysRest = kind === 'pay_rest';
  const values = {
    ...columns,
    targetKobo: terms.targetKobo,
    agreedQuote: quoteOf(revised, toAgreedQuote(contribution.agreedQuote)),
    ...(unit && { apartmentId: unit.apartmentId, propertyId: unit.propertyId }),
    ...(paysRest && {
      status: 'active' as const,
      closedAt: null,
      mortgageState: null,
      ...newTerms,
    }),
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
    .catch(rejectUnavailableUnit);
  if (paysRest)
    await db
      .update(apartments)
      .set({ status: 'reserved' })
      .where(eq(apartments.id, contribution.apartmentId));
}

/** Only one of several concurrent requests can reserve a unit. */
async function moveTo(db: Database, { from, to }: { from: string; to: string }): Promise<void> {
  const taken = await db
    .update(apartments)
    .set({ status: 'reserved' })
    .where(and(eq(apartments.id, to), eq(apartments.status, 'available')))
    .returning({ id: apartments.id });
  if (taken.length === 0) throw new HttpError('unit_taken');
  await db.update(apartments).set({ status: 'available' }).where(eq(apartments.id, from));
}
