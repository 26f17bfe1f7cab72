import { ProgressBar, Stack, Text } from '@adire/ui';
import type { Kobo } from '#domain/money.ts';
import { HEAVY_SALARY_SHARE_BPS, salaryShareBps } from '#domain/plans/eligibility.ts';
import type { Quote } from '#domain/plans/plans.ts';
import { salaryAdvice } from '#domain/plans/salaryAdvice.ts';
import * as styles from './CalculatorScreen.css.ts';
import { SalaryAdviceNotice } from './SalaryAdviceNotice.tsx';

const BPS_PER_PERCENT = 100;
const WHOLE_PERCENT = 100;
const HEAVY_PERCENT = HEAVY_SALARY_SHARE_BPS / BPS_PER_PERCENT;

interface SalaryShareProps {
  readonly result: Quote;
  readonly salaryKobo: Kobo;
  readonly ageYears: number | null;
}

/** The contribution's share of the salary, with advice if it is too high. */
export function SalaryShare({ result, salaryKobo, ageYears }: SalaryShareProps) {
  const advice = salaryAdvice(result, salaryKobo, ageYears);
  const shareBps = salaryShareBps(result.monthlyKobo, salaryKobo);
  return (
    <Stack gap={3}>
      {shareBps === null ? null : <Share shareBps={shareBps} isHeavy={advice !== null} />}
      {advice ? <SalaryAdviceNotice {...{ advice, result, salaryKobo }} /> : null}
    </Stack>
  );
}

function Share({ shareBps, isHeavy }: { readonly shareBps: number; readonly isHeavy: boolean }) {
  const sharePercent = shareBps / BPS_PER_PERCENT;
  // Rounding must never show a heavy share as the comfortable 33 %.
  const percent = isHeavy
    ? Math.max(Math.ceil(sharePercent), HEAVY_PERCENT + 1)
    : Math.min(Math.round(sharePercent), HEAVY_PERCENT);
  const text = `${percent}% of your salary`;
  return (
    <div className={styles.share}>
      <ProgressBar
        value={Math.min(sharePercent, WHOLE_PERCENT)}
        max={WHOLE_PERCENT}
        label="Share of your salary"
        valueText={text}
        ticks={[{ at: HEAVY_PERCENT, label: `${HEAVY_PERCENT}%` }]}
        tone={isHeavy ? 'over' : 'progress'}
        look="slim"
      />
      <Text size="small" tone="ink2">
        <strong>{text}</strong>
        {`. Up to ${HEAVY_PERCENT}% is comfortable.`}
      </Text>
    </div>
  );
}
