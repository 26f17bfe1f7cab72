import type { PayoutAccount, Withdrawal } from '#api/calls/withdrawals.ts';
import { type Kobo, kobo, naira } from '#domain/money.ts';
import {
  alert,
  any,
  button,
  dialog,
  type Expectation,
  field,
  heading,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import type { Measure } from '#flows/paths/model/limits.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, type Story, sends } from '#flows/paths/model/sideEffects.ts';
import {
  type BuyerDriver,
  type BuyerEvent,
  callDeadline,
  defineModel,
  limited,
  networkDown,
  rateLimitEnds,
  rejected,
} from '../../about/model.ts';
import type { WithdrawalContext } from '../withdrawal.events.ts';
import { withdrawalMachine } from '../withdrawal.machine.ts';

const BANK = 'Guaranty Trust Bank';
const NUMBER = '0123456785';
const OTHER = 'Another account *';
const CONFIRM = 'Withdraw ₦20,000';
const MINE = 'I am *, and this account is mine';
const UNCONFIRMED = 'Please confirm that this account is yours';
const OWN_WALLET = 'This is the number of your own wallet. Use one of your bank accounts.';
const WRONG = 'That is not your current password.';
const AMOUNT = naira(20_000);
/** The values repeat the production rules on purpose, so that a test notices a change. */
const LEAST = naira(100);
const BALANCE = naira(45_000);
/** The balance after a payment from the wallet, still more than the amount. */
const LESS = naira(30_000);

/** The account that was used before. */
export const USED_ACCOUNT: PayoutAccount = {
  id: '0190b3a0-0000-7000-8000-00000000f001',
  bankName: 'Zenith Bank',
  accountLast4: '0008',
  accountName: 'ADEYEMI TOLU',
  holderMatch: 'same',
};
const account = (holderMatch: PayoutAccount['holderMatch']): PayoutAccount => ({
  id: '0190b3a0-0000-7000-8000-00000000f002',
  bankName: BANK,
  accountLast4: '6785',
  accountName: holderMatch === 'same' ? 'ADEYEMI TOLU' : 'ADEYEMI T',
  holderMatch,
});
export const WITHDRAWAL: Withdrawal = {
  id: '0190b3a0-0000-7000-8000-00000000f003',
  amount: AMOUNT,
  status: 'requested',
  returnReason: null,
  reference: 'WDR-7K2M9QX4TB',
  bankName: BANK,
  accountLast4: '6785',
  accountName: 'ADEYEMI TOLU',
  createdAt: '2026-11-21T09:00:00.000Z',
  sentAt: null,
  returnedAt: null,
};

const notFound = {
  ...rejected('account_not_found'),
  expects: [alert('The bank could not confirm this account.')],
};
const ofAnother = {
  ...rejected('account_of_another'),
  expects: [alert('This account is in another name, and we send money only to an account of your own.')],
};

const newAccount = { kind: 'new', details: { bankCode: '058', accountNumber: NUMBER } } as const;

const submitNew =
  (amount: string) =>
  async ({ press, type }: BuyerDriver): Promise<void> => {
    await type('Amount', amount);
    await press(OTHER, 'radio');
    await type('Bank', BANK);
    await type('Account number', NUMBER);
    await press('Continue');
  };

/** An amount at a limit, submitted only before any other amount. */
const submittedAtFirst = (
  amountKobo: Kobo,
  typed: string,
  expects: readonly Expectation[],
): BuyerEvent<typeof withdrawalMachine> => ({
  event: { type: 'details.submitted', amountKobo, destination: newAccount },
  when: (snapshot) =>
    snapshot.matches({ details: 'ready' }) &&
    snapshot.context.balanceKobo === BALANCE &&
    snapshot.context.account === null &&
    snapshot.context.amountError === null,
  perform: submitNew(typed),
  expects,
});

const submittedAmount: Measure<typeof withdrawalMachine> = {
  value: ({ event }) => (event.type === 'details.submitted' ? event.amountKobo : null),
  withValue: ({ context, event }, value) => ({
    context,
    event: event.type === 'details.submitted' ? { ...event, amountKobo: kobo(value) } : event,
  }),
};

const submitUsed = async ({ press, type }: BuyerDriver): Promise<void> => {
  await type('Amount', '20000');
  await press(`${USED_ACCOUNT.bankName} *`, 'radio');
  await press('Continue');
};

const confirm = async ({ persona, press, type }: BuyerDriver): Promise<void> => {
  await type('Current Password', persona.password);
  await press(CONFIRM);
};

/** The first step, with the error at the amount. */
const details = ({ amountError }: WithdrawalContext): Expectation[] => [
  dialog('Withdraw'),
  text('To which account?'),
  button('Withdraw all of it'),
  button('Continue', { isNot: 'busy' }),
  amountError === null ? field('Amount') : field('Amount', { description: amountError }),
];

/** The second step, with a missing confirmation. */
const review = ({ account: to, isConfirmationMissing }: WithdrawalContext): Expectation[] => [
  button(CONFIRM, { isNot: 'busy' }),
  button('Back'),
  dialog('Withdraw'),
  text(to?.accountName ?? ''),
  to?.holderMatch === 'similar' ? text('not quite yours') : without(text('not quite yours')),
  isConfirmationMissing ? text(UNCONFIRMED) : without(text(UNCONFIRMED)),
];

const isSimilar = ({ account: to }: WithdrawalContext): boolean => to?.holderMatch === 'similar';

/** The destination account, from the submitted details and the bank's response. */
export const accountOf = (story: Story<typeof withdrawalMachine>): PayoutAccount => {
  const destination = story.event('details.submitted')?.destination;
  if (destination?.kind === 'used') return destination.account;
  const found = story.steps.findLast((step) => step.startsWith('findHolder:'));
  return account(found === 'findHolder: similar name' ? 'similar' : 'same');
};

export const withdrawalModel = defineModel({
  machine: withdrawalMachine,
  title: 'Withdraw',
  starts: {
    'an account was used before': {
      requestId: 'request-1',
      balanceKobo: BALANCE,
      leftTodayKobo: naira(5_000_000),
    },
  },
  events: {
    'another account submitted': {
      event: { type: 'details.submitted', amountKobo: AMOUNT, destination: newAccount },
      perform: submitNew('20000'),
      expects: [button('Continue', { is: 'busy' }), { role: 'radio', name: OTHER, is: 'checked' }],
    },
    'used account submitted': {
      event: {
        type: 'details.submitted',
        amountKobo: AMOUNT,
        destination: { kind: 'used', account: USED_ACCOUNT },
      },
      perform: submitUsed,
      expects: [button(CONFIRM), text('Ends in 0008')],
    },
    'more than the balance submitted': {
      event: { type: 'details.submitted', amountKobo: kobo(BALANCE + 1), destination: newAccount },
      when: ({ context }) => context.balanceKobo === BALANCE,
      perform: submitNew('45000.01'),
      expects: [field('Amount', { description: 'more than your balance, ₦45,000' })],
    },
    'an amount alone submitted': {
      event: { type: 'details.submitted', amountKobo: AMOUNT, destination: null },
      perform: async ({ press, type }) => {
        await type('Amount', '20000');
        await press(OTHER, 'radio');
        await type('Bank', '');
        await type('Account number', '');
        await press('Continue');
      },
      expects: [
        field('Bank', { description: 'Choose your bank from the list' }),
        field('Account number', { description: 'An account number has 10 digits' }),
      ],
    },
    'the whole balance submitted': submittedAtFirst(BALANCE, '45000', [button('Continue', { is: 'busy' })]),
    'the least submitted': submittedAtFirst(LEAST, '100', [button('Continue', { is: 'busy' })]),
    'less than the least submitted': submittedAtFirst(kobo(LEAST - 1), '99.99', [
      field('Amount', { description: 'at least ₦100' }),
    ]),
    'the wallet pays something else': {
      event: { type: 'limits.changed', balanceKobo: LESS, leftTodayKobo: naira(5_000_000) },
      when: ({ context }) => context.balanceKobo === BALANCE && !context.mayBeRequested,
      in: ['details.ready', 'details.rejected', 'details.limited', 'details.unreachable'],
      expects: [text('at most ₦30,000')],
    },
    'account claimed': {
      event: { type: 'confirmation.changed', isHolderConfirmed: true },
      when: ({ context }) => isSimilar(context) && !context.isHolderConfirmed,
      perform: ({ press }) => press(MINE, 'checkbox'),
      expects: [{ role: 'checkbox', name: MINE, is: 'checked' }, without(text(UNCONFIRMED))],
    },
    'claim taken back': {
      event: { type: 'confirmation.changed', isHolderConfirmed: false },
      when: ({ context }) => isSimilar(context) && context.isHolderConfirmed,
      perform: ({ press }) => press(MINE, 'checkbox'),
      expects: [{ role: 'checkbox', name: MINE, isNot: 'checked' }],
    },
    confirmed: {
      event: { type: 'withdrawal.confirmed', currentPassword: 'a long enough secret' },
      when: ({ context }) => !isSimilar(context) || context.isHolderConfirmed,
      perform: confirm,
      expects: [button(CONFIRM, { is: 'busy' })],
    },
    'confirmed without a claim': {
      event: { type: 'withdrawal.confirmed', currentPassword: 'a long enough secret' },
      when: ({ context }) => isSimilar(context) && !context.isHolderConfirmed,
      perform: confirm,
      expects: [text(UNCONFIRMED)],
    },
    'another amount wanted': {
      event: { type: 'details.changeRequested' },
      perform: ({ press }) => press('Back'),
      expects: [button('Continue'), field('Amount', { value: '20,000' })],
    },
    'dialog closed': {
      event: { type: 'dialog.closed' },
      perform: ({ key }) => key('Escape'),
      expects: [without(dialog('Withdraw'))],
    },
  },
  responses: {
    findHolder: {
      'own account': resolved(account('same'), [text('ADEYEMI TOLU')]),
      'similar name': resolved(account('similar'), [text('ADEYEMI T')]),
      'no such account': notFound,
      "somebody else's": ofAnother,
      'own wallet': {
        ...rejected('invalid_fields', { fields: { accountNumber: OWN_WALLET } }),
        expects: [field('Account number', { description: OWN_WALLET })],
      },
      'too many tries': limited(),
      'bank down': { ...rejected('bank_unreachable'), expects: [alert('No money has moved.')] },
      'no network': {
        ...networkDown,
        expects: [alert('An error occurred, please check your internet connection!')],
      },
    },
    requestWithdrawal: {
      requested: resolved(WITHDRAWAL, [heading('Your money is on its way')]),
      'wrong password': {
        ...rejected('current_password_wrong', { fields: { currentPassword: WRONG } }),
        expects: [field('Current Password', { description: WRONG })],
      },
      'the name was changed lately': {
        ...rejected('name_changed_recently'),
        expects: [alert('Your name was changed less than 48 hours ago.')],
      },
      "somebody else's by now": ofAnother,
      'our former bank added it': notFound,
      'less is there': {
        ...rejected('balance_too_low'),
        expects: [field('Amount', { description: 'Your wallet holds less than that' })],
      },
      'the day is used up': {
        ...rejected('withdrawal_day_limit'),
        expects: [field('Amount', { description: 'more than you can withdraw today' })],
      },
      'an earlier try went through': {
        ...rejected('idempotency_key_reused'),
        expects: [heading('* was made already')],
      },
      'too many tries': limited(),
      'no network': {
        ...networkDown,
        expects: [alert('An error occurred, please check your internet connection!')],
      },
    },
  },
  waits: {
    callDeadline: {
      ...callDeadline,
      expects: [alert('An error occurred, please check your internet connection!')],
    },
    rateLimitEnds: {
      ...rateLimitEnds,
      in: ['details.limited', 'review.limited'],
      expects: [without(any('alert'))],
    },
  },
  limits: {
    'the least amount': {
      says: 'A withdrawal is at least ₦100.',
      number: LEAST,
      step: 1,
      states: ['details'],
      guards: { isAmountOutOfRange: submittedAmount },
    },
    'the balance': {
      says: 'A withdrawal is at most the balance of the wallet.',
      number: BALANCE,
      step: 1,
      states: ['details'],
      guards: { isAmountOutOfRange: submittedAmount },
    },
  },
  sideEffects: {
    requests: {
      findHolder: { says: 'the bank and the account number', sends: () => newAccount.details },
      requestWithdrawal: {
        says: 'the amount, the account, the password, and that an account in a similar name is theirs',
        sends: (story) => ({
          accountId: accountOf(story).id,
          amountKobo: AMOUNT,
          currentPassword: story.event('withdrawal.confirmed')?.currentPassword,
          isHolderConfirmed: accountOf(story).holderMatch === 'similar',
        }),
        // All attempts share one key, so that money that may have left is never requested twice; an earlier successful
        // attempt is reported.
        key: { property: 'idempotencyKey', purpose: () => 'one withdrawal' },
      },
    },
    effects: { refreshServerState: 'what shows the wallet is read again' },
    after: {
      'another account submitted': [sends('findHolder')],
      'the whole balance submitted': [sends('findHolder')],
      'the least submitted': [sends('findHolder')],
      confirmed: [sends('requestWithdrawal')],
      'requestWithdrawal: requested': [runs('refreshServerState')],
      'requestWithdrawal: less is there': [runs('refreshServerState')],
      'requestWithdrawal: the day is used up': [runs('refreshServerState')],
      'requestWithdrawal: an earlier try went through': [runs('refreshServerState')],
    },
  },
  unreached: {
    haveLimitsChanged:
      'Limits that have not changed cause nothing; withdrawal.machine.test.ts says what stays on the page.',
  },
  facts: ({
    account: to,
    amountError,
    balanceKobo,
    mayBeRequested,
    isHolderConfirmed,
    isConfirmationMissing,
  }) => [
    to?.holderMatch ?? null,
    amountError !== null,
    balanceKobo,
    mayBeRequested,
    isHolderConfirmed,
    isConfirmationMissing,
  ],
  expects: {
    'details.ready': (context) => [...details(context), without(any('alert'))],
    'details.rejected': (context) => [
      ...details(context),
      context.failure?.fields.accountNumber === undefined
        ? any('alert')
        : field('Account number', { description: OWN_WALLET }),
    ],
    'details.limited': (context) => [...details(context), alert('Try again in 30 seconds.')],
    'details.unreachable': (context) => [...details(context), any('alert')],
    findingHolder: [button('Continue', { is: 'busy' }), without(alert('Try again in 30 seconds.'))],
    'review.ready': (context) => [...review(context), without(any('alert'))],
    'review.rejected': review,
    'review.limited': (context) => [...review(context), alert('Try again in 30 seconds.')],
    'review.unreachable': (context) => [
      ...review(context),
      alert('An error occurred, please check your internet connection!'),
      alert('Your withdrawal may have been requested. Press again: it leaves your wallet only once.'),
    ],
    requesting: [
      button(CONFIRM, { is: 'busy' }),
      without(button('Back')),
      without(alert('Try again in 30 seconds.')),
    ],
    requested: [heading('Your money is on its way'), button('Done')],
    requestedBefore: [heading('* was made already'), button('Done')],
    closed: [without(dialog('Withdraw')), button('Withdraw')],
  },
});
