import { formatNaira, type Kobo, naira } from '#domain/money.ts';

/** A price outside this range is a typing error. */
export const MIN_PRICE_KOBO: Kobo = naira(1_000_000);
export const MAX_PRICE_KOBO: Kobo = naira(20_000_000_000);
export const MAX_ROOMS = 30;
/**
 * A CSV is streamed; only a hash per row stays in memory, to find repeats. Importing a million rows into PostgreSQL was
 * measured at 288 MB.
 */
export const MAX_CSV_MB = 256;
export const MAX_CSV_ROWS = 1_000_000;
/** A JSON file is loaded whole. An import at these limits was measured at 1.3 GB, most of it the embedded database. */
export const MAX_JSON_MB = 16;
export const MAX_LISTINGS = 100_000;
/** The limit for all listings of a file together; each unit is a database row. */
export const MAX_UNITS = 250_000;
/** Limits of one listing: its page shows all of them, and other requests wait while a server renders it. */
export const MAX_AMENITIES = 60;
export const MAX_IMAGES = 60;
export const MAX_MILESTONES = 40;
export const MAX_MILESTONE_IMAGES = 20;
export const MAX_SITE_PHOTOGRAPHS = 120;

/** Why a price is invalid, or null. */
export function priceError(priceKobo: Kobo): string | null {
  if (priceKobo < MIN_PRICE_KOBO)
    return `the price ${formatNaira(priceKobo)} is under ${formatNaira(MIN_PRICE_KOBO)}`;
  if (priceKobo > MAX_PRICE_KOBO)
    return `the price ${formatNaira(priceKobo)} is over ${formatNaira(MAX_PRICE_KOBO)}`;
  return null;
}
