import { type Kobo, naira, ZERO_KOBO } from '#domain/money.ts';
import {
  runs,
  type SideEffect,
  type SideEffects,
  type Story,
  sends,
} from '#flows/paths/model/sideEffects.ts';
import type { contributionMachine } from '../contribution.machine.ts';
import { IDS, TERMS_VERSION } from './contribution.fixtures.ts';

type WizardStory = Story<typeof contributionMachine>;

const VISITS_OF_ANOTHER_HOME = [
  'another home opened',
  'calculator of another home opened instead',
  'last page of another home opened instead',
];
const isElsewhere = ({ steps }: WizardStory): boolean =>
  VISITS_OF_ANOTHER_HOME.some((visit) => steps.includes(visit));

/** The home that the wizard is opened for. */
function homeOf(story: WizardStory): string | null {
  if (isElsewhere(story)) return IDS.otherHome;
  return story.start === 'no home chosen' ? null : IDS.home;
}

/** The wizard's current contribution: restored at the start or agreed to on the way, until it is dropped. */
function heldOf(story: WizardStory): string | null {
  const { start, steps } = story;
  const isBegun = start === 'back at a held unit' || start === 'back at an awaited payment';
  const isAgreed = steps.some((step) => AGREED.includes(step));
  const isLetGo = isElsewhere(story) || steps.some((step) => LET_GO.includes(step));
  return (isBegun || isAgreed) && !isLetGo ? IDS.contribution : null;
}
const AGREED = ['agree: the unit is held', 'agree: begun with nothing to pay', 'agree: made and paid before'];
const LET_GO = [
  'cancelContribution: it is cancelled',
  'openFlow: the hold has lapsed',
  'openFlow: it was cancelled',
  'openFlow: the money is there, to buy again',
];

/** The payment that is awaited: the one that the buyer announced last, or the one that the server knows. */
const paymentOf = ({ steps }: WizardStory): string =>
  ANNOUNCED.includes(
    steps.findLast(
      (step) => ANNOUNCED.includes(step) || step.startsWith('openFlow:') || KNOWN.includes(step),
    ) ?? '',
  )
    ? IDS.announced
    : IDS.payment;
const ANNOUNCED = [
  'declareTransfer: it is noted',
  'payFromWallet: the wallet has paid',
  'payFromWallet: it is covered no longer',
];
const KNOWN = ['followPayment: not there yet', 'followContribution: not there yet'];

const PLANS = { 'Plan B chosen': 'B', 'Plan C chosen': 'C' } as const;
const planOf = ({ steps }: WizardStory): 'B' | 'C' => {
  const chosen = steps.findLast((step) => step in PLANS);
  return chosen === 'Plan C chosen' ? 'C' : 'B';
};

/** Whether the previous figures, typed or restored, let the plan end in time. */
const wasEligible = ({ start, steps }: WizardStory): boolean => {
  const before = steps.slice(0, -1).findLast((step) => step.endsWith('typed'));
  return before === undefined ? start === 'back at what was kept' : TYPED[before]?.endsInTime === true;
};

interface TypedFigures {
  readonly age: number;
  readonly durationMonths: number;
  readonly salary: Kobo;
  readonly endsInTime: boolean;
}
const SALARY = naira(850_000);
const TYPED: Readonly<Record<string, TypedFigures>> = {
  'figures typed': { age: 53, durationMonths: 24, salary: SALARY, endsInTime: true },
  'a comfortable share of the salary typed': {
    age: 34,
    durationMonths: 24,
    salary: naira(946_970),
    endsInTime: true,
  },
  'a heavier share of the salary typed': {
    age: 34,
    durationMonths: 24,
    salary: naira(946_969),
    endsInTime: true,
  },
  'an age of 17 typed': { age: 17, durationMonths: 24, salary: SALARY, endsInTime: true },
  'an age of 18 typed': { age: 18, durationMonths: 36, salary: SALARY, endsInTime: true },
};
const KEPT: TypedFigures = { age: 34, durationMonths: 24, salary: SALARY, endsInTime: true };

/** The figures that the buyer agrees to: the last that were typed, or those that were kept. */
const figuresOf = ({ steps }: WizardStory): TypedFigures =>
  TYPED[steps.findLast((step) => step in TYPED) ?? ''] ?? KEPT;

const fits = (story: WizardStory) => (wasEligible(story) ? [] : [runs('dismissNotification', NOT_ELIGIBLE)]);

const NOT_ELIGIBLE = {
  tone: 'critical',
  message:
    'Sorry, you are not eligible to start contribution. Mortgage applications will not be processed due to age requirements.',
  durationMs: 10_000,
};
const rereads = runs('refreshServerState');
const opens = [sends('openFlow')];
const rereadsAndOpens = [rereads, sends('openFlow')];
const reports = (code: string): SideEffect => runs('reportFailure', { failure: { code } });
/** Opening another page of the wizard retries a home that failed to load. */
const opensAnew = ({ before }: WizardStory): readonly SideEffect[] =>
  before.includes('loadFailed') ? opens : [];
const asks = [sends('followPayment')];
const firstInstalment = {
  says: 'the contribution, and the first instalment',
  sends: () => ({ contributionId: IDS.contribution, amountKobo: naira(312_500) }),
  // A payment that was announced in place of being taken ends its key: another try is another request.
  key: {
    property: 'key',
    purpose: ({ steps }: WizardStory) =>
      `the first instalment ${steps.filter((step) => step === 'payFromWallet: it is covered no longer').length}`,
  },
};

