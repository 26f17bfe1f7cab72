import { Grid, MoneyField, Slider, Stack } from '@adire/ui';
import { useEffect, useRef } from 'react';
import { binPositionOf, type PriceBin, priceAtBinPosition } from '#domain/listings/priceBins.ts';
import { type Kobo, kobo } from '#domain/money.ts';
import { formatNairaShort } from '#domain/shortMoney.ts';
import type { FilterDraft } from '#machines/search/search.filters.ts';
import { PriceHistogram } from './PriceHistogram.tsx';

interface PriceRangeProps {
  /** The search text. */
  readonly text: string;
  readonly draft: FilterDraft;
  readonly problem: string | null;
  readonly onChange: (change: Partial<FilterDraft>) => void;
}

const amount = (amountKobo: number | null) => (amountKobo === null ? null : kobo(amountKobo));

/** Fits an amount of eight digits; two fields stack if they do not fit side by side. */
const MIN_FIELD_PX = 144;

/** The price range, with the homes on sale in it before it is applied. */
export function PriceRange({ text, draft, problem, onChange }: PriceRangeProps) {
  const minimum = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // In the sheet of a phone the field may be far above the button that was pressed.
    if (problem !== null) minimum.current?.focus();
  }, [problem]);
  return (
    <Stack gap={4}>
      <PriceHistogram text={text} draft={draft}>
        {(bins) => <PriceThumbs bins={bins} draft={draft} onChange={onChange} />}
      </PriceHistogram>
      <Grid minColumnPx={MIN_FIELD_PX} gap={3}>
        <MoneyField
          ref={minimum}
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

/** Thumbs move by a fifth of a bin. */
const STEPS_PER_BIN = 5;

function PriceThumbs({
  bins,
  draft: { minKobo, maxKobo },
  onChange,
}: Pick<PriceRangeProps, 'draft' | 'onChange'> & { readonly bins: readonly PriceBin[] }) {
  const end = bins.length * STEPS_PER_BIN;
  const stepOf = (priceKobo: Kobo) => Math.round(binPositionOf(bins, priceKobo) * STEPS_PER_BIN);
  const priceAt = (step: number) => priceAtBinPosition(bins, step / STEPS_PER_BIN);
  const lowStep = minKobo === null ? 0 : stepOf(minKobo);
  const highStep = maxKobo === null ? end : stepOf(maxKobo);
  const move = ([low = 0, high = end]: readonly number[]) =>
    onChange({
      // A thumb that did not move keeps the typed amount of its field.
      ...(low !== lowStep && { minKobo: low === 0 ? null : priceAt(low) }),
      ...(high !== highStep && { maxKobo: high === end ? null : priceAt(high) }),
    });
  return (
    <Slider
      label="Price range"
      hideLabel
      thumbs={[
        { label: 'Lowest price', value: lowStep, atRest: minKobo === null },
        { label: 'Highest price', value: highStep, atRest: maxKobo === null },
      ]}
      onChange={move}
      min={0}
      max={end}
      formatValue={(step) => formatNairaShort(priceAt(step))}
      showEnds
    />
  );
}
