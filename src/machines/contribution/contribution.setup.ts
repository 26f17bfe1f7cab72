import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Contribution, ContributionRequest, Payment } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import type { Kobo } from '#domain/money.ts';
import { CALM_POLL_MS, FIRST_PAYMENT_POLLS } from '#domain/polling.ts';
import { CALL_DEADLINE_MS } from '../call-failures.ts';
import { notProvided } from '../not-provided.ts';
import type { Announcement } from './contribution.announcement.ts';
import {
  agreementFor,
  calculate,
  fieldErrorsFrom,
  fieldErrorsOf,
  isBuyerEligible,
} from './contribution.calculation.ts';
import type { OpenInput, PaymentNews } from './contribution.calls.ts';
import {
  type CalculatorInputs,
  type ContributionContext,
  type ContributionInput,
  freshContext,
} from './contribution.context.ts';
import type { ContributionEvent } from './contribution.events.ts';
import {
  chosenUnit,
  hasFirstPayment,
  isOver,
  nearestStep,
  type OpenedFlow,
  opened,
  phaseOf,
  withoutContribution,
} from './contribution.facts.ts';
import { type AgreeRefusal, agreeRefusal, saysClosed, saysPaidInto } from './contribution.failures.ts';
import type { NoticeCode } from './contribution.notices.ts';
import type { Step } from './contribution.urls.ts';

export const ELIGIBILITY_NOTICE_MS = 10_000;
/** How often the server is asked whether the money is there: brisk at first, then calm. */
export const POLLS = FIRST_PAYMENT_POLLS;
export const LATE_POLL_MS = CALM_POLL_MS;

