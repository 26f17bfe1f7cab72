import { Link, Notice } from '@adire/ui';
import { affordability } from '#domain/affordability.ts';
import { HEAVY_SALARY_SHARE_BPS, longestEligibleMonths } from '#domain/eligibility.ts';
import { formatNaira, type Kobo, shareDown } from '#domain/money.ts';
import { MAX_DURATION_MONTHS, type Quote } from '#domain/plans.ts';
import { searchPath } from '#machines/search/search.url.ts';
import { monthsText } from '../contribution/durations.ts';

const HEAVY_PERCENT = HEAVY_SALARY_SHARE_BPS / 100;

interface HeavyShareNoticeProps {
  readonly result: Quote;
  readonly salaryKobo: Kobo;
  readonly ageYears: number | null;
}

/** That the contribution is heavy for the salary, and what would be lighter. */
export function HeavyShareNotice({ result, salaryKobo, ageYears }: HeavyShareNoticeProps) {
  const heavyKobo = shareDown(salaryKobo, HEAVY_SALARY_SHARE_BPS);
  return (
    <Notice tone="attention">
      {`This takes more than ${HEAVY_PERCENT}% of your salary, ${formatNaira(heavyKobo)}. `}
      <Advice {...{ result, salaryKobo, ageYears }} />
    </Notice>
  );
}

function Advice({ result, salaryKobo, ageYears }: HeavyShareNoticeProps) {
  const { plan, durationMonths } = result;
  const eligibleMonths = ageYears === null ? MAX_DURATION_MONTHS : longestEligibleMonths(ageYears);
  const longestMonths = Math.min(MAX_DURATION_MONTHS, eligibleMonths);
  if (durationMonths < longestMonths) return 'A longer duration asks less each month.';

  const isByAge = eligibleMonths < MAX_DURATION_MONTHS;
  const { planAPriceKobo, planBPriceKobo } = affordability(salaryKobo, durationMonths);
  const withinKobo = plan === 'A' ? planAPriceKobo : planBPriceKobo;
  return (
    <>
      {longestMonths > 0 &&
        `${monthsText(longestMonths)} is the longest ${isByAge ? 'at your age' : 'there is'}. `}
      {withinKobo > 0 && (
        <>
          On Plan {plan},{' '}
          <Link href={searchPath({ maxKobo: withinKobo })}>homes up to {formatNaira(withinKobo)}</Link> ask no
          more than that.{' '}
        </>
      )}
      {plan === 'A' && (
        <>
          <Link href="/select-plan">Plan B or C</Link> asks less each month, as a mortgage pays the rest.
        </>
      )}
    </>
  );
}
