import { propertiesQuery } from '#app/queries/properties.ts';
import { naira } from '#domain/money.ts';
import type { Affordability } from '#domain/plans/affordability.ts';

const NEWEST = 12;

/** The initial salary of the affordability calculator. */
export const FIRST_SALARY_KOBO = naira(850_000);

/** What the visitor types takes effect outside of the calculator once it has not changed for so long. */
export const TYPING_PAUSE_MS = 400;

/** The homes shown in the hero. */
export const newestHomesQuery = propertiesQuery({ sort: 'newest', limit: NEWEST, page: 1 });

/** The number of homes within reach. */
export const affordableHomesQuery = ({
  planAPriceKobo,
  planBPriceKobo,
}: Pick<Affordability, 'planAPriceKobo' | 'planBPriceKobo'>) =>
  propertiesQuery({ minPrice: planAPriceKobo, maxPrice: planBPriceKobo, limit: 1, page: 1 });
