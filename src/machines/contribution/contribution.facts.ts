import type { Contribution, Payment } from '#api/calls/contributions.ts';
import type { PropertyDetail } from '#api/calls/properties.ts';
import type { Kobo } from '#domain/money.ts';
import { type ContributionContext, freshContext } from './contribution.context.ts';
import { type NoticeCode, noticeOfCancelledPayment } from './contribution.notices.ts';
import { isAboutPaying, type Step, stepIndex } from './contribution.urls.ts';

/** The server's response when the flow opens: null for anything that does not exist or belongs to another buyer. */
export interface OpenedFlow {
  readonly property: PropertyDetail | null;
  readonly contribution: Contribution | null;
}

type Phase = 'none' | 'toPay' | 'awaited' | 'received' | 'closed';

/**
 * The phase of the buyer's contribution. `awaited` is `toPay` after the buyer reported the transfer; the server does
 * not distinguish the two. Plan C has no payment in the wizard, so it is never awaited.
 */
export function phaseOf({
  contribution,
  payment,
  declaredAtMs,
}: Pick<ContributionContext, 'contribution' | 'payment' | 'declaredAtMs'>): Phase {
  if (!contribution) return 'none';
  if (isOver(contribution)) return 'closed';
  if (hasFirstPayment(contribution)) return 'received';
  if (contribution.checkoutAmount === 0) return 'none';
  return payment !== null && declaredAtMs !== null ? 'awaited' : 'toPay';
}

/** The amount to send: that of the pending payment, otherwise the amount due at the agreement. */
export const amountDue = (contribution: Contribution, payment: Payment | null): Kobo =>
  payment?.amount ?? contribution.checkoutAmount;

/** The phase of each contribution status. Total, so that a new status must be added here. */
const STATUS_PHASES = {
  pending: 'unpaid',
  active: 'paid',
  completed: 'paid',
  leaving: 'paid',
  cancelled: 'over',
  expired: 'over',
  left: 'over',
} as const satisfies Record<Contribution['status'], 'unpaid' | 'paid' | 'over'>;

/** Whether it has ended: it was cancelled or left, or its hold expired. */
export const isOver = ({ status }: Contribution): boolean => STATUS_PHASES[status] === 'over';

/** Why the buyer chooses again; null after leaving the plan, which the buyer asked for and was told of. */
const endNotice = ({ status }: Contribution): NoticeCode | null => {
  if (status === 'cancelled') return 'cancelled';
  return status === 'expired' ? 'holdLapsed' : null;
};

/** Whether its first payment was received. */
export const hasFirstPayment = ({ status }: Contribution): boolean => STATUS_PHASES[status] === 'paid';

/** The chosen unit, if the home still has it. */
export const chosenUnit = ({
  property,
  apartmentId,
}: Pick<ContributionContext, 'property' | 'apartmentId'>) =>
  property?.buildings.flatMap(({ apartments }) => apartments).find(({ id }) => id === apartmentId) ?? null;

/** The block of the chosen unit. */
export const blockWith = ({ property, apartmentId }: Pick<ContributionContext, 'property' | 'apartmentId'>) =>
  property?.buildings.find(({ apartments }) => apartments.some(({ id }) => id === apartmentId)) ?? null;

export const chosenBlock = ({ property, buildingId }: Pick<ContributionContext, 'property' | 'buildingId'>) =>
  property?.buildings.find(({ id }) => id === buildingId) ?? null;

export interface Place {
  /** Null without a home. */
  readonly step: Step | null;
  /** Why it is not the requested step; null if it is. */
  readonly reason: NoticeCode | null;
}

