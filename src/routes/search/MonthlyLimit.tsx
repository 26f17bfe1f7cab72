import { Button, ChoiceChips, MoneyField, Slider, Stack, Text } from '@adire/ui';
import { monthsText } from '#app/format/countText.ts';
import { incomeOnDevice } from '#app/income/incomeOnDevice.ts';
import { advertisedTermsText } from '#app/property-card/advertised.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { comfortableMonthlyKobo, HEAVY_SALARY_SHARE_BPS } from '#domain/plans/eligibility.ts';
import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS, PLANS } from '#domain/plans/plans.ts';
import { shareText } from '#domain/quantities.ts';
import type { FilterDraft } from '#machines/search/search.filters.ts';
import { wholeNaira } from './affordableAmounts.ts';
import { PriceHistogram } from './PriceHistogram.tsx';

interface MonthlyLimitProps {
  readonly text: string;
  readonly draft: FilterDraft;
  readonly onChange: (change: Partial<FilterDraft>) => void;
  readonly hasHistogram: boolean;
}

const PLAN_OPTIONS = PLANS.map((plan) => ({ value: plan, label: `Plan ${plan}` }));

/** The highest monthly amount, with its plan and duration. */
export function MonthlyLimit({ text, draft, onChange, hasHistogram }: MonthlyLimitProps) {
  const { maxMonthlyKobo, plan, months } = draft;
  const income = incomeOnDevice.use();
  const comfortableKobo = income && wholeNaira(comfortableMonthlyKobo(income.salaryKobo));
  return (
    <Stack gap={4}>
      {hasHistogram ? <PriceHistogram text={text} draft={draft} /> : null}
      <MoneyField
        label="At most a month"
        placeholder="₦0"
        wholeNaira
        valueKobo={maxMonthlyKobo}
        onChangeKobo={(typedKobo) =>
          onChange({ maxMonthlyKobo: typedKobo === null ? null : kobo(typedKobo) })
        }
      />
      {comfortableKobo === null ? null : (
        <div>
          <Button variant="tint" onClick={() => onChange({ maxMonthlyKobo: comfortableKobo })}>
            {shareText(HEAVY_SALARY_SHARE_BPS)} of your income: {formatNaira(comfortableKobo)}
          </Button>
        </div>
      )}
      <ChoiceChips
        label="Plan"
        size="small"
        options={PLAN_OPTIONS}
        value={plan}
        onChange={(chosen) => chosen && onChange({ plan: chosen })}
      />
      <Slider
        label="Over"
        thumbs={[{ label: 'Over', value: months }]}
        onChange={([chosen = months]) => onChange({ months: chosen })}
        min={MIN_DURATION_MONTHS}
        max={MAX_DURATION_MONTHS}
        formatValue={monthsText}
      />
      <Text size="note" tone="ink2">
        A month on Plan {plan} {advertisedTermsText(plan)}.
      </Text>
    </Stack>
  );
}
