import type { ComparisonTableCell, ComparisonTableRow } from '@adire/ui';
import type { ReactNode } from 'react';
import { percentText } from '#app/format/percentText.ts';
import type { HoldDurations } from '#domain/listings/holds.ts';
import { formatNaira, subtractKobo, ZERO_KOBO } from '#domain/money.ts';
import {
  ADVISED_MONTHS,
  OUTRIGHT_DOWNPAYMENT_BPS,
  type Plan,
  type Quote,
  RSA_SHARE_RANGE_BPS,
} from '#domain/plans/plans.ts';
import { instalmentReaching } from '#domain/plans/reaching.ts';
import { TARGET_NAMES } from '#domain/plans/targetNames.ts';
import { durationText, shareText } from '#domain/quantities.ts';

/** One-line descriptions of the plans. */
export const PLAN_SENTENCES: Readonly<Record<Plan, string>> = {
  A: 'Pay the whole price yourself, in instalments.',
  B: 'Save your part, a mortgage pays the rest.',
  C: 'As Plan B, but you start later, from your dashboard.',
};

type TargetName = 'first' | 'second';
/** The amounts of a plan's quote that open an explanation of how they are calculated. */
export type PlanFigure = 'target' | 'checkout' | 'mortgage' | TargetName;

/** Wraps a cell's amount in its explanation. */
export type ExplainCell = (plan: Plan, figure: PlanFigure) => (value: ReactNode) => ReactNode;

const NONE: ComparisonTableCell = { value: 'None' };

/** The rows of the comparison, for one price and one duration. */
export function planComparison(
  quotes: Readonly<Record<Plan, Quote>>,
  holds: HoldDurations,
  explain: ExplainCell,
): ComparisonTableRow<Plan>[] {
  const row = (label: string, cell: (quote: Quote) => ComparisonTableCell): ComparisonTableRow<Plan> => ({
    label,
    cells: { A: cell(quotes.A), B: cell(quotes.B), C: cell(quotes.C) },
  });
  return [
    row('Where the price comes from', whoPays),
    row('You contribute in all', ({ plan, targetKobo, priceKobo }) => ({
      value: formatNaira(targetKobo),
      wrap: explain(plan, 'target'),
      note: `${percentText(targetKobo, priceKobo)} of the price`,
    })),
    row('Due now', (quote) => dueNow(quote, holds, explain(quote.plan, 'checkout'))),
    row('We hold the unit for', ({ plan }) => ({
      value: durationText(plan === 'C' ? holds.planCHoldMs : holds.unitHoldMs),
      note: 'without a payment',
    })),
    row(TARGET_NAMES.first, (quote) => targetCell(quote, 'first', explain(quote.plan, 'first'))),
    row(TARGET_NAMES.second, (quote) => targetCell(quote, 'second', explain(quote.plan, 'second'))),
    row('From your RSA', ({ plan }) =>
      plan === 'A'
        ? NONE
        : {
            value: `${shareText(RSA_SHARE_RANGE_BPS.min)} to ${shareText(RSA_SHARE_RANGE_BPS.max)}`,
            note: 'can be accessed',
          },
    ),
    row('Mortgage pays', ({ plan, mortgageKobo, priceKobo }) => ({
      value: formatNaira(mortgageKobo),
      wrap: explain(plan, 'mortgage'),
      note:
        mortgageKobo === 0
          ? 'no mortgage'
          : `${percentText(mortgageKobo, priceKobo)} of the price; you repay it with interest`,
    })),
    row('Meant for', ({ plan }) => {
      const { min, max } = ADVISED_MONTHS[plan];
      return { value: `${min} to ${max} months` };
    }),
    row('Allocation letter', ({ plan }) => ({
      value: plan === 'A' ? 'With the last instalment' : 'At the first target',
    })),
  ];
}

/** Who pays which part of the price, as a bar and as text. */
function whoPays({ targetKobo, rsaShareKobo, mortgageKobo }: Quote): ComparisonTableCell {
  const parts = [
    { key: 'you', value: targetKobo, pattern: 'accent' },
    { key: 'your RSA', value: rsaShareKobo, pattern: 'gold' },
    { key: 'the mortgage', value: mortgageKobo, pattern: 'hatch' },
  ] as const;
  const payers = parts.filter(({ value }) => value > 0).map(({ key }) => key);
  return { bar: parts, note: payers.length === 1 ? 'all from you' : payers.join(', then ') };
}

function dueNow(
  { plan, checkoutKobo }: Quote,
  { planCHoldMs }: HoldDurations,
  wrap: Wrap,
): ComparisonTableCell {
  const notes: Readonly<Record<Plan, string>> = {
    A: `${shareText(OUTRIGHT_DOWNPAYMENT_BPS)} downpayment`,
    B: 'first month',
    C: `first due in ${durationText(planCHoldMs)}`,
  };
  if (checkoutKobo === 0) return { value: 'Nothing', note: notes[plan] };
  return { value: formatNaira(checkoutKobo), note: notes[plan], wrap };
}

type Wrap = ReturnType<ExplainCell>;

/** The total contributed by a target, how much that adds to the previous target, and the month in which it is met. */
function targetCell(
  { targets, instalmentsKobo, priceKobo }: Quote,
  name: TargetName,
  wrap: Wrap,
): ComparisonTableCell {
  const place = targets.findIndex((each) => each.name === name);
  const target = targets[place];
  if (!target) return NONE;
  const before = targets[place - 1];
  const month = `month ${instalmentReaching(instalmentsKobo, target.amountKobo)}`;
  const value = formatNaira(target.amountKobo);
  if (!before) return { value, wrap, note: `${percentText(target.amountKobo, priceKobo)}, ${month}` };
  const partKobo = subtractKobo(target.amountKobo, before.amountKobo);
  if (partKobo === ZERO_KOBO) return { value, wrap, note: 'met with the first' };
  return { value, wrap, note: `${percentText(partKobo, priceKobo)} more, ${month}` };
}
