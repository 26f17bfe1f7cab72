import { Link, Notice } from '@adire/ui';
import { monthsText } from '#app/format/countText.ts';
import { HEAVY_SALARY_SHARE_BPS } from '#domain/eligibility.ts';
import { formatNaira } from '#domain/money.ts';
import type { Plan } from '#domain/plans.ts';
import type { LongestPlan, SalaryAdvice } from '#domain/salaryAdvice.ts';
import { searchPath } from '#machines/search/search.url.ts';

const HEAVY_PERCENT = HEAVY_SALARY_SHARE_BPS / 100;

interface SalaryAdviceNoticeProps {
  readonly advice: SalaryAdvice;
  readonly plan: Plan;
  /** The months that the contribution is worked out for. */
  readonly durationMonths: number;
}

/** That the contribution is heavy for the salary, and what would be lighter. */
export const SalaryAdviceNotice = ({ advice, plan, durationMonths }: SalaryAdviceNoticeProps) => (
  <Notice tone="attention">
    {`This takes more than ${HEAVY_PERCENT}% of your salary, ${formatNaira(advice.comfortableKobo)}. `}
    {advice.longest ? (
      <>
        {longestText(advice.longest, durationMonths)} <OutOfReach plan={plan} longest={advice.longest} />
      </>
    ) : null}
  </Notice>
);

/** What the longest duration asks, beside what was worked out. */
function longestText(longest: LongestPlan, chosenMonths: number): string {
  const { durationMonths, isByAge, monthlyKobo, isLighter, outOfReach } = longest;
  const months = monthsText(durationMonths);
  const which = isByAge ? 'the longest at your age' : 'the longest there is';
  if (durationMonths === chosenMonths) return `${months} is ${which}.`;
  const asked = `over ${months}, ${which}, it is ${formatNaira(monthlyKobo)} a month`;
  const within = outOfReach ? '' : `, within ${HEAVY_PERCENT}%`;
  return isLighter ? `A longer duration asks less: ${asked}${within}.` : `O${asked.slice(1)}${within}.`;
}

/** The salary that fits this home, and the homes that fit this salary, where the longest duration is not enough. */
function OutOfReach({ plan, longest }: { readonly plan: Plan; readonly longest: LongestPlan }) {
  const { durationMonths, outOfReach } = longest;
  if (!outOfReach) return null;
  const { leastSalaryKobo, dearestPriceKobo } = outOfReach;
  return (
    <>
      {`This home fits a salary of ${formatNaira(leastSalaryKobo)} a month or more${plan === 'A' ? ', once the downpayment is made' : ''}. `}
      {dearestPriceKobo > 0 ? (
        <>
          Yours fits{' '}
          <Link href={searchPath({ maxKobo: dearestPriceKobo })}>
            homes up to {formatNaira(dearestPriceKobo)}
          </Link>
          {` over ${monthsText(durationMonths)}. `}
        </>
      ) : null}
      {plan === 'A' ? (
        <>
          <Link href="/select-plan">Plan B or C</Link> asks less each month, as a mortgage pays the rest.
        </>
      ) : null}
    </>
  );
}
