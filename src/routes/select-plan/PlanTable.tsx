import { ComparisonTable } from '@adire/ui';
import type { ReactNode } from 'react';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { ExplainSign } from '#app/explain/ExplainSign.tsx';
import { useQuoteAmounts } from '#app/explain/useQuoteAmounts.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { formatNaira } from '#domain/money.ts';
import {
  OUTRIGHT_DOWNPAYMENT_BPS,
  PLANS,
  type Plan,
  type Quote,
  RECOMMENDED_PLAN,
} from '#domain/plans/plans.ts';
import { shareText } from '#domain/quantities.ts';
import { PLAN_SENTENCES, type PlanFigure, planComparison } from './planComparison.ts';

const RECOMMENDED = { key: RECOMMENDED_PLAN, tag: 'Recommended' } as const;

/** The text after the monthly amount: what is paid before or after the instalments. */
const MONTHLY_BUYS: Readonly<Record<Plan, string>> = {
  A: `a month, after ${shareText(OUTRIGHT_DOWNPAYMENT_BPS)} down`,
  B: 'a month, then a mortgage',
  C: 'a month, then a mortgage',
};

const nameOf = (plan: Plan): string => `Plan ${plan}`;

interface PlanTableProps {
  readonly quotes: Readonly<Record<Plan, Quote>>;
  readonly onChoose: (plan: Plan) => void;
}

/** Compares the plans side by side. Each amount opens an explanation of how it is calculated. */
export function PlanTable({ quotes, onChoose }: PlanTableProps) {
  const settings = usePageSettings();
  const amounts = {
    A: useQuoteAmounts(quotes.A),
    B: useQuoteAmounts(quotes.B),
    C: useQuoteAmounts(quotes.C),
  };
  const explanationOf = (plan: Plan, figure: PlanFigure): Explanation | null =>
    figure === 'first' || figure === 'second' ? amounts[plan].target(figure) : amounts[plan].of(figure);
  const explain = (plan: Plan, figure: PlanFigure) => (value: ReactNode) => {
    const explanation = explanationOf(plan, figure);
    if (!explanation) return value;
    return (
      <ExplainedAmount explanation={explanation} owner={nameOf(plan)}>
        {value}
      </ExplainedAmount>
    );
  };
  return (
    <ComparisonTable
      label="The three plans"
      columns={PLANS.map((plan) => ({
        key: plan,
        title: nameOf(plan),
        description: PLAN_SENTENCES[plan],
        figure: formatNaira(quotes[plan].monthlyKobo),
        figureAction: <ExplainSign explanation={amounts[plan].of('monthly')} owner={nameOf(plan)} />,
        unit: MONTHLY_BUYS[plan],
        action: 'Choose',
      }))}
      rows={planComparison(quotes, settings, explain)}
      recommended={RECOMMENDED}
      onChoose={onChoose}
    />
  );
}
