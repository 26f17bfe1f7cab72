import type { Contribution } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import { fieldErrorsOf, isBuyerEligible } from './contribution.calculation.ts';
import type { PaymentUpdate } from './contribution.calls.ts';
import type { CalculatorInputs, ContributionContext } from './contribution.context.ts';
import {
  chosenUnit,
  hasFirstPayment,
  isOver,
  nearestStep,
  type OpenedFlow,
  opened,
  phaseOf,
} from './contribution.facts.ts';
import { type AgreeRejection, agreeRejection, saysClosed, saysPaidInto } from './contribution.failures.ts';
import type { Step } from './contribution.urls.ts';

interface Args {
  readonly context: ContributionContext;
}

/** The machine's guards. */
export const contributionGuards = {
  asksForAnotherHome: ({ context }: Args, params: { propertyId: string | null }) =>
    params.propertyId !== null && params.propertyId !== context.propertyId,
  asksForThisHome: ({ context }: Args, params: { propertyId: string | null }) =>
    params.propertyId === null || params.propertyId === context.propertyId,
  asksForFreeUnit: ({ context: { property } }: Args, params: { apartmentId: string | null }) =>
    chosenUnit({ property, apartmentId: params.apartmentId })?.status === 'available',
  leadsTo: ({ context }: Args, params: { step: Step; wanted: Step }) =>
    nearestStep(context, params.wanted).step === params.step,
  leadsToUnits: ({ context }: Args, params: { wanted: Step }) =>
    nearestStep(context, params.wanted).step === 'unit' && context.buildingId !== null,
  opensAt: ({ context }: Args, params: { step: Step; response: OpenedFlow }) =>
    nearestStep(opened(context, params.response), context.wantedStep).step === params.step,
  opensAtUnits: ({ context }: Args, params: { response: OpenedFlow }) => {
    const next = opened(context, params.response);
    return nearestStep(next, context.wantedStep).step === 'unit' && next.buildingId !== null;
  },
  opensReceived: ({ context }: Args, params: { response: OpenedFlow }) =>
    phaseOf(opened(context, params.response)) === 'received',
  hasUnit: ({ context }: Args) => chosenUnit(context)?.status === 'available',
  isUnitAvailable: ({ context }: Args, params: { apartmentId: string }) =>
    chosenUnit({ property: context.property, apartmentId: params.apartmentId })?.status === 'available',
  hasWrongFields: ({ context }: Args) => Object.keys(fieldErrorsOf(context)).length > 0,
  isEligible: ({ context }: Args) => isBuyerEligible(context.inputs),
  becomesEligible: ({ context }: Args, params: { inputs: Partial<CalculatorInputs> }) =>
    !isBuyerEligible(context.inputs) && isBuyerEligible({ ...context.inputs, ...params.inputs }),
  paysFromDashboard: (_: unknown, params: { contribution: Contribution }) =>
    params.contribution.checkoutAmount === 0,
  hasFirstPayment: (_: unknown, params: { contribution: Contribution }) =>
    hasFirstPayment(params.contribution),
  isOver: (_: unknown, params: { contribution: Contribution }) => isOver(params.contribution),
  hasAwaitingPayment: ({ context }: Args) => context.payment !== null,
  isRejected: (_: unknown, params: { failure: Failure; as: AgreeRejection }) =>
    agreeRejection(params.failure) === params.as,
  isClosed: (_: unknown, params: { failure: Failure }) => saysClosed(params.failure),
  isPaidInto: (_: unknown, params: { failure: Failure }) => saysPaidInto(params.failure),
  isReceived: (_: unknown, params: { update: Pick<PaymentUpdate, 'payment'> }) =>
    params.update.payment.status === 'received',
  isCancelled: (_: unknown, params: { update: PaymentUpdate }) =>
    params.update.payment.status === 'cancelled',
};
