import { type Derivation, given, multiple, sum } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import type { Kobo } from '../money.ts';
import {
  deriveQuote,
  EQUITY_BPS,
  FIRST_TARGET_BPS,
  OUTRIGHT_DOWNPAYMENT_BPS,
  type Plan,
  type QuoteInput,
  RSA_SHARE_BPS,
  type Target,
} from '../plans/plans.ts';
import { shareText } from '../quantities.ts';

export const QUOTE_FIGURES = [
  'downpayment',
  'target',
  'rsaShare',
  'mortgage',
  'monthly',
  'checkout',
] as const;
/** The separately explained amounts of a quote. */
export type QuoteFigure = (typeof QUOTE_FIGURES)[number];

const LAST_PART = 'The last month takes what rounding leaves.';
const OWN_PART = `You save ${shareText(EQUITY_BPS)} of the price. ${shareText(RSA_SHARE_BPS)} of your RSA counts towards it, and a mortgage pays the rest of the price.`;

const isOutright = (plan: Plan): boolean => plan === 'A';

const FIGURES: Readonly<
  Record<QuoteFigure, { readonly title: string; readonly rule: (plan: Plan) => string }>
> = {
  downpayment: {
    title: 'The downpayment',
    rule: (plan) =>
      isOutright(plan)
        ? `On Plan ${plan} the downpayment is ${shareText(OUTRIGHT_DOWNPAYMENT_BPS)} of the price.`
        : `On Plan ${plan} the downpayment is ${shareText(EQUITY_BPS)} of the price.`,
  },
  target: {
    title: 'What you contribute in all',
    rule: (plan) => (isOutright(plan) ? 'On Plan A you pay the whole price yourself.' : OWN_PART),
  },
  rsaShare: {
    title: 'From your RSA',
    rule: (plan) =>
      isOutright(plan)
        ? 'Plan A does not use your RSA.'
        : `${shareText(RSA_SHARE_BPS)} of your retirement savings account can pay for a home: Pension Reform Act 2014, section 89(2). It counts up to your ${shareText(EQUITY_BPS)} of the price.`,
  },
  mortgage: {
    title: 'What the mortgage pays',
    rule: (plan) =>
      isOutright(plan)
        ? 'Plan A has no mortgage.'
        : `The mortgage pays what your ${shareText(EQUITY_BPS)} of the price leaves.`,
  },
  monthly: {
    title: 'What you contribute each month',
    rule: (plan) =>
      `${isOutright(plan) ? `The price without the downpayment of ${shareText(OUTRIGHT_DOWNPAYMENT_BPS)}, in equal months.` : `${OWN_PART} Your part is split into equal months.`} ${LAST_PART}`,
  },
  checkout: {
    title: 'What is due when you agree',
    rule: (plan) =>
      ({
        A: `The downpayment of ${shareText(OUTRIGHT_DOWNPAYMENT_BPS)} of the price.`,
        B: `The first month. ${LAST_PART}`,
        C: 'On Plan C nothing is due before the hold of your unit ends.',
      })[plan],
  },
};

const TARGETS: Readonly<Record<Target['name'], { readonly title: string; readonly rule: string }>> = {
  first: {
    title: 'Your first target',
    rule: `The first target is ${shareText(FIRST_TARGET_BPS)} of the price, or your whole part where that is less. It brings the allocation letter.`,
  },
  second: { title: 'Your second target', rule: OWN_PART },
  whole: { title: 'The whole price', rule: 'On Plan A you pay the whole price yourself.' },
};

/** The price of a home, before it is agreed to. @param basis `Worked out on 23 Nov 2026, from the price of that day.` */
export const explainPrice = (priceKobo: Kobo, basis: string): Explanation =>
  explain(given('Price', priceKobo), {
    title: 'The price',
    rule: 'The price that this home is listed at. The price when you agree is the one that you pay.',
    basis,
  });

/** Explains each amount of a quote, from the evaluation that `quote` returns. */
export interface QuoteExplanations {
  readonly price: Explanation;
  readonly of: (figure: QuoteFigure) => Explanation;
  readonly target: (name: Target['name']) => Explanation | null;
  /** @param number from 1. */
  readonly instalment: (number: number) => Explanation | null;
  /** All instalments up to one. */
  readonly savedAt: (number: number) => Explanation | null;
}

/** @param basis the date of the amounts: `At the price of 22 Nov 2026.` */
export function explainQuote(input: QuoteInput, basis: string): QuoteExplanations {
  const derived = deriveQuote(input);
  const { plan } = input;
  return {
    price: explainPrice(input.priceKobo, basis),
    of: (figure) => {
      const { title, rule } = FIGURES[figure];
      return explain(derived[figure], { title, rule: rule(plan), basis });
    },
    target: (name) => {
      const target = derived.targets.find((each) => each.name === name);
      return target ? explain(target.amount, { ...TARGETS[name], basis }) : null;
    },
    instalment: (number) => {
      const instalment = derived.instalments[number - 1];
      if (!instalment) return null;
      const isDownpayment = isOutright(plan) && number === 1;
      const { title, rule } = FIGURES[isDownpayment ? 'downpayment' : 'monthly'];
      return explain(instalment, { title, rule: rule(plan), basis });
    },
    savedAt: (number) =>
      number > derived.instalments.length || number < 1
        ? null
        : explain(sumOfInstalments(derived.instalments.slice(0, number)), {
            title: 'What you have saved by then',
            rule: 'All instalments up to this one, added up.',
            basis,
          }),
  };
}

/** Equal instalments in a row as one product: `9 × ₦400,000`. */
export function sumOfInstalments(instalments: readonly Derivation[]): Derivation {
  const groups: Derivation[][] = [];
  for (const instalment of instalments) {
    const group = groups.at(-1);
    if (group?.[0]?.valueKobo === instalment.valueKobo) group.push(instalment);
    else groups.push([instalment]);
  }
  const products = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [group.length === 1 ? first : multiple(group.length, first)];
  });
  const [only] = products;
  return products.length === 1 && only ? only : sum(products);
}
