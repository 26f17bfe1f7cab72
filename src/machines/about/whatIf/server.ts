import { type BuyerQuestion, changed, faster, money, silence, tabs } from './topics.ts';

/**
 * A question about the server's behaviour, independent of the open page, with the server test that proves the answer.
 */
export interface ServerQuestion extends BuyerQuestion {
  /** The id of the lifecycle. */
  readonly of: string;
  /** Its statuses before and after. */
  readonly from: string;
  readonly to: string;
  readonly says: string;
  /** Relative to `tests/server`. */
  readonly file: string;
  readonly test: string;
}

const answered = (
  question: BuyerQuestion,
  [of, from, to]: readonly [string, string, string],
  says: string,
  [file, test]: readonly [string, string],
): ServerQuestion => ({ ...question, of, from, to, says, file, test });

export const SERVER_QUESTIONS: readonly ServerQuestion[] = [
  answered(
    money('the money arrives short'),
    ['payment', 'awaiting_transfer', 'awaiting_transfer'],
    'It is credited to the wallet and stays there; the payment waits for the rest, and the buyer is told what is missing.',
    ['money/payments.test.ts', 'too small a transfer pays nothing until another makes it enough'],
  ),
  answered(
    money('more money arrives than was announced'),
    ['payment', 'awaiting_transfer', 'received'],
    'The payment is made, then each other one that is covered whole; the surplus stays in the wallet.',
    ['money/allocation.test.ts', 'pays several, each whole or not at all, and the surplus stays'],
  ),
  answered(
    money('no money arrives'),
    ['payment', 'awaiting_transfer', 'cancelled'],
    'The payment lapses by itself, and the buyer is told where any money is.',
    ['money/awaiting-payments.test.ts', 'with a message that names the full unit and where any money is'],
  ),
  answered(
    money('the money arrives after the hold has ended'),
    ['contribution', 'expired', 'expired'],
    'It stays in the wallet, and the unit is free.',
    ['money/holds.test.ts', 'later deposits stay in the wallet, and the unit is free'],
  ),
  answered(
    money('the hold ends while the bank confirms the transfer'),
    ['contribution', 'pending', 'pending'],
    'The unit stays held, for a day at most, and no other transfer is asked for.',
    [
      'money/late-settlement.test.ts',
      'leaves the contribution pending while it is confirmed, and invites no other transfer',
    ],
  ),
  answered(
    money('the money arrives though its payment was withdrawn'),
    ['contribution', 'pending', 'active'],
    'What is due is paid from the wallet, and the unit is reserved.',
    ['money/allocation.test.ts', 'reserves a held unit though its payment was withdrawn'],
  ),
  answered(
    money('the money arrives while the buyer has asked to leave the plan'),
    ['contribution', 'leaving', 'leaving'],
    'No payment is taken; the money stays in the wallet.',
    ['money/exits.test.ts', 'takes no payment while it is requested: money that comes stays in the wallet'],
  ),
  answered(
    money('the bank reports the same transfer twice'),
    ['deposit', 'credited', 'credited'],
    'It is counted once.',
    ['money/webhooks.test.ts', 'credits the wallet once, however often it is received'],
  ),
  answered(
    money('the money is sent to an account of nobody'),
    ['deposit', 'stored', 'suspended'],
    'It is kept apart until an operator matches it or sends it back.',
    ['money/webhooks.test.ts', 'posts the money of an unknown account to suspense'],
  ),
  answered(
    money('the bank’s report of a transfer gets lost'),
    ['deposit', 'stored', 'credited'],
    'The bank is asked, and the transfer is found and credited.',
    [
      'money/banks/deposits.test.ts',
      'is found by asking the bank where its webhook got lost, once a minute at most',
    ],
  ),
  answered(
    money('somebody forges the report of a transfer'),
    ['deposit', 'stored', 'unverified'],
    'Without the right signature it is rejected. Otherwise nothing is counted, and if the bank has not confirmed it for a day, an operator checks it.',
    [
      'money/banks/deposits.test.ts',
      'needs attention where the bank does not know it for a day, and is counted once the bank reports it',
    ],
  ),
  answered(
    money('the money arrives while the buyer cancels'),
    ['contribution', 'pending', 'cancelled'],
    'One of the two wins: either the unit is reserved, or it is free and the money is in the wallet.',
    ['money/races.test.ts', 'the money arrives while the buyer cancels: either wins, never both'],
  ),
  answered(
    money('the receiving bank gives a withdrawal back days later'),
    ['withdrawal', 'sent', 'returned'],
    'The money is back in the wallet and is not sent again by itself; the buyer gets a message.',
    ['money/withdrawals.test.ts', 'comes back after it was sent, days later, and stays back'],
  ),
  answered(
    faster('many buyers want one unit at the same moment'),
    ['unit', 'available', 'held'],
    'One gets it; the others are told that it is taken, and hold nothing.',
    ['money/races.test.ts', '50 buyers want one unit: one gets it, 49 receive unit_taken and hold nothing'],
  ),
  answered(
    faster('the hold of another buyer has just ended'),
    ['unit', 'held', 'available'],
    'The unit goes to the next buyer at once.',
    ['money/holds.test.ts', 'goes to the next buyer before any sweep has come by'],
  ),
  answered(
    silence('the server dies between a transfer and its payment'),
    ['payment', 'awaiting_transfer', 'received'],
    'The next server takes up the work and pays once.',
    ['money/crash.test.ts', 'leaves its work to the next, which pays the exact amount first, once'],
  ),
  answered(
    silence('the bank is slow to issue an account number'),
    ['account', 'requested', 'assigning'],
    'The wallet opens without the number, which it shows once the bank has issued it; the buyer is told.',
    [
      'money/banks/accounts.test.ts',
      'is being prepared until the bank assigns it, and then the buyer is told',
    ],
  ),
  answered(
    silence('the bank is down when a transfer arrives'),
    ['deposit', 'stored', 'credited'],
    'The report waits, and the money is credited once the bank confirms it.',
    ['money/banks/deposits.test.ts', 'waits while the bank cannot confirm it, and is counted once it can'],
  ),
  answered(
    silence('the bank is down and there is a second one'),
    ['account', 'assigned', 'assigned'],
    'The account at the second bank is shown first; transfers to the other one may arrive late.',
    ['money/banks/accounts.test.ts', 'takes money at both, and names the one that answers first'],
  ),
  answered(
    silence('the bank is down when money is withdrawn'),
    ['withdrawal', 'requested', 'sent'],
    'The withdrawal waits, and is sent once the bank responds.',
    [
      'money/banks/withdrawals.test.ts',
      'waits while the provider is down, which the buyer is told after an hour, and is sent afterwards',
    ],
  ),
  answered(
    silence('the bank’s response to a withdrawal is lost'),
    ['withdrawal', 'requested', 'sent'],
    'The bank is asked what became of it before anything is sent again; it is sent once.',
    ['money/banks/withdrawals.test.ts', 'is sent once when the response was lost'],
  ),
  answered(
    silence('no SMS or email can be sent for a while'),
    ['message', 'queued', 'sent'],
    'Notices wait, and are sent afterwards, by day.',
    ['message-outages.test.ts', 'does not wake a buyer where it ends at night'],
  ),
  answered(
    silence('no code can be sent while it is of use'),
    ['message', 'queued', 'expired'],
    'It is not sent any more; the buyer asks for a new one.',
    ['message-outages.test.ts', 'ends a code with its lifetime'],
  ),
  answered(
    tabs('the same payment is announced twice'),
    ['payment', 'awaiting_transfer', 'awaiting_transfer'],
    'There is one payment.',
    ['money/payments.test.ts', 'the same key again makes no second payment'],
  ),
  answered(
    changed('the price of the home rises after the agreement'),
    ['contribution', 'pending', 'pending'],
    'The agreed price holds.',
    ['money/contributions.test.ts', "keeps the agreed price after the listing's changes"],
  ),
  answered(
    changed('there is a mistake in a document'),
    ['document', 'in_force', 'void'],
    'It is voided by another that names it; both stay, and both can be checked.',
    [
      'documents/papers.test.ts',
      'a mistake is voided by a new document that names it; both stay, and both can be checked',
    ],
  ),
];