export const sideEffects: SideEffects<typeof contributionMachine> = {
  requests: {
    openFlow: {
      says: 'the home, and the contribution where there is one',
      sends: (story) => ({ propertyId: homeOf(story), contributionId: heldOf(story) }),
    },
    agree: {
      says: 'the unit at the price that is shown, the plan with its months, and the figures that were typed, under the key of this agreement',
      sends: (story) => ({
        request: {
          propertyId: homeOf(story),
          apartmentId: IDS.unit,
          plan: planOf(story),
          durationMonths: figuresOf(story).durationMonths,
          age: figuresOf(story).age,
          salary: figuresOf(story).salary,
          rsaBalance: ZERO_KOBO,
          termsVersion: TERMS_VERSION,
          price: naira(25_000_000),
        },
      }),
      key: { property: 'key', purpose: planOf },
    },
    declareTransfer: firstInstalment,
    payFromWallet: firstInstalment,
    followContribution: {
      says: 'the contribution',
      sends: () => ({ contributionId: IDS.contribution }),
    },
    followPayment: { says: 'the announced payment', sends: (story) => ({ paymentId: paymentOf(story) }) },
    cancelContribution: {
      says: 'the contribution',
      sends: () => ({ contributionId: IDS.contribution }),
    },
  },
  effects: {
    refreshServerState: 'what shows homes, contributions or the wallet is read again',
    goToContribution: 'the browser opens the contribution on the dashboard',
    goToVerification: 'the browser opens the page that asks for the code of the phone',
    notify: 'a notification says so for a while',
    dismissNotification: 'the notification disappears',
    reportFailure: 'a notification says what failed',
  },
  after: {
    'the flow begins': opens,
    'tried again': opens,
    'another home opened': opens,
    'calculator of another home opened instead': opens,
    'last page of another home opened instead': opens,
    'units page opened instead': opensAnew,
    'free unit opened instead': opensAnew,
    'plans page opened instead': opensAnew,
    'payment page opened instead': opensAnew,
    ...Object.fromEntries(Object.keys(TYPED).map((step) => [step, fits])),
    'continued at 100': [runs('notify', NOT_ELIGIBLE)],
    'continued at 18': [runs('dismissNotification', NOT_ELIGIBLE)],
    'continued at too great an age': [runs('notify', NOT_ELIGIBLE)],
    continued: [runs('dismissNotification', NOT_ELIGIBLE)],
    'terms agreed': [sends('agree')],
    'agree: the unit is held': [rereads],
    'agree: begun with nothing to pay': [
      rereads,
      runs('goToContribution', { slug: 'ile-ayo-court-000040' }),
      runs('notify', {
        tone: 'positive',
        message:
          'We hold Ile Ayo Court, Block 1, Ground floor, U1 for you until 23 Nov 2026. Your first contribution is due then; you make it from this page.',
        durationMs: 10_000,
      }),
    ],
    'agree: made and paid before': [rereads],
    'agree: someone was faster': rereadsAndOpens,
    'agree: home taken off sale': rereadsAndOpens,
    'agree: the unit is theirs already': rereadsAndOpens,
    'agree: a new price': rereadsAndOpens,
    'agree: phone never verified': [runs('goToVerification')],
    'agree: too old at the end': [runs('notify', NOT_ELIGIBLE)],
    'agree: no network': [reports('network_down')],
    'openFlow: the money is there': [rereads],
    'said that the money is sent': asks,
    'said so though no payment waits': [sends('declareTransfer')],
    'paid from the wallet': [sends('payFromWallet')],
    'payFromWallet: the wallet has paid': asks,
    'payFromWallet: it is covered no longer': [rereads, sends('followContribution')],
    'payFromWallet: it is over': rereadsAndOpens,
    'payFromWallet: no network': [reports('network_down'), sends('followContribution')],
    'declareTransfer: it is noted': asks,
    'declareTransfer: it is over': rereadsAndOpens,
    'declareTransfer: no network': [reports('network_down'), sends('followContribution')],
    'came back to the payment page': [sends('followContribution')],
    'followContribution: it has arrived': [rereads],
    'followContribution: it is over': rereadsAndOpens,
    'kept the unit': [sends('followContribution')],
    'came back to the wait': asks,
    'asked again': asks,
    'kept the unit and waits': asks,
    'followPayment: it has arrived': [rereads],
    'followPayment: it will not come': rereadsAndOpens,
    'followPayment: it was withdrawn': rereadsAndOpens,
    'confirmed to cancel': [sends('cancelContribution')],
    'cancelContribution: it is cancelled': rereadsAndOpens,
    'cancelContribution: it was closed already': rereadsAndOpens,
    'cancelContribution: the money came first': [reports('contribution_paid_into'), ...opens],
    'went on': [runs('goToContribution', { slug: 'ile-ayo-court-000040' })],
    callDeadline: ({ before }) => {
      if (before.includes('calculator.agreeing')) return [reports('network_down')];
      return before.includes('payment.declaring') || before.includes('payment.payingFromWallet')
        ? [reports('network_down'), sends('followContribution')]
        : [];
    },
    checkRetry: ({ before }) =>
      before.includes('response.unreachable') ? asks : [sends('followContribution')],
  },
};
