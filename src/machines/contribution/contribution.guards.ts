import type { Contribution } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import { fieldErrorsOf, isBuyerEligible } from './contribution.calculation.ts';
import type { PaymentUpdate } from './contribution.calls.ts';
import type { CalculatorInputs, ContributionContext } from './contribution.context.ts';
import {
  chosenUnit,
  hasFirstPayment,
  isOver,
  mergeOpenedFlow,
  nearestStep,
  type OpenedFlow,
  phaseOf,
} from './contribution.facts.ts';
import {
  type AgreeRejection,
  agreeRejection,
  isAlreadyPaidError,
  isClosedError,
} from './contribution.failures.ts';
import type { Step } from './contribution.urls.ts';

interface Args {
  readonly context: ContributionContext;
}

/** The machine's guards. */
export const contributionGuards = {
  isForAnotherHome: ({ context }: Args, params: { propertyId: string | null }) =>
    params.propertyId !== null && params.propertyId !== context.propertyId,
  isForThisHome: ({ context }: Args, params: { propertyId: string | null }) =>
    params.propertyId === null || params.propertyId === context.propertyId,
  isForFreeUnit: ({ context: { property } }: Args, params: { apartmentId: string | null }) =>
    chosenUnit({ property, apartmentId: params.apartmentId })?.status === 'available',
  isNearestStep: ({ context }: Args, params: { step: Step; wanted: Step }) =>
    nearestStep(context, params.wanted).step === params.step,
  isNearestStepUnits: ({ context }: Args, params: { wanted: Step }) =>
    nearestStep(context, params.wanted).step === 'unit' && context.buildingId !== null,
  canOpenAt: ({ context }: Args, params: { step: Step; response: OpenedFlow }) =>
    nearestStep(mergeOpenedFlow(context, params.response), context.wantedStep).step === params.step,
  canOpenUnits: ({ context }: Args, params: { response: OpenedFlow }) => {
    const next = mergeOpenedFlow(context, params.response);
    return nearestStep(next, context.wantedStep).step === 'unit' && next.buildingId !== null;
  },
  canOpenReceived: ({ context }: Args, params: { response: OpenedFlow }) =>
    phaseOf(mergeOpenedFlow(context, params.response)) === 'received',
  hasUnit: ({ context }: Args) => chosenUnit(context)?.status === 'available',
  isUnitAvailable: ({ context }: Args, params: { apartmentId: string }) =>
    chosenUnit({ property: context.property, apartmentId: params.apartmentId })?.status === 'available',
  hasWrongFields: ({ context }: Args) => Object.keys(fieldErrorsOf(context)).length > 0,
  isEligible: ({ context }: Args) => isBuyerEligible(context.inputs),
  isNowEligible: ({ context }: Args, params: { inputs: Partial<CalculatorInputs> }) =>
    !isBuyerEligible(context.inputs) && isBuyerEligible({ ...context.inputs, ...params.inputs }),
  hasNothingDue: (_: unknown, params: { contribution: Contribution }) =>
    params.contribution.checkoutAmount === 0,
  hasFirstPayment: (_: unknown, params: { contribution: Contribution }) =>
    hasFirstPayment(params.contribution),
  isOver: (_: unknown, params: { contribution: Contribution }) => isOver(params.contribution),
  hasAwaitingPayment: ({ context }: Args) => context.payment !== null,
  isRejected: (_: unknown, params: { failure: Failure; as: AgreeRejection }) =>
    agreeRejection(params.failure) === params.as,
  isClosed: (_: unknown, params: { failure: Failure }) => isClosedError(params.failure),
  isAlreadyPaid: (_: unknown, params: { failure: Failure }) => isAlreadyPaidError(params.failure),
  isReceived: (_: unknown, params: { update: Pick<PaymentUpdate, 'payment'> }) =>
    params.update.payment.status === 'received',
  isCancelled: (_: unknown, params: { update: PaymentUpdate }) =>
    params.update.payment.status === 'cancelled',
};
