import { Notice } from '@adire/ui';
import { monthsText } from '#app/format/countText.ts';
import {
  isEligible,
  longestDurationMonths,
  MAX_AGE,
  MAX_AGE_AT_END,
  MIN_AGE,
} from '#domain/plans/eligibility.ts';
import type { CalculatorInputs } from '#machines/contribution/contribution.context.ts';

/** The longest duration allowed at the buyer's age, if the chosen one exceeds it. */
export function EligibilityNotice({
  ageYears,
  durationMonths,
}: Pick<CalculatorInputs, 'ageYears' | 'durationMonths'>) {
  if (ageYears === null || durationMonths === null || isEligible(ageYears, durationMonths)) return null;
  if (ageYears < MIN_AGE || ageYears > MAX_AGE) return null;
  const longestMonths = longestDurationMonths(ageYears);
  return (
    <Notice tone="attention">
      {longestMonths > 0
        ? `At ${ageYears} you can choose up to ${monthsText(longestMonths)}.`
        : `A plan must end by the age of ${MAX_AGE_AT_END}, so none can start at ${ageYears}.`}
    </Notice>
  );
}
