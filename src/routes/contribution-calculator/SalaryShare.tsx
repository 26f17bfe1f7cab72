import { ProgressBar, Stack, Text } from '@adire/ui';
import { HEAVY_SALARY_SHARE_BPS, salaryShareBps } from '#domain/eligibility.ts';
import type { Kobo } from '#domain/money.ts';
import type { Quote } from '#domain/plans.ts';
import * as styles from './CalculatorScreen.css.ts';
import { HeavyShareNotice } from './HeavyShareNotice.tsx';

const BPS_PER_PERCENT = 100;
const WHOLE_PERCENT = 100;
const HEAVY_PERCENT = HEAVY_SALARY_SHARE_BPS / BPS_PER_PERCENT;

interface SalaryShareProps {
  readonly result: Quote;
  readonly salaryKobo: Kobo;
  readonly ageYears: number | null;
}

/** What share of the salary the contribution takes; above a third it warns. */
export function SalaryShare({ result, salaryKobo, ageYears }: SalaryShareProps) {
  const shareBps = salaryShareBps(result.monthlyKobo, salaryKobo);
  if (shareBps === null) return null;
  const isHeavy = shareBps > HEAVY_SALARY_SHARE_BPS;
  const sharePercent = shareBps / BPS_PER_PERCENT;
  const words = `${isHeavy ? Math.ceil(sharePercent) : Math.round(sharePercent)}% of your salary`;
  return (
    <Stack gap={3}>
      <div className={styles.share}>
        <ProgressBar
          value={Math.min(sharePercent, WHOLE_PERCENT)}
          max={WHOLE_PERCENT}
          label="Share of your salary"
          valueText={words}
          ticks={[{ at: HEAVY_PERCENT, label: `${HEAVY_PERCENT}%` }]}
          tone={isHeavy ? 'over' : 'progress'}
          look="slim"
        />
        <Text size="small" tone="ink2">
          <strong>{words}</strong>
          {`. Up to ${HEAVY_PERCENT}% is comfortable.`}
        </Text>
      </div>
      {isHeavy ? <HeavyShareNotice {...{ result, salaryKobo, ageYears }} /> : null}
    </Stack>
  );
}
