import { formatNaira, KOBO_PER_NAIRA, type Kobo } from './money.ts';

const SCALES = [
  { naira: 1_000_000_000, letter: 'bn' },
  { naira: 1_000_000, letter: 'm' },
] as const;

const upToTwoDecimals = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 });

/**
 * `₦22.4m`, `₦1.25bn`: for axes and chips that are too small for the full amount. Amounts under a million are written
 * out.
 */
export function formatNairaShort(amountKobo: Kobo): string {
  const scale = SCALES.find(({ naira }) => amountKobo >= naira * KOBO_PER_NAIRA);
  if (!scale) return formatNaira(amountKobo);
  return `₦${upToTwoDecimals.format(amountKobo / (scale.naira * KOBO_PER_NAIRA))}${scale.letter}`;
}
