import type { Contribution, Payment } from '#api/calls/contributions.ts';
import type { PropertyDetail } from '#api/calls/properties.ts';
import type { Kobo } from '#domain/money.ts';
import { type ContributionContext, freshContext } from './contribution.context.ts';
import { type NoticeCode, noticeOfCancelledPayment } from './contribution.notices.ts';
import { type Step, stepIndex } from './contribution.urls.ts';

/** The server's response when the flow opens: null for what is not there, or not this buyer's. */
export interface OpenedFlow {
  readonly property: PropertyDetail | null;
  readonly contribution: Contribution | null;
}

type Phase = 'none' | 'toPay' | 'awaited' | 'received' | 'closed';

/**
 * How far the buyer's contribution is. `awaited` is `toPay` after the buyer said that the money is sent: to the server
 * both are the same. Plan C has nothing to pay here, so the wizard never waits for it.
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

/** What is to be sent: the amount of the payment that waits, else what is due at the agreement. */
export const amountDue = (contribution: Contribution, payment: Payment | null): Kobo =>
  payment?.amount ?? contribution.checkoutAmount;

/** How far a contribution is by its status: a new status has to be placed here. */
const STATUS_PHASES = {
  pending: 'unpaid',
  active: 'paid',
  completed: 'paid',
  leaving: 'paid',
  cancelled: 'over',
  expired: 'over',
  left: 'over',
} as const satisfies Record<Contribution['status'], 'unpaid' | 'paid' | 'over'>;

/** It was cancelled, or its hold expired. */
export const isOver = ({ status }: Contribution): boolean => STATUS_PHASES[status] === 'over';

/** Its first payment has been received. */
export const hasFirstPayment = ({ status }: Contribution): boolean => STATUS_PHASES[status] === 'paid';

/** The unit that is chosen, if it is still there to be chosen. */
export const chosenUnit = ({
  property,
  apartmentId,
}: Pick<ContributionContext, 'property' | 'apartmentId'>) =>
  property?.buildings.flatMap(({ apartments }) => apartments).find(({ id }) => id === apartmentId) ?? null;

/** The block that has a unit. */
export const blockWith = ({ property, apartmentId }: Pick<ContributionContext, 'property' | 'apartmentId'>) =>
  property?.buildings.find(({ apartments }) => apartments.some(({ id }) => id === apartmentId)) ?? null;

export const chosenBlock = ({ property, buildingId }: Pick<ContributionContext, 'property' | 'buildingId'>) =>
  property?.buildings.find(({ id }) => id === buildingId) ?? null;

export interface Place {
  /** Null: there is no home to choose in. */
  readonly step: Step | null;
  /** Why it is not the step that was asked for; null when it is. */
  readonly reason: NoticeCode | null;
}

/** The step that was asked for when it is allowed, else the nearest one that is, and why. */
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

/** The flow with the server's response, which counts more than what the browser kept. */
export function opened(context: ContributionContext, response: OpenedFlow): ContributionContext {
  const contribution = response.contribution;
  const payment = contribution?.awaitingPayment ?? null;
  const loaded: ContributionContext = {
    ...context,
    property: response.property,
    contribution,
    contributionId: contribution?.id ?? null,
    payment,
    declaredAtMs: payment && context.declaredAtMs,
    failure: null,
  };
  switch (phaseOf(loaded)) {
    case 'closed':
      return withFreeUnit({
        ...withoutContribution(loaded),
        apartmentId: wantedBeside(contribution, loaded.apartmentId),
        notice: contribution?.status === 'cancelled' ? 'cancelled' : 'holdLapsed',
      });
    case 'received':
      return isAboutPaying(context.wantedStep) ? loaded : startedAgain(loaded);
    case 'none':
      return withFreeUnit({ ...loaded, contribution: null, contributionId: null });
    case 'toPay':
    case 'awaited':
      return { ...loaded, notice: noticeOfCancelledPayment(context.payment) ?? context.notice };
  }
}

/** The contribution is over and its unit released: the buyer chooses again, and keeps what was typed. */
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

/** A buyer who asks for an earlier page wants to buy again. */
const isAboutPaying = (step: Step): boolean => step === 'payment' || step === 'response';

const startedAgain = (context: ContributionContext): ContributionContext =>
  withFreeUnit({
    ...freshContext(context),
    property: context.property,
    inputs: context.inputs,
    apartmentId: wantedBeside(context.contribution, context.apartmentId),
  });

/** A unit that was chosen after the one of a contribution, from the page of the home. */
const wantedBeside = (contribution: Contribution | null, apartmentId: string | null): string | null =>
  apartmentId === contribution?.unit.id ? null : apartmentId;

/** The chosen unit with its block; where it is no longer free, its block alone. */
function withFreeUnit(context: ContributionContext): ContributionContext {
  if (!context.apartmentId) return context;
  const buildingId = blockWith(context)?.id ?? context.buildingId;
  if (chosenUnit(context)?.status === 'available') return { ...context, buildingId };
  return { ...context, buildingId, apartmentId: null, notice: context.notice ?? 'unitGone' };
}
