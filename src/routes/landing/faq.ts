import { formatNaira } from '#domain/money.ts';
import { MIN_PAYMENT_KOBO } from '#domain/payments/payments.ts';
import { MAX_AGE_AT_END, MIN_AGE } from '#domain/plans/eligibility.ts';
import {
  ADVISED_MONTHS,
  EQUITY_BPS,
  FIRST_TARGET_BPS,
  MAX_DURATION_MONTHS,
  MIN_DURATION_MONTHS,
  OUTRIGHT_DOWNPAYMENT_BPS,
  RSA_SHARE_BPS,
} from '#domain/plans/plans.ts';
import { durationText, shareText } from '#domain/quantities.ts';
import { LEAVING_UNTIL_TEXT, leavingText } from '#domain/terms/leavingText.ts';
import type { TermsSettings } from '#domain/terms/termsSettings.ts';

export interface Faq {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** The four most frequent questions. */
export const FIRST_QUESTIONS: readonly Faq[] = [
  {
    id: 'account',
    question: 'Where is my money kept?',
    answer:
      'In an account with your own number and name, at a partner bank. You see the balance at any hour, and every transfer carries a reference that you can take to the bank.',
  },
  {
    id: 'missed',
    question: 'What happens if I miss a month?',
    answer:
      'Your dashboard shows it as late, and nothing is added to what you owe. What you pay next fills the oldest month first, and what you have contributed stays counted.',
  },
  {
    id: 'rsa',
    question: 'Can I use my RSA (pension) savings?',
    answer: `On Plan B and Plan C, yes. ${shareText(RSA_SHARE_BPS)} of your RSA balance counts towards your ${shareText(EQUITY_BPS)}, so you contribute that much less yourself.`,
  },
  {
    id: 'letter',
    question: 'When do I get the allocation letter?',
    answer: `On Plan B and Plan C, when your contributions meet the first target: ${shareText(FIRST_TARGET_BPS)} of the price, or all that you contribute where that is less. On Plan A, with the last instalment.`,
  },
];

/** The questions that `Show more` reveals. */
export const moreQuestions = ({ unitHoldMs, planCHoldMs, exitFeeBps }: TermsSettings): readonly Faq[] => [
  {
    id: 'plans',
    question: 'How do the three plans differ?',
    answer:
      `Plan A pays the whole price in instalments after a ${shareText(OUTRIGHT_DOWNPAYMENT_BPS)} downpayment, best over ${ADVISED_MONTHS.A.min} to ${ADVISED_MONTHS.A.max} months. ` +
      `Plan B saves ${shareText(EQUITY_BPS)} of the price, and a mortgage pays the rest. Plan C is Plan B that starts later: your first contribution is due within ${durationText(planCHoldMs)}, and you make it from your dashboard.`,
  },
  {
    id: 'hold',
    question: 'How long is my unit held for me?',
    answer: `For ${durationText(unitHoldMs)} after you agree to the terms, and on Plan C for ${durationText(planCHoldMs)}. Your first payment reserves it in your name; without one it goes back on sale.`,
  },
  {
    id: 'leave',
    question: 'Can I stop and get my money back?',
    answer: `Yes, ${LEAVING_UNTIL_TEXT}. Before your first payment you cancel it yourself, and it costs nothing. After that, ${leavingText(exitFeeBps)}`,
  },
  {
    id: 'age',
    question: 'Who can start a contribution?',
    answer: `Anyone from ${MIN_AGE} years old whose age is at most ${MAX_AGE_AT_END} when the plan ends. A plan lasts ${MIN_DURATION_MONTHS} to ${MAX_DURATION_MONTHS} months.`,
  },
  {
    id: 'custom',
    question: 'Can I pay more than the monthly amount?',
    answer: `Yes. On your dashboard you choose the fixed amount or one of your own, from ${formatNaira(MIN_PAYMENT_KOBO)}. Paying more brings the next target nearer.`,
  },
  {
    id: 'surplus',
    question: 'What if I transfer too much or too little?',
    answer:
      'Too much stays in your wallet, and can pay the next contribution. Too little stays there too, until the rest arrives and covers the payment in full.',
  },
];
