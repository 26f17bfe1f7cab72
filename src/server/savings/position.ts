import { kobo } from '#domain/money.ts';
import type { Position, Revised } from '#domain/plans/revisions.ts';
import type { contributions } from '../platform/db/schema/contributions.ts';
import { type AgreedQuote, agreedInstalments, toAgreedQuote } from './agreed-quote.ts';

type ContributionColumns = typeof contributions.$inferSelect;

/** A contribution's current terms and payments, as input of the domain's rules for changes. */
export function positionOf(contribution: ContributionColumns, paidKobo: number): Position {
  const { plan, priceKobo, durationMonths, rsaBalanceKobo, ageYears, agreedOn, pausedMonths, firstDueOn } =
    contribution;
  const { downpaymentKobo, rsaShareKobo, mortgageKobo, monthlyKobo, targets } = toAgreedQuote(
    contribution.agreedQuote,
  );
  return {
    plan,
    priceKobo,
    durationMonths,
    rsaBalanceKobo,
    ageYears,
    agreedOn,
    pausedMonths,
    firstDueOn,
    terms: {
      downpaymentKobo,
      rsaShareKobo,
      mortgageKobo,
      targetKobo: contribution.targetKobo,
      monthlyKobo,
      targets,
      instalments: agreedInstalments(contribution),
    },
    paidKobo: kobo(paidKobo),
  };
}

/** The stored quote of revised terms; the amount due at the agreement stays the same. */
export const quoteOf = ({ terms }: Pick<Revised, 'terms'>, before: AgreedQuote): AgreedQuote =>
  toAgreedQuote({
    ...terms,
    checkoutKobo: before.checkoutKobo,
    instalmentsKobo: terms.instalments.map(({ amountKobo }) => amountKobo),
    dueOn: terms.instalments.map(({ dueOn }) => dueOn),
    kinds: terms.instalments.map(({ kind }) => kind),
  });
