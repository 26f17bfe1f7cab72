import { Histogram, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { homesText } from '#app/format/countText.ts';
import { priceCountsQuery } from '#app/queries/properties.ts';
import { dearestPriceKobo } from '#domain/affordability.ts';
import { formatNaira, ZERO_KOBO } from '#domain/money.ts';
import { type PriceBin, priceBins } from '#domain/priceBins.ts';
import { formatNairaShort } from '#domain/shortMoney.ts';
import type { FilterDraft } from '#machines/search/search.filters.ts';

interface PriceHistogramProps {
  /** The text that is searched for. */
  readonly text: string;
  readonly draft: FilterDraft;
  /** What stands under the bars, on their scale. */
  readonly children?: (bins: readonly PriceBin[]) => ReactNode;
}

/**
 * The homes that fit the other filters by price, with a line at the price that the highest amount a month reaches.
 * Nothing while they are not known.
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
  const bins = priceBins(counts);
  const [first] = bins;
  const last = bins.at(-1);
  if (!first || !last) return null;
  const ceilingKobo = ceilingOf(draft);
  const total = homesText(bins.reduce((sum, { count }) => sum + count, 0));
  const range = `from ${formatNairaShort(first.fromKobo)} to ${formatNairaShort(last.toKobo)}`;
  return (
    <div>
      <Text size="note" tone="ink3">
        {total}
        {ceilingKobo === null || draft.maxMonthlyKobo === null
          ? ''
          : `. ${formatNaira(draft.maxMonthlyKobo)} a month reaches homes up to ${formatNairaShort(ceilingKobo)}`}
      </Text>
      <Histogram
        label={`${total} by price, ${range}`}
        bins={bins.map(({ fromKobo, toKobo, count }) => ({ from: fromKobo, to: toKobo, count }))}
        within={[
          minKobo ?? 0,
          Math.min(maxKobo ?? Number.POSITIVE_INFINITY, (ceilingKobo ?? Number.POSITIVE_INFINITY) + 1),
        ]}
        mark={ceilingKobo ?? undefined}
      />
      {children?.(bins)}
    </div>
  );
}

/** The dearest home that takes no more than the highest amount a month; null where none is chosen. */
const ceilingOf = ({ maxMonthlyKobo, plan, months }: FilterDraft) =>
  maxMonthlyKobo === null
    ? null
    : dearestPriceKobo({
        plan,
        monthlyKobo: maxMonthlyKobo,
        durationMonths: months,
        rsaBalanceKobo: ZERO_KOBO,
      });
