import { Histogram, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { homesText } from '#app/format/countText.ts';
import { incomeOnDevice } from '#app/income/incomeOnDevice.ts';
import { priceCountsQuery } from '#app/queries/properties.ts';
import { type PriceBin, priceBins } from '#domain/listings/priceBins.ts';
import { formatNaira, type Kobo, ZERO_KOBO } from '#domain/money.ts';
import { affordablePriceKobo } from '#domain/plans/affordability.ts';
import { comfortableMonthlyKobo } from '#domain/plans/eligibility.ts';
import { formatNairaShort } from '#domain/shortMoney.ts';
import type { FilterDraft } from '#machines/search/search.filters.ts';

interface PriceHistogramProps {
  /** The search text. */
  readonly text: string;
  readonly draft: FilterDraft;
  /** Rendered below the bars, on the same scale. */
  readonly children?: (bins: readonly PriceBin[]) => ReactNode;
}

/**
 * The homes that match the other filters, by price, with a line at the price that the monthly limit affords or, without
 * a limit, a third of the income stored on this device. Renders nothing until the counts are loaded.
 */
export function PriceHistogram({ text, draft, children }: PriceHistogramProps) {
  const { beds, baths, type, minKobo, maxKobo } = draft;
  const { data: counts = [] } = useQuery(
    priceCountsQuery({
      ...(text !== '' && { search: text }),
      ...(beds !== null && { beds }),
      ...(baths !== null && { baths }),
      ...(type !== null && { type }),
    }),
  );
  const income = incomeOnDevice.use();
  const bins = priceBins(counts);
  const [first] = bins;
  const last = bins.at(-1);
  if (!first || !last) return null;
  const monthlyKobo = draft.maxMonthlyKobo ?? (income && comfortableMonthlyKobo(income.salaryKobo));
  const ceilingKobo = monthlyKobo === null ? null : ceilingOf(monthlyKobo, draft);
  const chosenKobo = draft.maxMonthlyKobo === null ? null : ceilingKobo;
  const total = homesText(bins.reduce((sum, { count }) => sum + count, 0));
  const range = `from ${formatNairaShort(first.fromKobo)} to ${formatNairaShort(last.toKobo)}`;
  return (
    <div>
      <Text size="note" tone="ink3">
        {total}
        {monthlyKobo === null || ceilingKobo === null
          ? ''
          : `. ${formatNaira(monthlyKobo)} a month reaches homes up to ${formatNairaShort(ceilingKobo)}`}
      </Text>
      <Histogram
        label={`${total} by price, ${range}`}
        bins={bins.map(({ fromKobo, toKobo, count }) => ({ from: fromKobo, to: toKobo, count }))}
        within={[
          minKobo ?? 0,
          Math.min(maxKobo ?? Number.POSITIVE_INFINITY, (chosenKobo ?? Number.POSITIVE_INFINITY) + 1),
        ]}
        mark={ceilingKobo ?? undefined}
      />
      {children?.(bins)}
    </div>
  );
}

/** The highest price that a monthly amount affords. */
const ceilingOf = (monthlyKobo: Kobo, { plan, months }: FilterDraft): Kobo =>
  affordablePriceKobo({ plan, monthlyKobo, durationMonths: months, rsaBalanceKobo: ZERO_KOBO });
