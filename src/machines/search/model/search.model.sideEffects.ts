import { naira } from '#domain/money.ts';
import {
  runs,
  type SideEffect,
  type SideEffects,
  type Story,
  sends,
} from '#flows/paths/model/sideEffects.ts';
import { NO_FILTERS, type SearchFilters } from '../search.filters.ts';
import type { searchMachine } from '../search.machine.ts';
import { FIRST_PAGE, INITIAL_SEARCH } from './search.model.places.ts';

type SearchStory = Story<typeof searchMachine>;

const MENUS = ['Price', '₦ a month', 'Type', 'Beds', 'Baths', 'all filters'];
const unchanged = MENUS.flatMap((menu) => [1, 2].map((page) => `${menu} applied unchanged on page ${page}`));

/** The search that each step causes. */
const SEARCHES: Readonly<Record<string, SearchFilters>> = {
  'another search opened': { ...NO_FILTERS, q: 'Ikeja' },
  'another place asked for': { ...FIRST_PAGE, q: 'Ikeja' },
  'the same place asked for on page 1': FIRST_PAGE,
  'the same place asked for on page 2': FIRST_PAGE,
  'page 1 asked for': FIRST_PAGE,
  'text taken away': { ...FIRST_PAGE, q: '' },
  'filter taken away': { ...FIRST_PAGE, beds: null },
  'all taken away': NO_FILTERS,
  'cheapest first chosen': { ...FIRST_PAGE, sort: 'price_asc' },
  'Price applied': { ...FIRST_PAGE, minKobo: naira(5_000_000), maxKobo: naira(60_000_000) },
  '₦ a month applied': { ...FIRST_PAGE, maxMonthlyKobo: naira(420_000) },
  'Type applied': { ...FIRST_PAGE, type: 'duplex' },
  'Beds applied': { ...FIRST_PAGE, beds: 2 },
  'Baths applied': { ...FIRST_PAGE, baths: 2 },
  'all filters applied': { ...FIRST_PAGE, type: 'duplex' },
  ...Object.fromEntries(unchanged.map((step) => [step, FIRST_PAGE])),
};

const lookedFor = ({ steps }: SearchStory): SearchFilters =>
  SEARCHES[steps.findLast((step) => step in SEARCHES) ?? ''] ?? INITIAL_SEARCH;
const looks = [sends('fetchProperties')];
const stores = (story: SearchStory): readonly SideEffect[] => [
  runs('storeResults', { filters: lookedFor(story), results: story.output('fetchProperties') }),
];

export const sideEffects: SideEffects<typeof searchMachine> = {
  requests: {
    fetchProperties: {
      says: 'the text, the filters, the order and the page of the address',
      sends: lookedFor,
    },
  },
  effects: { storeResults: 'the homes found are kept for this search, for the way back to it' },
  after: {
    'the flow begins': looks,
    'tried again': looks,
    ...Object.fromEntries(Object.keys(SEARCHES).map((step) => [step, looks])),
    'fetchProperties: homes found': stores,
    'fetchProperties: no home fits': stores,
    'fetchProperties: no such page': stores,
  },
};
