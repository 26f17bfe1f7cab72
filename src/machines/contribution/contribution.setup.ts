import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Contribution, ContributionRequest, Payment } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import { callDelays } from '../call.ts';
import { CALL_DEADLINE_MS, CHECK_RETRY_MS } from '../callFailures.ts';
import type { NewNotification } from '../notifications/notifications.list.ts';
import { notProvided } from '../notProvided.ts';
import { agreementFor, calculate, fieldErrorsOf, mapServerFieldErrors } from './contribution.calculation.ts';
import type { OpenInput, PaymentRequest, PaymentUpdate } from './contribution.calls.ts';
import {
  type ContributionContext,
  type ContributionInput,
  freshContext,
  withWantedUnit,
} from './contribution.context.ts';
import type { ContributionEvent } from './contribution.events.ts';
import {
  blockWith,
  mergeOpenedFlow,
  nearestStep,
  type OpenedFlow,
  withoutContribution,
} from './contribution.facts.ts';
import { contributionGuards } from './contribution.guards.ts';
import type { NoticeCode } from './contribution.notices.ts';
import type { NamedUnit, Step } from './contribution.urls.ts';

export const contributionSetup = setup({
  types: {
    context: {} as ContributionContext,
    events: {} as ContributionEvent,
    input: {} as ContributionInput,
    tags: {} as 'busy' | 'form' | 'cancelling' | 'awaiting',
    /** The page of a state: `wanted` is the requested page; null after the buyer has left the wizard. */
    meta: {} as { readonly step: Step | 'wanted' | null },
  },
  actors: {
    openFlow: fromPromise<OpenedFlow, OpenInput>(notProvided('openFlow')),
    agree: fromPromise<Contribution, { request: ContributionRequest; key: string }>(notProvided('agree')),
    declareTransfer: fromPromise<Payment, PaymentRequest>(notProvided('declareTransfer')),
    payFromWallet: fromPromise<Payment, PaymentRequest>(notProvided('payFromWallet')),
    followContribution: fromPromise<Contribution, { contributionId: string }>(
      notProvided('followContribution'),
    ),
    followPayment: fromPromise<PaymentUpdate, { paymentId: string }>(notProvided('followPayment')),
    cancelContribution: fromPromise<Contribution, { contributionId: string }>(
      notProvided('cancelContribution'),
    ),
  },
  guards: contributionGuards,
  delays: {
    ...callDelays,
    /** The deadline of an automatic status check, whose failure is not shown. */
    checkDeadline: CALL_DEADLINE_MS,
    checkRetry: CHECK_RETRY_MS,
  },
  actions: {
    // Effects, provided by the route.
    notify: (_, _params: NewNotification) => notProvided('notify')(),
    /** Removes a notification that is still visible. */
    dismissNotification: (_, _params: Pick<NewNotification, 'message'>) =>
      notProvided('dismissNotification')(),
    reportFailure: (_, _params: { failure: Failure }) => notProvided('reportFailure')(),
    goToVerification: notProvided('goToVerification'),
    goToContribution: (_, _params: { slug: string }) => notProvided('goToContribution')(),
    refreshServerState: notProvided('refreshServerState'),

    storeOpenedFlow: assign(({ context }, params: { response: OpenedFlow }) => {
      const next = mergeOpenedFlow(context, params.response);
      return { ...next, notice: next.notice ?? nearestStep(next, context.wantedStep).reason };
    }),
    openAnotherHome: assign(({ context }, params: { step: Step } & NamedUnit) =>
      withWantedUnit(
        freshContext({ ...context, wantedStep: params.step, propertyId: params.propertyId }),
        params.apartmentId,
      ),
    ),
    setWantedUnit: assign(({ context }, params: { apartmentId: string | null }) =>
      withWantedUnit(context, params.apartmentId),
    ),
    chooseUnit: assign(({ context }, params: { apartmentId: string | null }) => ({
      apartmentId: params.apartmentId,
      buildingId: blockWith({ ...context, apartmentId: params.apartmentId })?.id ?? null,
    })),
    showStepNotice: assign(({ context }, params: { wanted: Step }) => ({
      notice: nearestStep(context, params.wanted).reason,
    })),
    showNotice: assign((_, params: { notice: NoticeCode }) => ({ notice: params.notice })),
    clearMessages: assign({ notice: null, stepError: null, fieldErrors: {}, failure: null }),
    setWantedStep: assign((_, params: { step: Step }) => ({ wantedStep: params.step })),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),

    chooseBlock: assign(({ context, event }) => {
      assertEvent(event, 'block.chosen');
      const isSame = context.buildingId === event.buildingId;
      return {
        buildingId: event.buildingId,
        apartmentId: isSame ? context.apartmentId : null,
      };
    }),
    clearBlock: assign({ buildingId: null, apartmentId: null }),
    askForBlock: assign({ stepError: 'Please select a block!' }),
    askForUnit: assign({ stepError: 'Please select a unit!' }),
    clearUnit: assign({ apartmentId: null }),
    choosePlan: assign(({ context, event }) => {
      assertEvent(event, 'plan.chosen');
      const { plan, durationMonths } = event;
      const inputs = { ...context.inputs, durationMonths };
      return { plan, inputs, result: null };
    }),
    changeInputs: assign(({ context, event }) => {
      assertEvent(event, 'inputs.changed');
      const changed = Object.keys(event.inputs);
      return {
        inputs: { ...context.inputs, ...event.inputs },
        fieldErrors: Object.fromEntries(
          Object.entries(context.fieldErrors).filter(([field]) => !changed.includes(field)),
        ),
      };
    }),
    calculate: assign({ result: ({ context }) => calculate(context) }),
    showFieldErrors: assign({ fieldErrors: ({ context }) => fieldErrorsOf(context) }),
    showServerFieldErrors: assign((_, params: { failure: Failure }) => {
      const fieldErrors = mapServerFieldErrors({
        ...(params.failure.code === 'nothing_to_contribute' && { rsaBalance: params.failure.message }),
        ...params.failure.fields,
      });
      return { fieldErrors, failure: Object.keys(fieldErrors).length === 0 ? params.failure : null };
    }),
    prepareAgreement: assign(({ context, event }) => {
      assertEvent(event, 'calculation.confirmed');
      return { agreement: agreementFor(context, event.newKey) };
    }),

    storeContribution: assign((_, params: { contribution: Contribution }) => ({
      contribution: params.contribution,
      contributionId: params.contribution.id,
      payment: params.contribution.awaitingPayment,
      agreement: null,
      declaredAtMs: null,
      paymentKey: null,
    })),
    updateContribution: assign(({ context }, { contribution }: { contribution: Contribution }) => ({
      contribution,
      payment: contribution.awaitingPayment,
      // Kept for a retry, until the payment that it asked for exists, or the one that it was to pay is gone.
      paymentKey: contribution.awaitingPayment?.id === context.payment?.id ? context.paymentKey : null,
    })),
    preparePayment: assign(({ context, event }) => {
      assertEvent(event, ['transfer.declared', 'walletPayment.requested']);
      return { paymentKey: context.paymentKey ?? event.newKey };
    }),
    markDeclared: assign({ declaredAtMs: () => Date.now() }),
    storePayment: assign((_, params: { payment: Payment }) => ({
      payment: params.payment,
      paymentKey: null,
    })),
    storeUpdate: assign(({ context }, params: { update: PaymentUpdate }) => ({
      payment: params.update.payment,
      contribution: params.update.contribution ?? context.contribution,
      failure: null,
      notice: null,
    })),
    discardContribution: assign(({ context }) => ({
      ...withoutContribution(context),
      wantedStep: 'unit' as const,
    })),
  },
});
