import { formatDay, type IsoDate } from './dates.ts';
import { type Derivation, difference, given, sum } from './derivation.ts';
import { type Explanation, explain } from './explanation.ts';
import { type Kobo, subtractKobo, ZERO_KOBO } from './money.ts';
import { MAX_DURATION_MONTHS, type Plan, type Target } from './plans.ts';
import { addedUp, explainQuote, type QuoteExplanations, type QuoteFigure } from './quoteExplanations.ts';

/** What a buyer agreed to, and what was paid of it. */
export interface AgreedContribution {
  readonly plan: Plan;
  readonly priceKobo: Kobo;
  readonly durationMonths: number;
  readonly rsaBalanceKobo: Kobo;
  readonly agreedOn: IsoDate;
  readonly paidKobo: Kobo;
  readonly instalments: readonly {
    /** From 1. */
    readonly number: number;
    readonly amountKobo: Kobo;
    readonly paidKobo: Kobo;
  }[];
}

const AS_AGREED = 'The amount in your agreement. The rules for new plans may differ from it today.';

/**
 * The amounts of a contribution explained. An amount that the plan's rules of today do not give, because the agreement
 * is older than they are or was changed, is explained as agreed, without a formula.
 */
export function explainContribution(agreed: AgreedContribution) {
  const basis = `Agreed on ${formatDay(agreed.agreedOn)}.`;
  const quoted = quoteOf(agreed, basis);
  const asAgreed = (found: Explanation | null | undefined, title: string, amountKobo: Kobo): Explanation =>
    found?.amountKobo === amountKobo
      ? found
      : explain(given(title, amountKobo), { title, rule: AS_AGREED, basis });
  const paid = given('Contributed so far', agreed.paidKobo);

  return {
    /** An amount of the quote that was agreed to. */
    figure: (figure: QuoteFigure, title: string, amountKobo: Kobo): Explanation =>
      asAgreed(quoted?.of(figure), title, amountKobo),

    target: (name: Target['name'], title: string, amountKobo: Kobo): Explanation =>
      asAgreed(quoted?.target(name), title, amountKobo),

    /** @param number from 1. */
    instalment: (number: number, title: string): Explanation =>
      asAgreed(quoted?.instalment(number), title, agreed.instalments[number - 1]?.amountKobo ?? ZERO_KOBO),

    /** All that was contributed. */
    paid: (): Explanation =>
      explain(addedUp(paidParts(agreed)), {
        title: 'Contributed so far',
        rule: 'Every payment that we have received. Payments fill the instalments in order.',
        basis,
      }),

    /** What is left of an instalment. */
    leftOf: (number: number, title: string): Explanation => {
      const instalment = agreed.instalments[number - 1];
      if (!instalment || instalment.paidKobo === ZERO_KOBO)
        return asAgreed(quoted?.instalment(number), title, instalment?.amountKobo ?? ZERO_KOBO);
      return explain(
        difference(given(title, instalment.amountKobo), given('Paid towards it', instalment.paidKobo)),
        {
          title,
          rule: 'What you have paid more than the instalments before it counts towards this one.',
          basis,
        },
      );
    },

    /** A payment of an amount, of which `leftKobo` must be transferred and the wallet holds the rest. */
    transfer: (amountKobo: Kobo, leftKobo: Kobo): Explanation => {
      const payment = given('The payment', amountKobo);
      if (leftKobo !== amountKobo)
        return explain(difference(payment, given('In your wallet', subtractKobo(amountKobo, leftKobo))), {
          title: 'What you transfer',
          rule: 'The payment, less what is in your wallet already.',
          basis,
        });
      const first = quoted?.instalment(1);
      if (first && agreed.paidKobo === ZERO_KOBO && first.amountKobo === amountKobo) return first;
      return explain(payment, { title: 'What you transfer', rule: 'The amount of this payment.', basis });
    },

    /** What is left to contribute until a sum is reached. */
    leftTo: (title: string, amountKobo: Kobo): Explanation =>
      explain(difference(given(title, amountKobo), paid), {
        title: `Left to ${title.toLowerCase()}`,
        rule: 'The target, less all that you have contributed.',
        basis,
      }),
  };
}

function quoteOf(agreed: AgreedContribution, basis: string): QuoteExplanations | null {
  const { plan, priceKobo, durationMonths, rsaBalanceKobo } = agreed;
  if (durationMonths > MAX_DURATION_MONTHS) return null;
  return explainQuote({ plan, priceKobo, durationMonths, rsaBalanceKobo }, basis);
}

function paidParts({ plan, instalments }: AgreedContribution): Derivation[] {
  const parts = instalments
    .filter(({ paidKobo }) => paidKobo > ZERO_KOBO)
    .map(({ number, amountKobo, paidKobo }) => {
      if (paidKobo < amountKobo) return given('A part of the next one', paidKobo);
      return given(plan === 'A' && number === 1 ? 'Downpayment' : 'A month', paidKobo);
    });
  return parts.length === 0 ? [sum([])] : parts;
}
