import type { Contribution, Payment } from '#api/calls/contributions.ts';
import type { PropertyDetail } from '#api/calls/properties.ts';
import type { Kobo } from '#domain/money.ts';
import { type ContributionContext, freshContext } from './contribution.context.ts';
import { type NoticeCode, noticeOfCancelledPayment } from './contribution.notices.ts';
import { type Step, stepIndex } from './contribution.urls.ts';

/** What the server answers when the flow is opened: null for what is not there, or not this buyer's. */
export interface OpenedFlow {
  readonly property: PropertyDetail | null;
  readonly contribution: Contribution | null;
}

type Phase = 'none' | 'toPay' | 'awaited' | 'received' | 'closed';

/**
 * How far the buyer's contribution is. `awaited` is `toPay` after the buyer said that the money is sent: to the server
 * both are the same. Plan C has nothing to pay here, so it is never in the wizard's hands.
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

/** It was cancelled, or its hold ran out. */
export const isOver = ({ status }: Contribution): boolean => status === 'cancelled' || status === 'expired';

/** Its first payment is there. */
export const hasFirstPayment = ({ status }: Contribution): boolean =>
  status === 'active' || status === 'completed';

/** The unit that is chosen, if it is still there to be chosen. */
export const chosenUnit = ({
  property,
  apartmentId,
}: Pick<ContributionContext, 'property' | 'apartmentId'>) =>
  property?.buildings.flatMap(({ apartments }) => apartments).find(({ id }) => id === apartmentId) ?? null;

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

/** The flow once the server has answered: what it says outweighs what was kept. */
export function opened(context: ContributionContext, answer: OpenedFlow): ContributionContext {
  const contribution = answer.contribution;
  const payment = contribution?.awaitingPayment ?? null;
  const answered: ContributionContext = {
    ...context,
    property: answer.property,
    contribution,
    contributionId: contribution?.id ?? null,
    payment,
    declaredAtMs: payment && context.declaredAtMs,
    pollCount: 0,
    failure: null,
  };
  switch (phaseOf(answered)) {
    case 'closed':
      return {
        ...withoutContribution(answered),
        notice: contribution?.status === 'cancelled' ? 'cancelled' : 'holdLapsed',
      };
    case 'received':
      return isAboutPaying(context.wantedStep) ? answered : startedAgain(answered);
    case 'none':
      return withoutLostUnit({ ...answered, contribution: null, contributionId: null });
    case 'toPay':
    case 'awaited':
      return { ...answered, notice: noticeOfCancelledPayment(context.payment) ?? context.notice };
  }
}

/** The contribution is over and its unit let go: the buyer picks again, with what they typed. */
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

/** Whoever asks for a page before these wants to buy again. */
const isAboutPaying = (step: Step): boolean => step === 'payment' || step === 'response';

const startedAgain = (context: ContributionContext): ContributionContext => ({
  ...freshContext(context.userId, context.wantedStep, context.propertyId),
  property: context.property,
  inputs: context.inputs,
});

function withoutLostUnit(context: ContributionContext): ContributionContext {
  if (!context.apartmentId || chosenUnit(context)?.status === 'available') return context;
  return { ...context, apartmentId: null, notice: context.notice ?? 'unitGone' };
}
