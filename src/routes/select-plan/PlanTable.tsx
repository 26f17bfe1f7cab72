import { ComparisonTable } from '@adire/ui';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { formatNaira } from '#domain/money.ts';
import { OUTRIGHT_DOWNPAYMENT_BPS, PLANS, type Plan, type Quote, RECOMMENDED_PLAN } from '#domain/plans.ts';
import { shareText } from '#domain/quantities.ts';
import { PLAN_SENTENCES, planComparison } from './planComparison.ts';

const RECOMMENDED = { key: RECOMMENDED_PLAN, tag: 'Recommended' } as const;

/** What the monthly figure is, and what comes before or after it. */
const MONTHLY_BUYS: Readonly<Record<Plan, string>> = {
  A: `a month, after ${shareText(OUTRIGHT_DOWNPAYMENT_BPS)} down`,
  B: 'a month, then a mortgage',
  C: 'a month, then a mortgage',
};

interface PlanTableProps {
  readonly quotes: Readonly<Record<Plan, Quote>>;
  readonly onChoose: (plan: Plan) => void;
}

/** The plans beside each other: read across, not down. */
export const PlanTable = ({ quotes, onChoose }: PlanTableProps) => (
  <ComparisonTable
    label="The three plans"
    columns={PLANS.map((plan) => ({
      key: plan,
      title: `Plan ${plan}`,
      description: PLAN_SENTENCES[plan],
      figure: formatNaira(quotes[plan].monthlyKobo),
      unit: MONTHLY_BUYS[plan],
      action: 'Choose',
    }))}
    rows={planComparison(quotes, usePageSettings())}
    recommended={RECOMMENDED}
    onChoose={onChoose}
  />
);
