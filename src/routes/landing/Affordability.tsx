import { Card, ChoiceChips, Heading, MoneyField, Page, Slider, Stack, Text } from '@adire/ui';
import { useEffect, useState } from 'react';
import { monthsText } from '#app/format/countText.ts';
import { incomeOnDevice, storeIncome } from '#app/income/incomeOnDevice.ts';
import { StoredIncome } from '#app/income/StoredIncome.tsx';
import { useDebounced } from '#app/queries/useDebounced.ts';
import { formatNaira, type Kobo, kobo, naira } from '#domain/money.ts';
import { affordability } from '#domain/plans/affordability.ts';
import { ADVERTISED_MONTHS, MAX_DURATION_MONTHS, MIN_DURATION_MONTHS } from '#domain/plans/plans.ts';
import * as styles from './Affordability.css.ts';
import { AffordableRange } from './AffordableRange.tsx';
import { FIRST_SALARY_KOBO, TYPING_PAUSE_MS } from './landingQueries.ts';

const SALARY_OPTIONS = [300_000, 500_000, 1_200_000].map((amountNaira) => ({
  value: String(naira(amountNaira)),
  label: formatNaira(naira(amountNaira)),
}));

/** Shows which prices a salary and a duration can afford, updated on every keystroke. */
export function Affordability() {
  const income = incomeOnDevice.use();
  const [typed, setTyped] = useState<{ readonly salaryKobo: Kobo | null } | null>(null);
  const salaryKobo = typed ? typed.salaryKobo : (income?.salaryKobo ?? FIRST_SALARY_KOBO);
  const settled = useDebounced(typed, TYPING_PAUSE_MS);
  useEffect(() => {
    if (settled) storeIncome(settled.salaryKobo);
  }, [settled]);
  const [months, setMonths] = useState(ADVERTISED_MONTHS);
  return (
    <Page>
      <Card as="section" padding="none" aria-labelledby="affordability">
        <div className={styles.block}>
          <div className={styles.inputs}>
            <Stack gap={6}>
              <Stack gap={2}>
                <Heading level={2} id="affordability">
                  Calculate affordability
                </Heading>
                <Text tone="ink2">Two figures are enough to know which homes are within your reach.</Text>
              </Stack>
              <Stack gap={3}>
                <MoneyField
                  label="What do you earn in a month?"
                  size="large"
                  valueKobo={salaryKobo}
                  onChangeKobo={(typedKobo) =>
                    setTyped({ salaryKobo: typedKobo === null ? null : kobo(typedKobo) })
                  }
                />
                <ChoiceChips
                  label="Common salaries"
                  hideLabel
                  size="small"
                  options={SALARY_OPTIONS}
                  value={salaryKobo === null ? null : String(salaryKobo)}
                  onChange={(chosen) => {
                    if (chosen !== null) setTyped({ salaryKobo: kobo(Number(chosen)) });
                  }}
                />
                <StoredIncome />
              </Stack>
              <Slider
                label="How long will you save?"
                thumbs={[{ label: 'How long will you save?', value: months }]}
                onChange={([chosen = months]) => setMonths(chosen)}
                min={MIN_DURATION_MONTHS}
                max={MAX_DURATION_MONTHS}
                formatValue={monthsText}
                showEnds
              />
            </Stack>
          </div>
          <div className={styles.answer}>
            <AffordableRange reach={affordability(salaryKobo ?? kobo(0), months)} months={months} />
          </div>
        </div>
      </Card>
    </Page>
  );
}