export const contributionSetup = setup({
  types: {
    context: {} as ContributionContext,
    events: {} as ContributionEvent,
    input: {} as ContributionInput,
    tags: {} as 'busy' | 'form' | 'cancelling' | 'awaiting',
  },
  actors: {
    openFlow: fromPromise<OpenedFlow, OpenInput>(notProvided('openFlow')),
    agree: fromPromise<Contribution, { request: ContributionRequest; key: string }>(notProvided('agree')),
    declareTransfer: fromPromise<Payment, { contributionId: string; amountKobo: Kobo; key: string }>(
      notProvided('declareTransfer'),
    ),
    followContribution: fromPromise<Contribution, { contributionId: string }>(
      notProvided('followContribution'),
    ),
    followPayment: fromPromise<PaymentNews, { paymentId: string }>(notProvided('followPayment')),
    cancelContribution: fromPromise<Contribution, { contributionId: string }>(
      notProvided('cancelContribution'),
    ),
  },
  guards: {
    asksForAnotherHome: ({ context }, params: { propertyId: string | null }) =>
      params.propertyId !== null && params.propertyId !== context.propertyId,
    leadsTo: ({ context }, params: { step: Step; wanted: Step }) =>
      nearestStep(context, params.wanted).step === params.step,
    leadsToUnits: ({ context }, params: { wanted: Step }) =>
      nearestStep(context, params.wanted).step === 'unit' && context.buildingId !== null,
    opensAt: ({ context }, params: { step: Step; answer: OpenedFlow }) =>
      nearestStep(opened(context, params.answer), context.wantedStep).step === params.step,
    opensAtUnits: ({ context }, params: { answer: OpenedFlow }) => {
      const next = opened(context, params.answer);
      return nearestStep(next, context.wantedStep).step === 'unit' && next.buildingId !== null;
    },
    opensReceived: ({ context }, params: { answer: OpenedFlow }) => {
      return phaseOf(opened(context, params.answer)) === 'received';
    },
    hasUnit: ({ context }) => chosenUnit(context)?.status === 'available',
    isUnitAvailable: ({ context }, params: { apartmentId: string }) =>
      chosenUnit({ property: context.property, apartmentId: params.apartmentId })?.status === 'available',
    hasWrongFields: ({ context }) => Object.keys(fieldErrorsOf(context)).length > 0,
    isEligible: ({ context }) => isBuyerEligible(context.inputs),
    becomesEligible: ({ context }, params: { inputs: Partial<CalculatorInputs> }) =>
      !isBuyerEligible(context.inputs) && isBuyerEligible({ ...context.inputs, ...params.inputs }),
    paysFromDashboard: (_, params: { contribution: Contribution }) =>
      params.contribution.checkoutAmount === 0,
    hasFirstPayment: (_, params: { contribution: Contribution }) => hasFirstPayment(params.contribution),
    isOver: (_, params: { contribution: Contribution }) => isOver(params.contribution),
    hasAwaitingPayment: ({ context }) => context.payment !== null,
    isRefused: (_, params: { failure: Failure; as: AgreeRefusal }) =>
      agreeRefusal(params.failure) === params.as,
    isClosed: (_, params: { failure: Failure }) => saysClosed(params.failure),
    isPaidInto: (_, params: { failure: Failure }) => saysPaidInto(params.failure),
    isReceived: (_, params: { news: Pick<PaymentNews, 'payment'> }) =>
      params.news.payment.status === 'received',
    isCancelled: (_, params: { news: PaymentNews }) => params.news.payment.status === 'cancelled',
  },
  delays: {
    callDeadline: CALL_DEADLINE_MS,
    /** Of a look that nobody asked for: it fails without a word. */
    lookDeadline: CALL_DEADLINE_MS,
    pollDelay: ({ context }) => POLLS.find(({ upTo }) => context.pollCount < upTo)?.everyMs ?? LATE_POLL_MS,
  },
  actions: {
    // Effects, provided at the edge.
    announce: (_, _params: Announcement) => notProvided('announce')(),
    /** Takes back what was announced, where it still shows. */
    withdrawAnnouncement: (_, _params: Pick<Announcement, 'message'>) =>
      notProvided('withdrawAnnouncement')(),
    reportFailure: (_, _params: { failure: Failure }) => notProvided('reportFailure')(),
    goToVerification: notProvided('goToVerification'),
    goToContribution: (_, _params: { slug: string }) => notProvided('goToContribution')(),
    refreshServerState: notProvided('refreshServerState'),

    takeAnswer: assign(({ context }, params: { answer: OpenedFlow }) => {
      const next = opened(context, params.answer);
      return { ...next, notice: next.notice ?? nearestStep(next, context.wantedStep).reason };
    }),
    openAnotherHome: assign(({ context }, params: { step: Step; propertyId: string | null }) =>
      freshContext(context.userId, params.step, params.propertyId),
    ),
    explain: assign(({ context }, params: { wanted: Step }) => ({
      notice: nearestStep(context, params.wanted).reason,
    })),
    giveReason: assign((_, params: { notice: NoticeCode }) => ({ notice: params.notice })),
    forgetReason: assign({ notice: null, stepError: null, failure: null }),
    want: assign((_, params: { step: Step }) => ({ wantedStep: params.step })),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),

    chooseBlock: assign(({ context, event }) => {
      assertEvent(event, 'block.chosen');
      const isSame = context.buildingId === event.buildingId;
      return {
        buildingId: event.buildingId,
        apartmentId: isSame ? context.apartmentId : null,
        stepError: null,
        notice: null,
      };
    }),
    chooseUnit: assign(({ context, event }) => {
      assertEvent(event, 'unit.chosen');
      const building = context.property?.buildings.find(({ apartments }) =>
        apartments.some(({ id }) => id === event.apartmentId),
      );
      return {
        buildingId: building?.id ?? context.buildingId,
        apartmentId: event.apartmentId,
        stepError: null,
        notice: null,
      };
    }),
    forgetBlock: assign({ buildingId: null, apartmentId: null }),
    askForBlock: assign({ stepError: 'Please select a block!' }),
    askForUnit: assign({ stepError: 'Please select a unit!' }),
    dropUnit: assign({ apartmentId: null, agreement: null }),
    choosePlan: assign(({ context, event }) => {
      assertEvent(event, 'plan.chosen');
      const { plan, durationMonths } = event;
      const inputs = { ...context.inputs, durationMonths };
      return { plan, inputs, result: null, notice: null, fieldErrors: {} };
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
      const fieldErrors = fieldErrorsFrom({
        ...(params.failure.code === 'nothing_to_contribute' && { rsaBalance: params.failure.message }),
        ...params.failure.fields,
      });
      return { fieldErrors, failure: Object.keys(fieldErrors).length === 0 ? params.failure : null };
    }),
    clearFieldErrors: assign({ fieldErrors: {}, failure: null }),
    prepareAgreement: assign(({ context, event }) => {
      assertEvent(event, 'calculation.confirmed');
      return { agreement: agreementFor(context, event.newKey) };
    }),
    dropAgreement: assign({ agreement: null }),

    takeContribution: assign((_, params: { contribution: Contribution }) => ({
      contribution: params.contribution,
      contributionId: params.contribution.id,
      payment: params.contribution.awaitingPayment,
      declaredAtMs: null,
      paymentKey: null,
      failure: null,
      notice: null,
      pollCount: 0,
    })),
    /** What a look at the contribution found; what the page says beside it stays. */
    updateContribution: assign((_, params: { contribution: Contribution }) => ({
      contribution: params.contribution,
      payment: params.contribution.awaitingPayment,
    })),
    preparePayment: assign(({ context, event }) => {
      assertEvent(event, ['transfer.declared', 'walletPayment.requested']);
      return { paymentKey: context.paymentKey ?? event.newKey };
    }),
    noteDeclared: assign({ declaredAtMs: () => Date.now() }),
    takePayment: assign((_, params: { payment: Payment }) => ({
      payment: params.payment,
      paymentKey: null,
      failure: null,
      notice: null,
      pollCount: 0,
    })),
    takeNews: assign(({ context }, params: { news: PaymentNews }) => ({
      payment: params.news.payment,
      contribution: params.news.contribution ?? context.contribution,
      failure: null,
      notice: null,
    })),
    countPoll: assign({ pollCount: ({ context }) => context.pollCount + 1 }),
    askOften: assign({ pollCount: 0 }),
    letGo: assign(({ context }) => ({ ...withoutContribution(context), wantedStep: 'unit' as const })),
  },
});
