import { naira } from '#domain/money.ts';
import {
  contribution,
  type Flow,
  IDS,
  networkDown,
  never,
  payment,
  receivedContribution,
  rejection,
  saved,
  startFlow,
} from './contribution.fixtures.ts';
import type { ContributionState } from './contribution.states.fixtures.ts';

/** Inputs and events that reach each state; used only by tests. */
export const CALCULATOR_INPUTS = {
  ageYears: 34,
  salaryKobo: naira(850_000),
  rsaBalanceKobo: null,
  durationMonths: 24,
} as const;

const reload = async (...options: Parameters<typeof startFlow>) => {
  const flow = startFlow(...options);
  await flow.settled();
  return flow;
};
const atCalculator = (answers: Parameters<typeof startFlow>[1] = {}) =>
  reload({ wantedStep: 'calculator', saved: saved() }, answers);
const atTerms = async (answers: Parameters<typeof startFlow>[1] = {}) => {
  const flow = await atCalculator(answers);
  await flow.send({ type: 'calculation.confirmed', newKey: 'key-1' });
  return flow;
};
export const startAtPayment = async (answers: Parameters<typeof startFlow>[1] = {}) => {
  const flow = await atTerms(answers);
  await flow.send({ type: 'terms.agreed' });
  return flow;
};
export const startAtWaiting = async (answers: Parameters<typeof startFlow>[1] = {}) => {
  const flow = await startAtPayment(answers);
  await flow.send({ type: 'transfer.declared', newKey: 'payment-key-1' });
  return flow;
};
const then = async (flow: Flow, ...events: Parameters<Flow['send']>) => {
  await flow.send(...events);
  return flow;
};

export const REACH_STATE: Readonly<Record<ContributionState, () => Promise<Flow>>> = {
  loading: () => reload({}, { openFlow: never }),
  loadFailed: () => reload({}, { openFlow: () => Promise.reject(networkDown()) }),
  noHome: () =>
    reload({ propertyId: null }, { openFlow: async () => ({ property: null, contribution: null }) }),
  'selectUnit.block': () => reload(),
  'selectUnit.unit': async () => then(await reload(), { type: 'block.chosen', buildingId: IDS.block1 }),
  selectPlan: () => reload({ wantedStep: 'plan', saved: saved({ plan: null }) }),
  'calculator.entering': () => atCalculator(),
  'calculator.terms': () => atTerms(),
  'calculator.agreeing': () => startAtPayment({ agree: never }),
  'calculator.verifying': () =>
    startAtPayment({ agree: () => Promise.reject(rejection('phone_not_verified')) }),
  'payment.instructions.watching': () => startAtPayment(),
  'payment.instructions.checking': async () =>
    then(await startAtPayment({ followContribution: never }), { type: 'check.requested' }),
  'payment.instructions.unreachable': async () =>
    then(await startAtPayment({ followContribution: () => Promise.reject(networkDown()) }), {
      type: 'check.requested',
    }),
  'payment.payingFromWallet': async () =>
    then(await startAtPayment({ payFromWallet: never }), {
      type: 'walletPayment.requested',
      newKey: 'payment-key-1',
    }),
  'payment.declaring': async () =>
    then(await startAtPayment({ declareTransfer: never }), {
      type: 'transfer.declared',
      newKey: 'payment-key-1',
    }),
  'payment.confirmingCancel': async () => then(await startAtPayment(), { type: 'cancellation.requested' }),
  'payment.cancelling': async () =>
    then(
      await startAtPayment({ cancelContribution: never }),
      { type: 'cancellation.requested' },
      { type: 'cancellation.confirmed' },
    ),
  'response.waiting': () => startAtWaiting(),
  'response.asking': () => startAtWaiting({ followPayment: never }),
  'response.unreachable': () => startAtWaiting({ followPayment: () => Promise.reject(networkDown()) }),
  'response.confirmingCancel': async () => then(await startAtWaiting(), { type: 'cancellation.requested' }),
  'response.cancelling': async () =>
    then(
      await startAtWaiting({ cancelContribution: never }),
      { type: 'cancellation.requested' },
      { type: 'cancellation.confirmed' },
    ),
  'response.received': () =>
    startAtWaiting({
      followPayment: async () => ({
        payment: payment({ status: 'received', receivedAt: '2026-11-21T09:06:00.000Z' }),
        contribution: receivedContribution(),
      }),
    }),
  started: () => startAtPayment({ agree: async () => contribution('C') }),
  finished: async () => then(await REACH_STATE['response.received'](), { type: 'received.acknowledged' }),
};
