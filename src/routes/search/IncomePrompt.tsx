import { Button, Inline, Link, MoneyField, Text } from '@adire/ui';
import { type FormEvent, memo, useEffect, useRef, useState } from 'react';
import { monthsText } from '#app/format/countText.ts';
import { incomeOnDevice, storeIncome } from '#app/income/incomeOnDevice.ts';
import { StoredIncome } from '#app/income/StoredIncome.tsx';
import { formatNaira, type Kobo } from '#domain/money.ts';
import { HEAVY_SALARY_SHARE_BPS } from '#domain/plans/eligibility.ts';
import { shareText } from '#domain/quantities.ts';
import type { SearchFilters } from '#machines/search/search.filters.ts';
import { searchPath } from '#machines/search/search.url.ts';
import { affordableAmounts } from './affordableAmounts.ts';
import * as styles from './IncomePrompt.css.ts';

/** Asks once for the visitor's income, then shows which homes it affords, with a link that filters by them. */
export const IncomePrompt = memo(function IncomePrompt({ applied }: { readonly applied: SearchFilters }) {
  const income = incomeOnDevice.use();
  const [isAsking, setIsAsking] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The line takes the place of the form that had the focus.
    if (wasAsking.current && !isAsking) line.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (isAsking) return <AskIncome first={income?.salaryKobo ?? null} onDone={() => setIsAsking(false)} />;
  if (!income) {
    return (
      <div ref={line} tabIndex={-1} className={styles.line}>
        <Text size="small" tone="ink2" className={styles.why}>
          What do you earn in a month? Each home then says whether it is within your reach.
        </Text>
        <span className={styles.ways}>
          <Button variant="text" onClick={() => setIsAsking(true)}>
            See what is within reach
          </Button>
        </span>
      </div>
    );
  }
  const { monthlyKobo, priceKobo } = affordableAmounts(income.salaryKobo, applied);
  const isFiltered = applied.maxMonthlyKobo === monthlyKobo;
  return (
    <div ref={line} tabIndex={-1} className={styles.line}>
      <Text size="small" tone="ink2">
        {shareText(HEAVY_SALARY_SHARE_BPS)} of {formatNaira(income.salaryKobo)} is{' '}
        <strong>{formatNaira(monthlyKobo)} a month</strong>: on Plan {applied.plan} over{' '}
        {monthsText(applied.months)}, homes up to {formatNaira(priceKobo)}.{' '}
        {isFiltered ? null : (
          <Link href={searchPath({ ...applied, maxMonthlyKobo: monthlyKobo, page: 1 })}>Show only these</Link>
        )}
      </Text>
      <span className={styles.ways}>
        <Button variant="text" onClick={() => setIsAsking(true)}>
          Change income
        </Button>
      </span>
    </div>
  );
});

interface AskIncomeProps {
  readonly first: Kobo | null;
  readonly onDone: () => void;
}

function AskIncome({ first, onDone }: AskIncomeProps) {
  const [typedKobo, setTypedKobo] = useState<number | null>(first);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    storeIncome(typedKobo);
    onDone();
  };
  return (
    <form className={styles.ask} onSubmit={keep} noValidate>
      <MoneyField
        label="What do you earn in a month?"
        hint="Kept on this device only. It is never sent."
        valueKobo={typedKobo}
        onChangeKobo={setTypedKobo}
        autoFocus
      />
      <Inline gap={2}>
        <Button type="submit">Show what is within reach</Button>
        <Button variant="text" onClick={onDone}>
          Cancel
        </Button>
      </Inline>
      <StoredIncome />
    </form>
  );
}
