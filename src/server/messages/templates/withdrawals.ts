import { formatNaira, type Kobo } from '#domain/money.ts';
import {
  WITHDRAWAL_DELAY_SENTENCE,
  WITHDRAWAL_RETURN_ADVICE,
  WITHDRAWAL_RETURN_SENTENCES,
  type WithdrawalReturnReason,
} from '#domain/payments/withdrawals.ts';
import type { Copy } from '../copy.ts';

interface Withdrawn {
  readonly amountKobo: Kobo;
  readonly bankName: string;
  readonly accountLast4: string;
  readonly reference: string;
}

const WALLET = { label: 'Open your wallet', path: '/dashboard/wallet' } as const;

const factsOf = ({ amountKobo, bankName, accountLast4, reference }: Withdrawn): [string, string][] => [
  ['Amount', formatNaira(amountKobo)],
  ['To', `${bankName}, account ending in ${accountLast4}`],
  ['Reference', reference],
];

export const withdrawalRequestedCopy = (productName: string, withdrawn: Withdrawn): Copy => ({
  subject: `You are withdrawing ${formatNaira(withdrawn.amountKobo)}`,
  text:
    `${formatNaira(withdrawn.amountKobo)} is leaving your ${productName} wallet for your ${withdrawn.bankName} account ` +
    `ending in ${withdrawn.accountLast4}. If this was not you, change your password now and contact us. Reference: ${withdrawn.reference}.`,
  facts: factsOf(withdrawn),
  action: WALLET,
});

export const withdrawalSentCopy = (productName: string, withdrawn: Withdrawn): Copy => ({
  subject: `We have sent you ${formatNaira(withdrawn.amountKobo)}`,
  text:
    `${formatNaira(withdrawn.amountKobo)} from your ${productName} wallet was sent to your ${withdrawn.bankName} account ` +
    `ending in ${withdrawn.accountLast4}. Reference: ${withdrawn.reference}.`,
  facts: factsOf(withdrawn),
  action: WALLET,
});

export const withdrawalDelayedCopy = (productName: string, withdrawn: Withdrawn): Copy => ({
  subject: `Your withdrawal of ${formatNaira(withdrawn.amountKobo)} is delayed`,
  text:
    `Your withdrawal of ${formatNaira(withdrawn.amountKobo)} from your ${productName} wallet to your ${withdrawn.bankName} ` +
    `account ending in ${withdrawn.accountLast4} takes longer than usual. ${WITHDRAWAL_DELAY_SENTENCE} ` +
    `Reference: ${withdrawn.reference}.`,
  facts: factsOf(withdrawn),
  action: WALLET,
});

export const withdrawalReturnedCopy = (
  productName: string,
  { reason, ...withdrawn }: Withdrawn & { readonly reason: WithdrawalReturnReason },
): Copy => ({
  subject: `${formatNaira(withdrawn.amountKobo)} is back in your wallet`,
  text:
    `Your withdrawal of ${formatNaira(withdrawn.amountKobo)} from your ${productName} wallet to your ${withdrawn.bankName} ` +
    `account ending in ${withdrawn.accountLast4} did not arrive. ${WITHDRAWAL_RETURN_SENTENCES[reason]} ` +
    `${WITHDRAWAL_RETURN_ADVICE[reason]} Reference: ${withdrawn.reference}.`,
  facts: factsOf(withdrawn),
  action: WALLET,
});
