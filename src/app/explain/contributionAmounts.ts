import type { Contribution, Payment } from '#api/calls/contributions.ts';
import type { Letter } from '#api/calls/documents.ts';
import { nextInstalment } from '#app/contribution/instalments.ts';
import { formatDay, lagosDate } from '#domain/dates.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { explainContribution } from '#domain/explanations/contributionExplanations.ts';
import { explainLetter } from '#domain/explanations/letterExplanations.ts';
import { explainPayment } from '#domain/explanations/movementExplanations.ts';
import type { Kobo } from '#domain/money.ts';
import { instalmentName } from '#domain/plans/instalmentNames.ts';
import { payInOrder } from '#domain/plans/payInOrder.ts';

/** Explanations of a contribution's amounts, from the API's contribution. */
export const contributionAmounts = (contribution: Contribution) =>
  explainContribution({
    plan: contribution.plan,
    priceKobo: contribution.price,
    durationMonths: contribution.durationMonths,
    rsaBalanceKobo: contribution.rsaBalance,
    agreedOn: lagosDate(new Date(contribution.createdAt)),
    paidKobo: contribution.paid,
    instalments: contribution.schedule.map(({ number, kind, dueOn, amount, paid }) => ({
      number,
      kind,
      dueOn,
      amountKobo: amount,
      paidKobo: paid,
    })),
  });

export const mortgageAmount = (contribution: Contribution): Explanation =>
  contributionAmounts(contribution).figure('mortgage', 'What the mortgage pays', contribution.mortgage);

/** The unpaid part of the next instalment. */
export function nextDueAmount(contribution: Contribution): Explanation {
  const number = nextInstalment(contribution)?.number ?? 1;
  return contributionAmounts(contribution).leftOf(number, instalmentName(contribution, number));
}

export const paymentAmount = ({ amount, createdAt, receivedAt }: Payment): Explanation =>
  explainPayment(
    amount,
    receivedAt === null
      ? `Expected since ${formatDay(new Date(createdAt))}.`
      : `Received on ${formatDay(new Date(receivedAt))}.`,
  );

/** The amounts of an allocation letter on the day of issue. */
export const letterAmounts = (contribution: Contribution, letter: Letter) => ({
  ...explainLetter(
    {
      plan: letter.plan,
      priceKobo: letter.price,
      rsaShareKobo: letter.rsaShare,
      equityKobo: letter.equity,
      mortgageKobo: letter.mortgage,
      targetName: letter.targetName,
      targetKobo: letter.targetAmount,
    },
    `As on ${formatDay(letter.issuedOn)}, when the letter was issued.`,
  ),
  paid: contributionAmounts({ ...contribution, ...paidUpTo(contribution, letter.paid) }).paid(),
});

/** The schedule as it was when this sum was paid. */
const paidUpTo = ({ schedule }: Contribution, paid: Kobo): Pick<Contribution, 'paid' | 'schedule'> => ({
  paid,
  schedule: payInOrder(schedule, ({ amount }) => amount, paid).map(({ instalment, paidKobo }) => ({
    ...instalment,
    paid: paidKobo,
  })),
});
