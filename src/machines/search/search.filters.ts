import type { PropertyType, RoomCountOption, Sort } from '#domain/listings/listings.ts';
import type { Kobo } from '#domain/money.ts';
import { ADVERTISED_MONTHS, type Plan, RECOMMENDED_PLAN } from '#domain/plans/plans.ts';

/** `relevance` cannot be chosen: it is the default order of a text search. */
export type ChosenSort = Exclude<Sort, 'relevance'>;

/** The filters that a search text may say: `3 bedroom flat under 30m`. */
export const FIELDS_IN_TEXT = ['minKobo', 'maxKobo', 'maxMonthlyKobo', 'beds', 'baths'] as const;
export type FieldInText = (typeof FIELDS_IN_TEXT)[number];

/** The filters of a search, as in its URL. Amounts are whole naira. */
export interface SearchFilters {
  /** Free text; empty matches everything. */
  readonly q: string;
  /** The filters that came from a search text: another text with filters replaces them. Others were chosen in a menu. */
  readonly inText: readonly FieldInText[];
  readonly minKobo: Kobo | null;
  readonly maxKobo: Kobo | null;
  /** The maximum monthly payment. */
  readonly maxMonthlyKobo: Kobo | null;
  /** The plan and the duration for the monthly payment. */
  readonly plan: Plan;
  readonly months: number;
  readonly beds: RoomCountOption | null;
  readonly baths: RoomCountOption | null;
  readonly type: PropertyType | null;
  /** Null is the default: relevance if there is a text, otherwise newest first. */
  readonly sort: ChosenSort | null;
  /** Starts at 1. Any number from the URL is kept, so that a page past the end can be reported. */
  readonly page: number;
}

export const NO_FILTERS: SearchFilters = {
  q: '',
  inText: [],
  minKobo: null,
  maxKobo: null,
  maxMonthlyKobo: null,
  plan: RECOMMENDED_PLAN,
  months: ADVERTISED_MONTHS,
  beds: null,
  baths: null,
  type: null,
  sort: null,
  page: 1,
};

export const FILTER_MENUS = ['price', 'monthly', 'type', 'beds', 'baths'] as const;
export type FilterMenuName = (typeof FILTER_MENUS)[number];

const DRAFT_FIELDS = [
  'minKobo',
  'maxKobo',
  'maxMonthlyKobo',
  'plan',
  'months',
  'type',
  'beds',
  'baths',
] as const;
/** The filters edited in the menus; they take effect only after Apply. */
export type FilterDraft = Pick<SearchFilters, (typeof DRAFT_FIELDS)[number]>;

export const draftOf = ({
  minKobo,
  maxKobo,
  maxMonthlyKobo,
  plan,
  months,
  type,
  beds,
  baths,
}: SearchFilters): FilterDraft => ({ minKobo, maxKobo, maxMonthlyKobo, plan, months, type, beds, baths });

/** The values of each menu after it is cleared or its chip is removed. */
export const CLEARED_BY_MENU: Readonly<Record<FilterMenuName, Partial<FilterDraft>>> = {
  price: { minKobo: null, maxKobo: null },
  monthly: { maxMonthlyKobo: null, plan: NO_FILTERS.plan, months: NO_FILTERS.months },
  type: { type: null },
  beds: { beds: null },
  baths: { baths: null },
};

/** The menus with a filter set. */
export const menusInUse = (filters: FilterDraft): FilterMenuName[] =>
  FILTER_MENUS.filter((menu) =>
    DRAFT_FIELDS.some((field) => field in CLEARED_BY_MENU[menu] && filters[field] !== NO_FILTERS[field]),
  );

/** The search without one menu's filters. */
export const withoutMenu = (filters: SearchFilters, menu: FilterMenuName): SearchFilters => ({
  ...filters,
  ...CLEARED_BY_MENU[menu],
  page: 1,
});

export const isRangeBackwards = ({ minKobo, maxKobo }: FilterDraft): boolean =>
  minKobo !== null && maxKobo !== null && minKobo > maxKobo;
