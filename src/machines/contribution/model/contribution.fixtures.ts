import { assign, createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Contribution, Payment } from '#api/calls/contributions.ts';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { ERRORS, type ErrorCode } from '#api/contract/errors.ts';
import { ApiError } from '#api/failure.ts';
import { isoDate } from '#domain/dates.ts';
import type { UnitStatus } from '#domain/listings/listings.ts';
import { naira, ZERO_KOBO } from '#domain/money.ts';
import type { Plan } from '#domain/plans/plans.ts';
import { DEFAULT_TERMS } from '#domain/terms/termsSettings.ts';
import { termsVersion } from '#domain/terms/termsVersion.ts';
import type { NewNotification } from '../../notifications/notifications.list.ts';
import type { OpenInput, PaymentUpdate } from '../contribution.calls.ts';
import type { ContributionInput } from '../contribution.context.ts';
import type { ContributionEvent } from '../contribution.events.ts';
import type { OpenedFlow } from '../contribution.facts.ts';
import { contributionMachine } from '../contribution.machine.ts';
import type { SavedFlow } from '../contribution.saved.ts';
import { stateOf } from './contribution.states.fixtures.ts';

/** Test data and a driver for the wizard; used only by tests. */
const anId = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const IDS = {
  user: anId(1),
  otherUser: anId(2),
  home: anId(10),
  otherHome: anId(11),
  block1: anId(20),
  block2: anId(21),
  unit: anId(30),
  heldUnit: anId(31),
  soldUnit: anId(32),
  otherUnit: anId(33),
  contribution: anId(40),
  payment: anId(50),
  /** Announced by the buyer, as none was waiting. */
  announced: anId(51),
};
export const TERMS_VERSION = termsVersion(DEFAULT_TERMS);
export const NOW_MS = Date.parse('2026-11-21T09:00:00Z');
const HOLD_EXPIRES_AT = '2026-11-23T09:00:00.000Z';

const unit = (id: string, label: string, floor: number, status: UnitStatus) => ({ id, label, floor, status });

export const home = (changes: Partial<PropertyDetail> = {}): PropertyDetail => ({
  id: IDS.home,
  title: 'Ile Ayo Court',
  address: '12 Admiralty Way',
  town: 'Lekki',
  state: 'Lagos',
  price: naira(25_000_000),
  type: 'flat',
  beds: 2,
  baths: 3,
  units: 2,
  buildingsCount: 2,
  saved: false,
  withdrawn: false,
  img: null,
  listedAt: '2026-11-01T09:00:00.000Z',
  code: 'LAG-0001',
  description: '',
  unitsTotal: 4,
  buildings: [
    {
      id: IDS.block1,
      name: 'Block 1',
      bedroomCount: 2,
      floorCount: 2,
      apartments: [
        unit(IDS.unit, 'U1', 0, 'available'),
        unit(IDS.heldUnit, 'U2', 0, 'held'),
        unit(IDS.soldUnit, 'U1', 1, 'reserved'),
      ],
    },
    {
      id: IDS.block2,
      name: 'Block 2',
      bedroomCount: 2,
      floorCount: 1,
      apartments: [unit(IDS.otherUnit, 'U1', 0, 'available')],
    },
  ],
  images: [],
  amenities: [],
  milestones: [],
  agent: null,
  titleDocument: null,
  developer: null,
  completesOn: null,
  sitePhotographs: [],
  ...changes,
});

export const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: IDS.payment,
  contributionId: IDS.contribution,
  amount: naira(312_500),
  status: 'awaiting_transfer',
  cancelReason: null,
  reference: 'KL-000001',
  createdAt: '2026-11-21T09:05:00.000Z',
  lapsesAt: '2026-12-05T09:05:00.000Z',
  receivedAt: null,
  ...changes,
});

export const contribution = (plan: Plan = 'B', changes: Partial<Contribution> = {}): Contribution => ({
  id: IDS.contribution,
  slug: 'ile-ayo-court-000040',
  status: 'pending',
  property: { id: IDS.home, title: 'Ile Ayo Court', address: '12 Admiralty Way', img: null },
  unit: { id: IDS.unit, label: 'U1', floor: 0, block: 'Block 1', name: 'Block 1, Ground floor, U1' },
  plan,
  mortgageProgress: null,
  price: naira(25_000_000),
  durationMonths: 24,
  rsaBalance: ZERO_KOBO,
  age: 30,
  salary: naira(1_500_000),
  downpayment: naira(7_500_000),
  rsaShare: ZERO_KOBO,
  mortgage: naira(17_500_000),
  monthly: naira(312_500),
  checkoutAmount: { A: naira(5_000_000), B: naira(312_500), C: ZERO_KOBO }[plan],
  target: naira(7_500_000),
  paid: ZERO_KOBO,
  targets: [
    { name: 'first', amount: naira(3_750_000), reached: false },
    { name: 'second', amount: naira(7_500_000), reached: false },
  ],
  nextDue: { dueOn: isoDate('2026-11-21'), amount: naira(312_500) },
  schedule: [],
  milestones: [],
  awaitingPayment: null,
  holdExpiresAt: HOLD_EXPIRES_AT,
  createdAt: '2026-11-21T09:00:00.000Z',
  ...changes,
});

