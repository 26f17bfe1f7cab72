import type { AgreedContribution } from '#domain/explanations/contributionExplanations.ts';
import { kobo } from '#domain/money.ts';
import { scheduleOn } from '#domain/plans/schedules.ts';
import type { contributions } from '../../platform/db/schema/contributions.ts';
import { agreedInstalments } from '../agreed-quote.ts';

/** A contribution as input of the domain's explanations. */
export function toAgreed(contribution: typeof contributions.$inferSelect, paid: number): AgreedContribution {
  const { plan, priceKobo, durationMonths, rsaBalanceKobo, agreedOn } = contribution;
  const paidKobo = kobo(paid);
  return {
    plan,
    priceKobo,
    durationMonths,
    rsaBalanceKobo,
    agreedOn,
    paidKobo,
    instalments: scheduleOn(agreedInstalments(contribution), { paidKobo, today: agreedOn }),
  };
}