/** The requested step if it is allowed, otherwise the nearest allowed step and the reason. */
export function nearestStep(context: ContributionContext, wanted: Step): Place {
  const phase = phaseOf(context);
  if (phase === 'received' || phase === 'awaited') {
    const reason = phase === 'received' ? 'alreadyReceived' : 'transferAwaited';
    return { step: 'response', reason: wanted === 'response' ? null : reason };
  }
  if (phase === 'toPay') {
    if (wanted === 'payment') return { step: 'payment', reason: null };
    return { step: 'payment', reason: wanted === 'response' ? 'declareFirst' : 'payOrCancelFirst' };
  }
  if (!context.property) {
    return { step: null, reason: context.propertyId ? 'homeNotFound' : 'chooseHomeFirst' };
  }
  const furthest = ((): Place => {
    if (chosenUnit(context)?.status !== 'available') return { step: 'unit', reason: 'chooseUnitFirst' };
    if (!context.plan) return { step: 'plan', reason: 'choosePlanFirst' };
    return { step: 'calculator', reason: 'agreeFirst' };
  })();
  const isAllowed = furthest.step !== null && stepIndex(wanted) <= stepIndex(furthest.step);
  return isAllowed ? { step: wanted, reason: null } : furthest;
}

/** Merges the server's response into the flow. It takes precedence over the browser's saved state. */
export function mergeOpenedFlow(context: ContributionContext, response: OpenedFlow): ContributionContext {
  const contribution = response.contribution;
  const payment = contribution?.awaitingPayment ?? null;
  const loaded: ContributionContext = {
    ...context,
    property: response.property,
    contribution,
    contributionId: contribution?.id ?? null,
    agreement: contribution ? null : context.agreement,
    payment,
    declaredAtMs: payment && context.declaredAtMs,
    failure: null,
  };
  switch (phaseOf(loaded)) {
    case 'closed':
      return withFreeUnit({
        ...withoutContribution(loaded),
        apartmentId: wantedBeside(contribution, loaded.apartmentId),
        notice: contribution && endNotice(contribution),
      });
    case 'received':
      if (isAboutPaying(context.wantedStep)) return loaded;
      // Of the agreement that brought it about nothing was heard until now.
      return context.agreement ? withUnitOfTheirs(loaded) : startedAgain(loaded);
    case 'none':
      return withFreeUnit(contribution ? withUnitOfTheirs(loaded) : loaded);
    case 'toPay':
    case 'awaited':
      return { ...loaded, notice: noticeOfCancelledPayment(context.payment) ?? context.notice };
  }
}

/** Drops a closed contribution whose unit was released. The buyer chooses again; the inputs stay. */
export const withoutContribution = (context: ContributionContext): ContributionContext => ({
  ...context,
  contribution: null,
  contributionId: null,
  payment: null,
  declaredAtMs: null,
  paymentKey: null,
  agreement: null,
  apartmentId: null,
});

/** The unit is the buyer's already, with nothing to pay here: it is paid, or on Plan C. */
const withUnitOfTheirs = (context: ContributionContext): ContributionContext => ({
  ...withoutContribution(context),
  notice: 'unitYours',
});

/** Opening an earlier page after a closed or paid contribution starts a new purchase. */
const startedAgain = (context: ContributionContext): ContributionContext =>
  withFreeUnit({
    ...freshContext(context),
    property: context.property,
    inputs: context.inputs,
    apartmentId: wantedBeside(context.contribution, context.apartmentId),
  });

/** The unit chosen on the home's page, if it differs from the contribution's unit. */
const wantedBeside = (contribution: Contribution | null, apartmentId: string | null): string | null =>
  apartmentId === contribution?.unit.id ? null : apartmentId;

/** Keeps the chosen unit with its block if the unit is free, otherwise only the block. */
function withFreeUnit(context: ContributionContext): ContributionContext {
  if (!context.apartmentId) return context;
  // Without the home, that it could not be found matters more than its unit.
  if (!context.property) return { ...context, apartmentId: null };
  const buildingId = blockWith(context)?.id ?? context.buildingId;
  if (chosenUnit(context)?.status === 'available') return { ...context, buildingId };
  // That the unit is gone matters more than its new price.
  const isUnsaid = context.notice === null || context.notice === 'priceChanged';
  return { ...context, buildingId, apartmentId: null, notice: isUnsaid ? 'unitGone' : context.notice };
}
