import type { PropertyType, RoomCountOption, Sort } from '#domain/listings.ts';
import type { Kobo } from '#domain/money.ts';
import { ADVERTISED_MONTHS, type Plan, RECOMMENDED_PLAN } from '#domain/plans.ts';

/** `relevance` is not chosen: it is the order of a search by text that names no other. */
export type ChosenSort = Exclude<Sort, 'relevance'>;

/** What narrows a search, as the address names it. Amounts are of whole naira. */
export interface SearchFilters {
  /** Free text; empty finds everything. */
  readonly q: string;
  readonly minKobo: Kobo | null;
  readonly maxKobo: Kobo | null;
  /** The most that a home may take a month. */
  readonly maxMonthlyKobo: Kobo | null;
  /** The plan and the duration that a month is worked out for. */
  readonly plan: Plan;
  readonly months: number;
  readonly beds: RoomCountOption | null;
  readonly baths: RoomCountOption | null;
  readonly type: PropertyType | null;
  /** Null is the default: by relevance where there is text, else newest first. */
  readonly sort: ChosenSort | null;
  /** From 1; any number that the address names, so that one past the end can be said. */
  readonly page: number;
}

export const NO_FILTERS: SearchFilters = {
  q: '',
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
/** What the filter menus change; it counts only once it is applied. */
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

/** What a menu, or the removal of its chip, empties. */
export const EMPTIED_BY_MENU: Readonly<Record<FilterMenuName, Partial<FilterDraft>>> = {
  price: { minKobo: null, maxKobo: null },
  monthly: { maxMonthlyKobo: null, plan: NO_FILTERS.plan, months: NO_FILTERS.months },
  type: { type: null },
  beds: { beds: null },
  baths: { baths: null },
};

/** Which menus are set. */
export const menusInUse = (filters: FilterDraft): FilterMenuName[] =>
  FILTER_MENUS.filter((menu) =>
    DRAFT_FIELDS.some((field) => field in EMPTIED_BY_MENU[menu] && filters[field] !== NO_FILTERS[field]),
  );

/** The search without what one menu sets. */
export const withoutMenu = (filters: SearchFilters, menu: FilterMenuName): SearchFilters => ({
  ...filters,
  ...EMPTIED_BY_MENU[menu],
  page: 1,
});

export const isRangeBackwards = ({ minKobo, maxKobo }: FilterDraft): boolean =>
  minKobo !== null && maxKobo !== null && minKobo > maxKobo;
