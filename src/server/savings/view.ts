import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { contribution } from '#api/contract/contributions.ts';
import { lagosDate } from '#domain/dates.ts';
import { contributionSlug } from '#domain/listings/slugs.ts';
import { blockName, unitName } from '#domain/listings/units.ts';
import { nextDue, scheduleOn } from '#domain/plans/schedules.ts';
import { type ContributionStatus, OPEN_CONTRIBUTION_STATUSES } from '#domain/statuses.ts';
import type { Database } from '../platform/db/database.ts';
import { agreedInstalments, toAgreedQuote } from './agreed-quote.ts';
import { type HoldPhase, holdPhases } from './lapsed-holds.ts';
import { type MortgageView, mortgagesOf } from './mortgage/view.ts';
import { type PaymentView, viewPayment } from './payment-view.ts';
import {
  awaitingPayments,
  type ContributionRow,
  firstPictures,
  type MilestoneRow,
  milestonesOf,
  type PaymentRow,
} from './store.ts';

export type ContributionView = Camel<z.input<typeof contribution>>;

/** The API's contributions. The time decides which instalments are due and which holds have lapsed. */
export async function viewContributions(
  db: Database,
  rows: readonly ContributionRow[],
  at: Date,
): Promise<ContributionView[]> {
  const propertyIds = [...new Set(rows.map(({ property }) => property.id))];
  const awaiting = await awaitingPayments(
    db,
    rows.map((row) => row.contribution.id),
  );
  const pictures = await firstPictures(db, propertyIds);
  const milestones = await milestonesOf(db, propertyIds);
  const mortgages = await mortgagesOf(db, rows);
  const phaseOf = await holdPhases(
    db,
    rows.map((row) => row.contribution),
    at,
  );
  return rows.map((row) =>
    viewContribution(row, {
      at,
      holdPhase: phaseOf(row.contribution.id),
      awaiting: awaiting.get(row.contribution.id) ?? null,
      img: pictures.get(row.property.id) ?? null,
      milestones: milestones.filter(({ propertyId }) => propertyId === row.property.id),
      mortgage: mortgages.get(row.contribution.id) ?? null,
    }),
  );
}

interface RelatedRows {
  readonly at: Date;
  readonly holdPhase: HoldPhase;
  readonly awaiting: PaymentRow | null;
  readonly img: string | null;
  readonly milestones: readonly MilestoneRow[];
  readonly mortgage: MortgageView | null;
}

const OPEN: ReadonlySet<ContributionStatus> = new Set(OPEN_CONTRIBUTION_STATUSES);

function viewContribution(row: ContributionRow, related: RelatedRows): ContributionView {
  const { contribution: agreed, paidKobo, property, apartment, building } = row;
  const { at, holdPhase, awaiting, img, milestones, mortgage } = related;
  const status = holdPhase === 'ended' ? 'expired' : agreed.status;
  // Money for the first instalment is there; what is due next is known once it is confirmed.
  const isOpen = OPEN.has(status) && holdPhase !== 'confirming';
  const terms = toAgreedQuote(agreed.agreedQuote);
  // Nothing is late while the unit is held without a payment: the hold says until when it is to be paid.
  const today = lagosDate(status === 'pending' ? agreed.createdAt : at);
  const instalments = scheduleOn(agreedInstalments(agreed), { paidKobo, today });
  const block = blockName(building.number);
  const awaitingView =
    awaiting && viewPayment({ payment: awaiting, holdExpiresAt: agreed.holdExpiresAt, holdPhase }, at);
  const next = isOpen ? nextDue(instalments) : null;
  return {
    id: agreed.id,
    slug: contributionSlug(property.title, agreed.id),
    status,
    property: { ...property, img },
    unit: { ...apartment, block, name: unitName({ ...apartment, block, floorCount: building.floorCount }) },
    plan: agreed.plan,
    price: agreed.priceKobo,
    durationMonths: agreed.durationMonths,
    rsaBalance: agreed.rsaBalanceKobo,
    age: agreed.ageYears,
    salary: agreed.salaryKobo,
    downpayment: terms.downpaymentKobo,
    rsaShare: terms.rsaShareKobo,
    mortgage: terms.mortgageKobo,
    mortgageProgress: mortgage,
    monthly: terms.monthlyKobo,
    checkoutAmount: terms.checkoutKobo,
    target: agreed.targetKobo,
    paid: paidKobo,
    targets: terms.targets.map(({ name, amountKobo }) => ({
      name,
      amount: amountKobo,
      reached: paidKobo >= amountKobo,
    })),
    nextDue: next && { dueOn: next.dueOn, amount: next.amountKobo },
    schedule: instalments.map(
      ({ number, kind, dueOn, amountKobo, paidKobo: coveredKobo, status: instalmentStatus }) => ({
        number,
        kind,
        dueOn,
        amount: amountKobo,
        paid: coveredKobo,
        status: instalmentStatus,
      }),
    ),
    milestones: milestones.map(({ id, name, date, status: milestoneStatus, images }) => ({
      id,
      name,
      date,
      status: milestoneStatus,
      images: images.map(({ url, alt }) => ({ url, alt })),
    })),
    awaitingPayment: onlyAwaiting(awaitingView),
    holdExpiresAt: isOpen ? (agreed.holdExpiresAt?.toISOString() ?? null) : null,
    createdAt: agreed.createdAt.toISOString(),
  };
}

const onlyAwaiting = (payment: PaymentView | null): PaymentView | null =>
  payment?.status === 'awaiting_transfer' ? payment : null;
