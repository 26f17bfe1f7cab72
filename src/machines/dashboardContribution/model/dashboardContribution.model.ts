import type { Payment } from '#api/calls/contributions.ts';
import { formatNaira, naira, subtractKobo, ZERO_KOBO } from '#domain/money.ts';
import {
  alert,
  any,
  button,
  dialog,
  type Expectation,
  field,
  heading,
  noChange,
  nothingShown,
  status,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import { type CallResponse, resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { callDeadline, defineModel, networkDown, rejected, serverDown } from '../../about/model.ts';
import type { DashboardContributionContext } from '../dashboardContribution.events.ts';
import { dashboardContributionMachine } from '../dashboardContribution.machine.ts';
import {
  ABOVE_MAX_MESSAGE,
  ARRIVED,
  amountCases,
  amountOf,
  BELOW_MIN_MESSAGE,
  CUSTOM_AMOUNT_LABEL,
  DUE_KOBO,
  isPayable,
  isTooSmall,
  limits,
  PLAN_CHANGED_TITLE,
  REMAINING_KOBO,
  WITHDRAW,
} from './dashboardContribution.model.amounts.ts';

const payment = (status: Payment['status'], amount = naira(400_000)): Payment => ({
  id: '0190b3a0-0000-7000-8000-00000000e001',
  contributionId: '0190b3a0-0000-7000-8000-00000000d001',
  amount,
  status,
  cancelReason: status === 'cancelled' ? 'replaced' : null,
  lapsesAt: null,
  reference: 'KOL-0001',
  createdAt: '2026-11-21T09:00:00.000Z',
  receivedAt: status === 'received' ? '2026-11-21T09:00:05.000Z' : null,
});

const SENT = 'I have sent the money';
const REPLACES = 'This replaces the ₦500,000, expected since';

/** The amount step: the selected option, the payment that it replaces, and the error. */
function amountExpectations(context: DashboardContributionContext): Expectation[] {
  const {
    choice,
    customKobo,
    dueKobo,
    amountError,
    failure,
    before,
    isTryReceived,
    remainingKobo,
    payment: awaiting,
  } = context;
  const isCustom = choice === 'custom';
  const problem = isTooSmall(context) ? BELOW_MIN_MESSAGE : ABOVE_MAX_MESSAGE;
  const said = isCustom ? field('Amount', { description: problem }) : text(amountError ?? ABOVE_MAX_MESSAGE);
  const isReplaced =
    awaiting !== null && isPayable(context) && awaiting.amount !== (isCustom ? customKobo : dueKobo);
  return [
    button('Continue', { isNot: 'busy' }),
    { role: 'radio', name: CUSTOM_AMOUNT_LABEL, ...(isCustom ? { is: 'checked' } : { isNot: 'checked' }) },
    isCustom ? field('Amount') : without(field('Amount')),
    amountError === null ? without(text(ABOVE_MAX_MESSAGE)) : said,
    awaiting === null ? without(button(WITHDRAW)) : button(WITHDRAW),
    ...changeExpectations({ before, dueKobo, isTryReceived, remainingKobo }),
    isReplaced ? text('This replaces the') : without(text('This replaces the')),
    failure === null
      ? without(any('alert'))
      : alert(
          failure.status === null
            ? 'An error occurred, please check your internet connection!'
            : 'Something went wrong on our side.',
        ),
  ];
}

/** What the dialog says of amounts that changed while it was open. */
function changeExpectations({
  before,
  dueKobo,
  isTryReceived,
  remainingKobo,
}: Pick<
  DashboardContributionContext,
  'before' | 'dueKobo' | 'isTryReceived' | 'remainingKobo'
>): Expectation[] {
  if (before === null) return [without(text(ARRIVED)), without(text(PLAN_CHANGED_TITLE))];
  if (isTryReceived) {
    const grown = formatNaira(subtractKobo(before.remainingKobo, remainingKobo));
    return [text('That payment may have been made'), text(`${grown} ${ARRIVED}`)];
  }
  const change =
    before.remainingKobo === remainingKobo
      ? `${formatNaira(dueKobo ?? ZERO_KOBO)} is due next; it was ${formatNaira(before.dueKobo ?? ZERO_KOBO)}.`
      : `${formatNaira(remainingKobo)} is left to pay; it was ${formatNaira(before.remainingKobo)}.`;
  return [text(PLAN_CHANGED_TITLE), text(`${change} Look at the amount again before you pay.`)];
}

/** The page looks the same during and between checks; it shows only whether the last check failed. */
const checked = ({ hasCheckFailed }: DashboardContributionContext): Expectation[] => [
  hasCheckFailed ? status('We will keep trying.') : without(status('We will keep trying.')),
];

const awaited = [without(status('We will keep trying.'))];
const received = [heading('You just made a contribution'), text('has been received'), button('Done')];
const cancelled = [heading('This payment was replaced'), text('goes into your wallet'), button('Done')];
const closedFor = (reason: string): Expectation[] => [
  heading('This contribution takes no more payments'),
  status(reason),
  button('Done'),
];
/** Back on the page: a contribution that is over accepts no more payments. */
const closedExpectations = ({ failure }: DashboardContributionContext): Expectation[] => [
  without(dialog('Make Contribution')),
  ...(failure === null ? [button('Make Contribution')] : []),
];
const tryAgain = (reason: string): Expectation[] => [button('Continue', { isNot: 'busy' }), alert(reason)];
const backToAmount = (response: CallResponse, description: string): CallResponse => ({
  ...response,
  expects: [button('Continue'), text(description)],
});

const usual = {
  contributionId: '0190b3a0-0000-7000-8000-00000000d001',
  requestId: 'request-1',
  dueKobo: DUE_KOBO,
  remainingKobo: REMAINING_KOBO,
  awaitingPayment: null,
  draft: null,
};

export const dashboardContributionModel = defineModel({
  machine: dashboardContributionMachine,
  title: 'Contribute again',
  starts: {
    'an instalment is due': usual,
    'another amount was announced': {
      ...usual,
      awaitingPayment: payment('awaiting_transfer', naira(500_000)),
    },
  },
  events: {
    'amount due chosen': {
      event: { type: 'choice.made', choice: 'fixed' },
      when: ({ context }) => context.choice !== 'fixed',
      perform: ({ press }) => press('Pay Month *', 'radio'),
      expects: [{ role: 'radio', name: 'Pay Month *', is: 'checked' }, without(field('Amount'))],
    },
    'own amount chosen': {
      event: { type: 'choice.made', choice: 'custom' },
      when: ({ context }) => context.choice !== 'custom',
      perform: ({ press }) => press(CUSTOM_AMOUNT_LABEL, 'radio'),
      expects: [{ role: 'radio', name: CUSTOM_AMOUNT_LABEL, is: 'checked' }, field('Amount')],
    },
    ...amountCases,
    'announced payment withdrawn': {
      event: { type: 'payment.withdrawn' },
      when: ({ context }) => context.payment !== null,
      perform: async ({ press }) => {
        await press(WITHDRAW);
        await press('Yes, withdraw it');
      },
      expects: [without(button(WITHDRAW)), without(text(REPLACES))],
    },
    'another amount wanted': {
      event: { type: 'amount.changeRequested' },
      perform: ({ press }) => press('Back'),
      expects: [button('Continue'), button(WITHDRAW), without(button('Back'))],
    },
    'transfer declared': {
      event: { type: 'transfer.declared' },
      perform: ({ press }) => press(SENT),
      expects: [heading('We are waiting for *')],
    },
    'came back to the dialog': {
      event: { type: 'check.requested' },
      in: ['awaited.follow.watching', 'awaited.follow.unreachable', 'awaited.follow.checking'],
      expects: noChange('The bank is asked behind the dialog: only its answer shows.'),
    },
    'dialog closed': {
      event: { type: 'dialog.closed' },
      perform: ({ key }) => key('Escape'),
      expects: [without(dialog('Make Contribution'))],
    },
  },
  responses: {
    declarePayment: {
      'wallet covers it': resolved(payment('received'), [...received, text('from your wallet balance')]),
      'awaits the transfer': resolved(payment('awaiting_transfer'), [button(SENT), ...awaited]),
      // An earlier try, whose response was lost, announced it.
      'withdrawn since an earlier try': resolved(
        payment('cancelled'),
        noChange('The dialog asks the server again at once: only its next answer shows.'),
      ),
      'less is left': backToAmount(rejected('amount_above_remaining'), ABOVE_MAX_MESSAGE),
      'amount too small': backToAmount(rejected('amount_below_minimum'), 'less than the least amount'),
      'amount not taken': backToAmount(
        rejected('invalid_fields', { fields: { amount: `That is ${ABOVE_MAX_MESSAGE}.` } }),
        ABOVE_MAX_MESSAGE,
      ),
      'contribution over': {
        ...rejected('contribution_closed'),
        expects: closedFor('This contribution is closed.'),
      },
      'contribution not there': {
        ...rejected('not_found'),
        expects: closedFor('We could not find what you asked for.'),
      },
      'contribution of another account': {
        ...rejected('not_yours'),
        expects: closedFor('This belongs to another account.'),
      },
      'no network': {
        ...networkDown,
        expects: tryAgain('An error occurred, please check your internet connection!'),
      },
      'server down': { ...serverDown, expects: tryAgain('Something went wrong on our side.') },
    },
    readPayment: {
      'transfer arrived': resolved(payment('received'), [
        ...received,
        without(text('from your wallet balance')),
      ]),
      'payment cancelled': resolved(payment('cancelled'), cancelled),
      'nothing yet': {
        ...resolved(payment('awaiting_transfer'), awaited),
        when: ({ context }) => !context.hasCheckFailed,
      },
      'network back, nothing yet': {
        ...resolved(payment('awaiting_transfer'), awaited),
        when: ({ context }) => context.hasCheckFailed,
      },
      'no network': { ...networkDown, expects: [status('We will keep trying.')] },
    },
  },
  waits: {
    callDeadline: {
      ...callDeadline,
      expects: tryAgain('An error occurred, please check your internet connection!'),
    },
    checkDeadline: { ...callDeadline, expects: [status('We will keep trying.')] },
    checkRetry: {
      label: '15 seconds later',
      ms: 15_000,
      expects: noChange('The bank is asked again behind the dialog: only its answer shows.'),
    },
  },
  facts: (context, snapshot) => [
    context.choice,
    context.dueKobo,
    isPayable(context),
    snapshot.matches('choosing') ? context.customKobo : null,
    context.hasCheckFailed,
    context.payment !== null,
    snapshot.matches('choosing') && context.failure?.status === null,
    context.before?.remainingKobo ?? null,
    context.before?.dueKobo ?? null,
    context.isTryReceived,
  ],
  limits,
  sideEffects: {
    requests: {
      declarePayment: {
        says: 'the contribution, and the amount that was chosen or typed',
        sends: (story) => ({ contributionId: usual.contributionId, amountKobo: amountOf(story) }),
        key: {
          property: 'idempotencyKey',
          // After a payment was announced or withdrawn, going back to its amount is another payment.
          purpose: (story) =>
            `payment ${
              story.count('declarePayment: awaits the transfer') +
              story.count('declarePayment: withdrawn since an earlier try') +
              story.count('announced payment withdrawn') +
              1
            } of ${amountOf(story)}`,
        },
      },
      readPayment: {
        says: 'the announced payment',
        sends: () => ({ paymentId: payment('awaiting_transfer').id }),
      },
    },
    effects: { refreshServerState: 'what shows the contribution or the wallet is read again' },
    after: {
      'announced payment withdrawn': [runs('refreshServerState')],
      'amount confirmed': [sends('declarePayment')],
      'all that is left confirmed': [sends('declarePayment')],
      'the least confirmed': [sends('declarePayment')],
      'declarePayment: wallet covers it': [runs('refreshServerState')],
      'declarePayment: awaits the transfer': [runs('refreshServerState'), sends('readPayment')],
      'declarePayment: withdrawn since an earlier try': [runs('refreshServerState'), sends('declarePayment')],
      'declarePayment: contribution over': [runs('refreshServerState')],
      'declarePayment: contribution not there': [runs('refreshServerState')],
      'declarePayment: contribution of another account': [runs('refreshServerState')],
      'came back to the dialog': [sends('readPayment')],
      checkRetry: [sends('readPayment')],
      'readPayment: transfer arrived': [runs('refreshServerState')],
      'readPayment: payment cancelled': [runs('refreshServerState')],
    },
  },
  expects: {
    choosing: amountExpectations,
    declaring: [button('Continue', { is: 'busy' }), without(any('alert'))],
    'awaited.step.transferring': [
      button(SENT),
      button('Back'),
      text('changes by itself when the money arrives'),
    ],
    'awaited.step.waiting': [heading('We are waiting for *'), button('Close'), without(button('Back'))],
    'awaited.follow.watching': nothingShown('The step shows what is awaited; only a failed check is shown.', [
      status('We will keep trying.'),
    ]),
    'awaited.follow.checking': checked,
    'awaited.follow.unreachable': checked,
    received,
    cancelled,
    allPaid: [
      heading('Every contribution is made'),
      text('there is nothing more to pay'),
      button('Done'),
      without(button('Continue')),
    ],
    contributionOver: ({ failure }) => closedFor(failure?.message ?? ''),
    closed: closedExpectations,
  },
});
