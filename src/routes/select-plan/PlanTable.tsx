import { PlanTable as ComparisonTable } from '@adire/ui';
import { formatNaira } from '#domain/money.ts';
import { PLANS, type Plan, type Quote, RECOMMENDED_PLAN } from '#domain/plans.ts';
import { PLAN_SENTENCES, planRows } from './planRows.ts';

const RECOMMENDED = { key: RECOMMENDED_PLAN, tag: 'Recommended' } as const;

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
      sentence: PLAN_SENTENCES[plan],
      figure: formatNaira(quotes[plan].monthlyKobo),
      unit: 'a month',
      action: 'Choose',
    }))}
    rows={planRows(quotes)}
    recommended={RECOMMENDED}
    onChoose={onChoose}
  />
);
