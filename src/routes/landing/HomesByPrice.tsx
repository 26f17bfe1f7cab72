import { DotPlot, Histogram, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { homesText } from '#app/format/countText.ts';
import { priceCountsQuery } from '#app/queries/properties.ts';
import { type PriceCount, priceBins } from '#domain/listings/priceBins.ts';
import { type Kobo, kobo, naira } from '#domain/money.ts';
import { formatNairaShort } from '#domain/shortMoney.ts';

interface HomesByPriceProps {
  readonly planAPriceKobo: Kobo;
  readonly planBPriceKobo: Kobo;
}

/** More dots would overlap. */
const MOST_DOTS = 150;
/** The axis starts below the cheapest home, at this share of its price. */
const CHEAPER = 0.75;
/** Axis labels are rounded to this amount: ₦22.4m. */
const ROUND_KOBO = naira(100_000);
const MILLION_KOBO = naira(1_000_000);

/** All homes on sale by price, with the buyer's range marked. Renders nothing until the counts are loaded. */
export function HomesByPrice({ planAPriceKobo, planBPriceKobo }: HomesByPriceProps) {
  const { data: counts = [] } = useQuery(priceCountsQuery({}));
  const bins = priceBins(counts);
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const maxKobo = bins.at(-1)?.toKobo ?? 0;
  const label = `${homesText(total)} on sale by price, up to ${formatNairaShort(kobo(maxKobo))}`;
  if (total > MOST_DOTS) {
    return (
      <Histogram
        label={label}
        bins={bins.map(({ fromKobo, toKobo, count }) => ({
          from: fromKobo,
          to: toKobo,
          count,
        }))}
        within={[planAPriceKobo, planBPriceKobo]}
      />
    );
  }
  const prices = pricesOf(counts);
  return (
    <div>
      <DotPlot
        label={label}
        values={prices}
        min={CHEAPER * Math.min(...prices)}
        max={maxKobo}
        band={[planAPriceKobo, planBPriceKobo]}
        formatValue={(amountKobo) => formatNairaShort(kobo(Math.round(amountKobo / ROUND_KOBO) * ROUND_KOBO))}
      />
      <Text size="note" tone="ink2">
        Each dot is a home on sale; those in the shaded part are within your reach.
      </Text>
    </div>
  );
}

/** The counts are per million naira: homes of the same million are spread over it. */
const pricesOf = (counts: readonly PriceCount[]): number[] =>
  counts.flatMap(({ millions, count }) =>
    Array.from({ length: count }, (_, index) => (millions + index / count) * MILLION_KOBO),
  );