export const receivedContribution = (plan: Plan = 'B') =>
  contribution(plan, { status: 'active', paid: naira(312_500), holdExpiresAt: null });

export const saved = (changes: Partial<SavedFlow> = {}): SavedFlow => ({
  version: 2,
  userId: IDS.user,
  propertyId: IDS.home,
  buildingId: IDS.block1,
  apartmentId: IDS.unit,
  plan: 'B',
  inputs: { ageYears: 34, salaryKobo: naira(850_000), rsaBalanceKobo: null, durationMonths: 24 },
  agreement: null,
  contributionId: null,
  declaredAtMs: null,
  paymentKey: null,
  ...changes,
});

export const rejection = (code: ErrorCode, fields: Record<string, string> = {}) =>
  new ApiError({ code, status: ERRORS[code].status, message: ERRORS[code].message, fields });
export const networkDown = () => new ApiError({ code: 'network_down', status: null });

/** Waits until the machine has handled settled promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

interface Calls {
  openFlow: (input: OpenInput) => Promise<OpenedFlow>;
  agree: (input: { request: object; key: string }) => Promise<Contribution>;
  declareTransfer: (input: { contributionId: string; amountKobo: number; key: string }) => Promise<Payment>;
  payFromWallet: (input: { contributionId: string; amountKobo: number; key: string }) => Promise<Payment>;
  followContribution: (input: { contributionId: string }) => Promise<Contribution>;
  followPayment: (input: { paymentId: string }) => Promise<PaymentUpdate>;
  cancelContribution: (input: { contributionId: string }) => Promise<Contribution>;
}
type CallName = keyof Calls;

export const never = <T>() => new Promise<T>(() => {});

/** Starts the wizard on a simulated clock, with calls that the test responds to. */
export function startFlow(input: Partial<ContributionInput> = {}, answers: Partial<Calls> = {}) {
  const clock = new SimulatedClock();
  const calls: Calls = {
    openFlow: async ({ contributionId }) => ({
      property: home(),
      contribution: contributionId ? contribution() : null,
    }),
    agree: async () => contribution(),
    declareTransfer: async () => payment(),
    payFromWallet: async () => payment({ status: 'received', receivedAt: '2026-11-21T09:06:00.000Z' }),
    followContribution: async () => contribution(),
    followPayment: async () => ({ payment: payment(), contribution: null }),
    cancelContribution: async () => contribution('B', { status: 'cancelled' }),
    ...answers,
  };
  const made: { [Name in CallName]: Parameters<Calls[Name]>[0][] } = {
    openFlow: [],
    agree: [],
    declareTransfer: [],
    payFromWallet: [],
    followContribution: [],
    followPayment: [],
    cancelContribution: [],
  };
  const notified: NewNotification[] = [];
  const dismissed: string[] = [];
  const reported: string[] = [];
  const went: string[] = [];
  const actor = createActor(
    contributionMachine.provide({
      actors: {
        openFlow: fromPromise(({ input: asked }) => {
          made.openFlow.push(asked);
          return calls.openFlow(asked);
        }),
        agree: fromPromise(({ input: asked }) => {
          made.agree.push(asked);
          return calls.agree(asked);
        }),
        declareTransfer: fromPromise(({ input: asked }) => {
          made.declareTransfer.push(asked);
          return calls.declareTransfer(asked);
        }),
        payFromWallet: fromPromise(({ input: asked }) => {
          made.payFromWallet.push(asked);
          return calls.payFromWallet(asked);
        }),
        followContribution: fromPromise(({ input: asked }) => {
          made.followContribution.push(asked);
          return calls.followContribution(asked);
        }),
        followPayment: fromPromise(({ input: asked }) => {
          made.followPayment.push(asked);
          return calls.followPayment(asked);
        }),
        cancelContribution: fromPromise(({ input: asked }) => {
          made.cancelContribution.push(asked);
          return calls.cancelContribution(asked);
        }),
      },
      actions: {
        notify: (_, params) => {
          notified.push(params);
        },
        dismissNotification: (_, { message }) => {
          dismissed.push(message);
        },
        reportFailure: (_, { failure }) => {
          reported.push(failure.code);
        },
        goToVerification: () => {
          went.push('/verify-email');
        },
        goToContribution: (_, { slug }) => {
          went.push(`/dashboard/property/${slug}`);
        },
        refreshServerState: () => {},
        markDeclared: assign({ declaredAtMs: () => NOW_MS + clock.now() }),
      },
    }),
    {
      clock,
      input: {
        userId: IDS.user,
        wantedStep: 'unit',
        termsVersion: TERMS_VERSION,
        propertyId: IDS.home,
        apartmentId: null,
        saved: null,
        ...input,
      },
    },
  ).start();

  return {
    actor,
    clock,
    calls,
    made,
    notified,
    dismissed,
    reported,
    went,
    state: () => stateOf(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    snapshot: () => actor.getSnapshot(),
    /** Sends events one by one, each after the responses to the one before. */
    send: async (...events: ContributionEvent[]) => {
      await settled();
      for (const event of events) {
        actor.send(event);
        await settled();
      }
    },
    wait: async (ms: number) => {
      clock.increment(ms);
      await settled();
    },
    settled,
  };
}
export type Flow = ReturnType<typeof startFlow>;
