import { Link, Notice } from '@adire/ui';
import { useState } from 'react';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { ExplainedText } from '#app/explain/ExplainedText.tsx';
import { monthsText } from '#app/format/countText.ts';
import { formatDay } from '#domain/dates.ts';
import { explainAdvice } from '#domain/explanations/salaryExplanations.ts';
import { formatNaira, type Kobo } from '#domain/money.ts';
import { HEAVY_SALARY_SHARE_BPS } from '#domain/plans/eligibility.ts';
import type { Plan, Quote } from '#domain/plans/plans.ts';
import type { LongestPlan, SalaryAdvice } from '#domain/plans/salaryAdvice.ts';
import { shareText } from '#domain/quantities.ts';
import { searchPath } from '#machines/search/search.url.ts';

const COMFORTABLE_SHARE = shareText(HEAVY_SALARY_SHARE_BPS);

interface SalaryAdviceNoticeProps {
  readonly advice: SalaryAdvice;
  /** The calculated quote. */
  readonly result: Quote;
  readonly salaryKobo: Kobo;
}

/** Warns that the contribution is high for the salary, and suggests what would lower it. */
export function SalaryAdviceNotice({ advice, result, salaryKobo }: SalaryAdviceNoticeProps) {
  const [openedOn] = useState(() => formatDay(new Date()));
  const { comfortable, monthly, ...fits } = explainAdvice(advice, {
    salaryKobo,
    quoted: result,
    basis: `Worked out on ${openedOn}.`,
  });
  const { longest } = advice;
  return (
    <Notice tone="attention">
      <ExplainedText
        text={`This takes more than ${COMFORTABLE_SHARE} of your salary: ${COMFORTABLE_SHARE} is ${formatNaira(advice.comfortableKobo)}. `}
        explanations={[comfortable]}
      />
      {longest ? (
        <>
          <ExplainedText text={longestText(longest, result.durationMonths)} explanations={[monthly]} />{' '}
          <OutOfReach plan={result.plan} longest={longest} fits={fits} />
        </>
      ) : null}
    </Notice>
  );
}

/** The monthly amount over the longest duration, compared with the calculated one. */
function longestText(longest: LongestPlan, chosenMonths: number): string {
  const { durationMonths, isByAge, monthlyKobo, isLighter, outOfReach } = longest;
  const months = monthsText(durationMonths);
  const which = isByAge ? 'the longest at your age' : 'the longest there is';
  if (durationMonths === chosenMonths) return `${months} is ${which}.`;
  const asked = `over ${months}, ${which}, it is ${formatNaira(monthlyKobo)} a month`;
  const within = outOfReach ? '' : `, within ${COMFORTABLE_SHARE}`;
  return isLighter ? `A longer duration asks less: ${asked}${within}.` : `O${asked.slice(1)}${within}.`;
}

interface OutOfReachProps {
  readonly plan: Plan;
  readonly longest: LongestPlan;
  readonly fits: Pick<ReturnType<typeof explainAdvice>, 'leastSalary' | 'cheapestPrice' | 'dearestPrice'>;
}

/** Shown if even the longest duration is too high: the salary that this home needs, and homes for this salary. */
function OutOfReach({ plan, longest, fits: { leastSalary, cheapestPrice, dearestPrice } }: OutOfReachProps) {
  if (!leastSalary || !cheapestPrice || !dearestPrice) return null;
  const minKobo = cheapestPrice.amountKobo || null;
  const maxKobo = dearestPrice.amountKobo;
  return (
    <>
      This home fits a salary of <ExplainedAmount explanation={leastSalary} />
      {` a month or more${plan === 'A' ? ', once the downpayment is made' : ''}. `}
      {maxKobo > 0 ? (
        <>
          Yours fits homes{' '}
          {minKobo === null ? (
            'up to '
          ) : (
            <>
              of <ExplainedAmount explanation={cheapestPrice} /> to{' '}
            </>
          )}
          <ExplainedAmount explanation={dearestPrice} />
          {` over ${monthsText(longest.durationMonths)}. `}
          <Link href={searchPath({ minKobo, maxKobo })}>See those homes</Link>.{' '}
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
