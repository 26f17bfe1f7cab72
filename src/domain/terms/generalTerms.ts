import { MAX_AGE_AT_END, MIN_AGE } from '../plans/eligibility.ts';
import {
  EQUITY_BPS,
  FIRST_TARGET_BPS,
  MAX_DURATION_MONTHS,
  MIN_DURATION_MONTHS,
  OUTRIGHT_DOWNPAYMENT_BPS,
  RSA_SHARE_BPS,
} from '../plans/plans.ts';
import { durationText, shareText } from '../quantities.ts';
import type { Clause } from './clause.ts';
import { LEAVING_UNTIL_TEXT, leavingText } from './leavingText.ts';
import type { TermsSettings } from './termsSettings.ts';

/**
 * The general terms of the product. The terms of a contribution, agreed in the wizard, name the unit, the amounts and
 * the dates.
 * @param settings what the terms state of this server's settings
 */
export const terms = ({ unitHoldMs, planCHoldMs, exitFeeBps }: TermsSettings): readonly Clause[] => [
  {
    title: 'Your account',
    text: 'It is for you alone. Give your own name, phone number and email, and share your password and codes with nobody.',
  },
  {
    title: 'Who can contribute',
    text: `Anyone from ${MIN_AGE} years old whose age is at most ${MAX_AGE_AT_END} when the plan ends. A plan lasts ${MIN_DURATION_MONTHS} to ${MAX_DURATION_MONTHS} months.`,
  },
  {
    title: 'The plans',
    text: `On Plan A you pay the whole price: ${shareText(OUTRIGHT_DOWNPAYMENT_BPS)} when you agree, the rest month by month. On Plan B you contribute ${shareText(EQUITY_BPS)} of the price, less ${shareText(RSA_SHARE_BPS)} of your RSA balance if you have one, and a mortgage is applied for to pay the rest. Plan C is Plan B that starts later: its first contribution is due when the hold on the unit ends.`,
  },
  {
    title: 'The hold',
    text: `Agreeing to the terms of a contribution takes the unit off the list for ${durationText(unitHoldMs)}, on Plan C for ${durationText(planCHoldMs)}. Your first payment keeps it in your name; without one, it goes back on the list.`,
  },
  {
    title: 'The targets',
    text: `On Plan B and Plan C you get the allocation letter when your contributions meet the first target: ${shareText(FIRST_TARGET_BPS)} of the price, or all that you contribute where that is less. At the second target the mortgage is applied for. On Plan A you get the letter with the last instalment.`,
  },
  {
    title: 'Your money',
    text: 'You transfer it into an account in your own name at a partner bank. A payment counts when the bank confirms the whole amount. What you send beyond that stays in your wallet as balance, for what you pay next. A month that you miss is shown as late, the next payment fills the oldest month first, and nothing is added to what you owe.',
  },
  {
    title: 'Cancelling and leaving',
    text: `Until your first payment is received you can cancel yourself: it costs nothing, and the unit goes back on the list. After that you can leave the plan, ${LEAVING_UNTIL_TEXT}: ${leavingText(exitFeeBps)}`,
  },
];
