import { formatDay, type IsoDate } from '../dates.ts';
import { type Derivation, difference, given, sum } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import { addKobo, type Kobo, subtractKobo, ZERO_KOBO } from '../money.ts';
import { FILLING_RULE, minPayment } from '../payments/payments.ts';
import { dividedMonths } from '../plans/dividedMonths.ts';
import { MAX_DURATION_MONTHS, type Plan, type Target } from '../plans/plans.ts';
import { REST_OF_DOWNPAYMENT, restOfDownpayment } from '../plans/restOfDownpayment.ts';
import type { InstalmentKind } from '../plans/schedules.ts';
import {
  explainQuote,
  type QuoteExplanations,
  type QuoteFigure,
  sumOfInstalments,
} from './quoteExplanations.ts';

/** The agreed plan and its payments. */
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
    readonly kind: InstalmentKind;
    readonly dueOn: IsoDate;
    readonly amountKobo: Kobo;
    readonly paidKobo: Kobo;
  }[];
}

const AS_AGREED = 'The amount in your agreement. The rules for new plans may differ from it today.';

/**
 * Explains the amounts of a contribution. An amount that today's rules do not produce, because the agreement is older
 * or was changed, is explained as agreed, without a formula.
 */
export function explainContribution(agreed: AgreedContribution) {
  const basis = `Agreed on ${formatDay(agreed.agreedOn)}.`;
  const quoted = quoteOf(agreed, basis);
  const amountsKobo = agreed.instalments.map(({ amountKobo }) => amountKobo);
  const asAgreed = (found: Explanation | null | undefined, title: string, amountKobo: Kobo): Explanation =>
    found?.amountKobo === amountKobo
      ? found
      : explain(given(title, amountKobo), { title, rule: AS_AGREED, basis });
  const paid = given('Contributed so far', agreed.paidKobo);
  const instalment = (number: number, title: string): Explanation => {
    const amountKobo = agreed.instalments[number - 1]?.amountKobo ?? ZERO_KOBO;
    const found = quoted?.instalment(number);
    if (found?.amountKobo === amountKobo) return found;
    if (agreed.instalments[number - 1]?.kind === 'downpayment')
      return asAgreed(restAfter(agreed, number, basis), title, amountKobo);
    return asAgreed(dividedMonths(amountsKobo, 'As your plan is now.')?.of(number), title, amountKobo);
  };
  const leftOfInstalment = (number: number, title: string): Explanation => {
    const begun = agreed.instalments[number - 1];
    if (!begun || begun.paidKobo === ZERO_KOBO) return instalment(number, title);
    return explain(difference(given(title, begun.amountKobo), given('Paid towards it', begun.paidKobo)), {
      title,
      rule: 'What you have paid more than the instalments before it counts towards this one.',
      basis,
    });
  };
  /** A payment as the sum of the instalments it pays; null if it ends within one. */
  const byInstalments = (amountKobo: Kobo, title: string): Explanation | null => {
    const covered = coveredInstalments(agreed, amountKobo);
    const [only, ...others] = covered ?? [];
    if (only && others.length === 0) return leftOfInstalment(only.number, title);
    return (
      covered &&
      explain(sumOfInstalments(covered.map(openPart)), {
        title,
        rule: 'What is left of the next instalments, which it pays.',
        basis,
      })
    );
  };

  return {
    /** An amount of the agreed quote. */
    figure: (figure: QuoteFigure, title: string, amountKobo: Kobo): Explanation => {
      const found = quoted?.of(figure);
      const divided =
        figure === 'monthly' && found?.amountKobo !== amountKobo
          ? dividedMonths(amountsKobo, 'As your plan is now.')
          : null;
      return asAgreed(divided?.part ?? found, title, amountKobo);
    },

    target: (name: Target['name'], title: string, amountKobo: Kobo): Explanation =>
      asAgreed(quoted?.target(name), title, amountKobo),

    /** The price of the agreement. */
    price: (priceKobo: Kobo): Explanation =>
      explain(given('Price', priceKobo), {
        title: 'Price',
        rule: 'The price in your agreement.',
        basis,
      }),

    /** @param number from 1. */
    instalment,

    /** The total contributed so far. */
    paid: (): Explanation =>
      explain(sumOfInstalments(paidParts(agreed)), {
        title: 'Contributed so far',
        rule: `Every payment that we have received. ${FILLING_RULE}`,
        basis,
      }),

    /** The unpaid part of an instalment. */
    leftOf: leftOfInstalment,

    /** The unpaid part of the instalments due before a day. */
    late: (today: IsoDate): Explanation => {
      const open = agreed.instalments.filter((each) => each.dueOn < today && leftOf(each) > ZERO_KOBO);
      return explain(sumOfInstalments(open.map(openPart)), {
        title: 'Late',
        rule: 'What is left of the instalments whose day has passed.',
        basis: `On ${formatDay(today)}.`,
      });
    },

    /** The unpaid part of the instalments due up to and including a day. */
    owed: (today: IsoDate): Explanation => {
      const open = agreed.instalments.filter((each) => each.dueOn <= today && leftOf(each) > ZERO_KOBO);
      return explain(sumOfInstalments(open.map(openPart)), {
        title: 'Due now',
        rule: 'What is left of the instalments whose day has come.',
        basis: `On ${formatDay(today)}.`,
      });
    },

    /** The total due up to and including a day, paid or not. */
    dueBy: (day: IsoDate): Explanation => {
      const due = agreed.instalments.filter(({ dueOn }) => dueOn <= day);
      const parts = due.map(({ number, amountKobo }) => given(partName(agreed, number), amountKobo));
      return explain(parts.length === 0 ? sum([]) : sumOfInstalments(parts), {
        title: 'Due by today',
        rule: 'Every instalment whose day has come, added up.',
        basis: `On ${formatDay(day)}.`,
      });
    },

    /** A payment that is about to be made. */
    payment: (amountKobo: Kobo): Explanation =>
      byInstalments(amountKobo, 'This payment') ??
      explain(given('This payment', amountKobo), {
        title: 'This payment',
        rule: `The amount that you chose. ${FILLING_RULE}`,
        basis,
      }),

    /** A payment whose transfer is awaited. */
    awaited: (amountKobo: Kobo): Explanation =>
      byInstalments(amountKobo, 'The payment that we are waiting for') ??
      explain(given('The payment', amountKobo), {
        title: 'The payment that we are waiting for',
        rule: `The amount that you chose. ${FILLING_RULE}`,
        basis,
      }),

    /** A payment of which `leftKobo` must be transferred and the wallet covers the rest. */
    transfer: (amountKobo: Kobo, leftKobo: Kobo): Explanation => {
      const payment = given('The payment', amountKobo);
      if (leftKobo !== amountKobo)
        return explain(difference(payment, given('In your wallet', subtractKobo(amountKobo, leftKobo))), {
          title: 'What you transfer',
          rule: 'The payment, less what is in your wallet already.',
          basis,
        });
      const rule = 'The amount of this payment.';
      return (
        byInstalments(amountKobo, 'What you transfer') ??
        explain(payment, { title: 'What you transfer', rule, basis })
      );
    },

    /** The limits of a payment. */
    limits: () => {
      const all = given('In all', addKobo(...amountsKobo));
      const left = difference(all, paid);
      return {
        least: explain(minPayment(left), {
          title: 'The least that you can pay',
          rule: 'The least payment, or all that is left where that is less.',
          basis,
        }),
        most: explain(left, {
          title: 'The most that you can pay',
          rule: 'What you contribute in all, less what you have contributed.',
          basis,
        }),
      };
    },

    /** What is left to a sum after a payment; null if the payment goes beyond it. */
    leftAfter: (title: string, targetKobo: Kobo, amountKobo: Kobo): Explanation | null =>
      targetKobo < agreed.paidKobo + amountKobo
        ? null
        : explain(difference(given(title, targetKobo), sum([paid, given('This payment', amountKobo)])), {
            title: `Left to ${title.toLowerCase()}`,
            rule: 'The target, less all that you have contributed and this payment.',
            basis,
          }),

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

type AgreedInstalment = AgreedContribution['instalments'][number];

const leftOf = ({ amountKobo, paidKobo }: Pick<AgreedInstalment, 'amountKobo' | 'paidKobo'>): Kobo =>
  subtractKobo(amountKobo, paidKobo);

const openPart = (instalment: AgreedInstalment): Derivation =>
  given(instalment.paidKobo > ZERO_KOBO ? 'Left of the next month' : 'A month', leftOf(instalment));

/** The open instalments that a payment pays in full; null if it ends within one. */
function coveredInstalments(
  { instalments }: AgreedContribution,
  amountKobo: Kobo,
): readonly AgreedInstalment[] | null {
  const open = instalments.filter((instalment) => leftOf(instalment) > ZERO_KOBO);
  let sumKobo = 0;
  const last = open.findIndex((instalment) => {
    sumKobo += leftOf(instalment);
    return sumKobo >= amountKobo;
  });
  return sumKobo === amountKobo ? open.slice(0, last + 1) : null;
}

function paidParts(agreed: AgreedContribution): Derivation[] {
  const parts = agreed.instalments
    .filter(({ paidKobo }) => paidKobo > ZERO_KOBO)
    .map(({ number, amountKobo, paidKobo }) =>
      given(paidKobo < amountKobo ? 'A part of the next one' : partName(agreed, number), paidKobo),
    );
  return parts.length === 0 ? [sum([])] : parts;
}

const partName = ({ instalments }: AgreedContribution, number: number): string =>
  instalments[number - 1]?.kind === 'downpayment' ? 'Downpayment' : 'A month';

/** A downpayment due after instalments of another plan, which count towards it. */
function restAfter(
  { priceKobo, instalments }: AgreedContribution,
  number: number,
  basis: string,
): Explanation {
  const beforeKobo = addKobo(...instalments.slice(0, number - 1).map(({ amountKobo }) => amountKobo));
  const rest = restOfDownpayment(priceKobo, given('The instalments before', beforeKobo));
  return explain(rest, { ...REST_OF_DOWNPAYMENT, basis });
}
