import { formatNaira, type Kobo, naira } from '#domain/money.ts';

/** A price outside this range is a typing error. */
export const MIN_PRICE_KOBO: Kobo = naira(1_000_000);
export const MAX_PRICE_KOBO: Kobo = naira(20_000_000_000);
export const MAX_ROOMS = 30;
/**
 * A CSV is read in pieces; of each row a hash is kept, to find those that repeat it. A million rows into PostgreSQL were
 * measured at 288 MB.
 */
export const MAX_CSV_MB = 256;
export const MAX_CSV_ROWS = 1_000_000;
/** A JSON file is read whole. An import at these limits was measured at 1.3 GB, most of it the embedded database. */
export const MAX_JSON_MB = 16;
export const MAX_LISTINGS = 100_000;
/** Of all listings of a file together; each unit is a row of the database. */
export const MAX_UNITS = 250_000;

/** Why a price cannot be right; null if it can. */
export function priceError(priceKobo: Kobo): string | null {
  if (priceKobo < MIN_PRICE_KOBO)
    return `the price ${formatNaira(priceKobo)} is under ${formatNaira(MIN_PRICE_KOBO)}`;
  if (priceKobo > MAX_PRICE_KOBO)
    return `the price ${formatNaira(priceKobo)} is over ${formatNaira(MAX_PRICE_KOBO)}`;
  return null;
}
