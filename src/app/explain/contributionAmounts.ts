import type { Contribution } from '#api/calls/contributions.ts';
import { explainContribution } from '#domain/contributionExplanations.ts';
import { lagosDate } from '#domain/dates.ts';

/** The amounts of a contribution of the wire, explained. */
export const contributionAmounts = (contribution: Contribution) =>
  explainContribution({
    plan: contribution.plan,
    priceKobo: contribution.price,
    durationMonths: contribution.durationMonths,
    rsaBalanceKobo: contribution.rsaBalance,
    agreedOn: lagosDate(new Date(contribution.createdAt)),
    paidKobo: contribution.paid,
    instalments: contribution.schedule.map(({ number, amount, paid }) => ({
      number,
      amountKobo: amount,
      paidKobo: paid,
    })),
  });
