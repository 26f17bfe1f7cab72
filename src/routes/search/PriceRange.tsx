import { Grid, Histogram, MoneyField, Slider, Stack, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { homesText } from '#app/format/countText.ts';
import { priceCountsQuery } from '#app/queries/properties.ts';
import { type Kobo, kobo } from '#domain/money.ts';
import { type PriceBin, priceBins } from '#domain/priceBins.ts';
import { formatNairaShort } from '#domain/shortMoney.ts';
import type { FilterDraft } from '#machines/search/search.filters.ts';

interface PriceRangeProps {
  /** What is searched for besides the price. */
  readonly text: string;
  readonly draft: FilterDraft;
  readonly problem: string | null;
  readonly onChange: (change: Partial<FilterDraft>) => void;
}

const amount = (amountKobo: number | null) => (amountKobo === null ? null : kobo(amountKobo));

/** Eight figures fit; where two of it do not, one is under the other. */
const MIN_FIELD_PX = 144;

/** From which price to which: with what is on sale there, before it is applied. */
export function PriceRange({ text, draft, problem, onChange }: PriceRangeProps) {
  const { beds, baths, type } = draft;
  const { data: counts = [] } = useQuery(
    priceCountsQuery({
      ...(text !== '' && { search: text }),
      ...(beds !== null && { beds }),
      ...(baths !== null && { baths }),
      ...(type !== null && { type }),
    }),
  );
  const bins = priceBins(counts);
  return (
    <Stack gap={4}>
      {bins.length > 0 ? <OnTheScale bins={bins} draft={draft} onChange={onChange} /> : null}
      <Grid minColumnPx={MIN_FIELD_PX} gap={3}>
        <MoneyField
          label="Minimum"
          placeholder="₦0"
          wholeNaira
          valueKobo={draft.minKobo}
          onChangeKobo={(minKobo) => onChange({ minKobo: amount(minKobo) })}
          error={problem ?? undefined}
        />
        <MoneyField
          label="Maximum"
          placeholder="₦0"
          wholeNaira
          valueKobo={draft.maxKobo}
          onChangeKobo={(maxKobo) => onChange({ maxKobo: amount(maxKobo) })}
        />
      </Grid>
    </Stack>
  );
}

/** Thumbs move in fifths of a bin. */
const STEPS_PER_BIN = 5;

function OnTheScale({
  bins,
  draft: { minKobo, maxKobo },
  onChange,
}: Pick<PriceRangeProps, 'draft' | 'onChange'> & { readonly bins: readonly PriceBin[] }) {
  const binKobo = (bins[0]?.toKobo ?? 0) - (bins[0]?.fromKobo ?? 0);
  const endKobo = kobo((bins.at(-1)?.fromKobo ?? 0) + binKobo);
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const describe = (amountKobo: number): string =>
    amountKobo >= endKobo ? `${formatNairaShort(endKobo)} or more` : formatNairaShort(kobo(amountKobo));
  const onScale = (amountKobo: Kobo | null, otherwise: number) =>
    Math.min(endKobo, Math.max(0, amountKobo ?? otherwise));
  const move = ([low = 0, high = endKobo]: readonly number[]) =>
    onChange({ minKobo: low === 0 ? null : kobo(low), maxKobo: high >= endKobo ? null : kobo(high) });
  return (
    <div>
      <Text size="note" tone="ink3">
        {homesText(total)}
      </Text>
      <Histogram
        label={`${homesText(total)} by price, from ${describe(0)} to ${describe(endKobo)}`}
        bins={bins.map(({ fromKobo, toKobo, count }) => ({
          from: fromKobo,
          to: toKobo ?? Number.POSITIVE_INFINITY,
          count,
        }))}
        within={[minKobo ?? 0, maxKobo ?? Number.POSITIVE_INFINITY]}
      />
      <Slider
        label="Price range"
        hideLabel
        thumbs={[
          { label: 'Lowest price', value: onScale(minKobo, 0) },
          { label: 'Highest price', value: onScale(maxKobo, endKobo) },
        ]}
        onChange={move}
        min={0}
        max={endKobo}
        step={binKobo / STEPS_PER_BIN}
        describe={describe}
        showEnds
      />
    </div>
  );
}
