import { difference, given } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import { type Kobo, kobo } from '../money.ts';
import { FILLING_RULE } from '../payments/payments.ts';

/** The kinds of wallet movements. */
const MOVEMENTS = ['transfer', 'takenBack', 'plan', 'exit', 'withdrawal', 'withdrawalReturned'] as const;
type Movement = (typeof MOVEMENTS)[number];

const RULES: Readonly<Record<Movement, string>> = {
  transfer: 'What the bank reported, to the kobo. We take nothing off it.',
  takenBack: 'What the bank took back of a transfer into your wallet, to the kobo.',
  plan: 'What your wallet paid into the plan, to the kobo.',
  exit: 'What a plan that you left returned: all that you had paid, less what was kept back.',
  withdrawal: 'The amount that you chose. It left your wallet when you asked for it.',
  withdrawalReturned: 'What a bank gave back of a withdrawal, whole.',
};

/** The facts of a transaction that determine its kind. */
interface Moved {
  readonly title: string;
  readonly direction: 'credit' | 'debit';
  readonly hasWithdrawal: boolean;
  readonly hasProperty: boolean;
}

function movementOf({ direction, hasWithdrawal, hasProperty }: Moved): Movement {
  if (hasWithdrawal) return direction === 'debit' ? 'withdrawal' : 'withdrawalReturned';
  if (!hasProperty) return direction === 'debit' ? 'takenBack' : 'transfer';
  return direction === 'debit' ? 'plan' : 'exit';
}

/** Explains a wallet movement. @param signedKobo negative for money that left the wallet */
export const explainMovement = (moved: Moved, signedKobo: Kobo, basis: string): Explanation =>
  explain(given(moved.title, signedKobo), { title: moved.title, rule: RULES[movementOf(moved)], basis });

/** A payment into a contribution. */
export const explainPayment = (amountKobo: Kobo, basis: string): Explanation =>
  explain(given('The payment', amountKobo), {
    title: 'The payment',
    rule: `The amount that you chose, or the instalment that was due. ${FILLING_RULE}`,
    basis,
  });

/** The received and the outstanding part of a transfer. */
export const explainArrived = (atFirstKobo: Kobo, leftKobo: Kobo, basis: string) => {
  const atFirst = given('To transfer at first', atFirstKobo);
  const arrived = difference(atFirst, given('Still to transfer', leftKobo));
  return {
    arrived: explain(arrived, {
      title: 'What has arrived',
      rule: 'What you had to transfer when this opened, less what is still missing.',
      basis,
    }),
    left: explain(difference(atFirst, given('Arrived', arrived.valueKobo)), {
      title: 'Still to transfer',
      rule: 'What you had to transfer when this opened, less what has arrived.',
      basis,
    }),
  };
};

/** A withdrawal and the remaining balance. */
export const explainWithdrawal = (amountKobo: Kobo, balanceKobo: Kobo, basis: string): Explanation => {
  const balance = given('In your wallet', balanceKobo);
  const left = given('Stays in your wallet', kobo(Math.max(balanceKobo - amountKobo, 0)));
  return explain(balanceKobo < amountKobo ? given('The withdrawal', amountKobo) : difference(balance, left), {
    title: 'You withdraw',
    rule: 'The amount that you chose. We take nothing off it.',
    basis,
  });
};
