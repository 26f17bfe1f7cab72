import { ProgressBar, Stack, Text } from '@adire/ui';
import { BPS_PER_WHOLE, type Kobo } from '#domain/money.ts';
import { HEAVY_SALARY_SHARE_BPS, salaryBurden } from '#domain/plans/eligibility.ts';
import type { Quote } from '#domain/plans/plans.ts';
import { salaryAdvice } from '#domain/plans/salaryAdvice.ts';
import { shareText } from '#domain/quantities.ts';
import * as styles from './CalculatorScreen.css.ts';
import { SalaryAdviceNotice } from './SalaryAdviceNotice.tsx';

const WHOLE_PERCENT = 100;
const COMFORTABLE_TICK = {
  at: (HEAVY_SALARY_SHARE_BPS * WHOLE_PERCENT) / BPS_PER_WHOLE,
  label: shareText(HEAVY_SALARY_SHARE_BPS),
};

interface SalaryShareProps {
  readonly result: Quote;
  readonly salaryKobo: Kobo;
  readonly ageYears: number | null;
}

/** The contribution's share of the salary, with advice if it is too high. */
export function SalaryShare({ result, salaryKobo, ageYears }: SalaryShareProps) {
  const advice = salaryAdvice(result, salaryKobo, ageYears);
  return (
    <Stack gap={3}>
      {salaryKobo > 0 ? <Share monthlyKobo={result.monthlyKobo} salaryKobo={salaryKobo} /> : null}
      {advice ? <SalaryAdviceNotice {...{ advice, result, salaryKobo }} /> : null}
    </Stack>
  );
}

function Share({ monthlyKobo, salaryKobo }: { readonly monthlyKobo: Kobo; readonly salaryKobo: Kobo }) {
  const { percent, isWithinReach } = salaryBurden(monthlyKobo, salaryKobo);
  const text = `${percent}% of your salary`;
  return (
    <div className={styles.share}>
      <ProgressBar
        value={Math.min(percent, WHOLE_PERCENT)}
        max={WHOLE_PERCENT}
        label="Share of your salary"
        valueText={text}
        ticks={[COMFORTABLE_TICK]}
        tone={isWithinReach ? 'progress' : 'over'}
        look="slim"
      />
      <Text size="small" tone="ink2">
        <strong>{text}</strong>
        {`. Up to ${COMFORTABLE_TICK.label} is comfortable.`}
      </Text>
    </div>
  );
}
