import type { SnapshotFrom } from 'xstate';
import { naira } from '#domain/money.ts';
import type { EventCase } from '../model/model.ts';
import { isRangeBackwards, NO_FILTERS, type SearchFilters } from './search.filters.ts';
import type { searchMachine } from './search.machine.ts';
import { draftAppliedTo, type SearchContext } from './search.setup.ts';
import { isSameSearch, searchPath } from './search.url.ts';

type Snapshot = SnapshotFrom<typeof searchMachine>;

/** What is asked for at the beginning. */
export const FIRST: SearchFilters = { ...NO_FILTERS, q: 'Yaba', beds: 3, page: 2 };
export const firstPageOf = (filters: SearchFilters): SearchFilters => ({ ...filters, page: 1 });
export const FIRST_PAGE = firstPageOf(FIRST);
const ELSEWHERE: SearchFilters = { ...NO_FILTERS, q: 'Ikeja' };
const NOTICE = 'We could not read the order in this address, so we left it out.';

/** One change of the search is enough: what follows a second would be what followed the first. */
const isFirst = ({ context }: Snapshot): boolean => isSameSearch(firstPageOf(context.applied), FIRST_PAGE);
/** Nothing is open over the page, and no answer is awaited. */
const isAtHand = (snapshot: Snapshot): boolean =>
  isFirst(snapshot) && snapshot.value.menu === 'closed' && snapshot.value.results !== 'loading';
const areHomesAtHand = (snapshot: Snapshot): boolean =>
  isAtHand(snapshot) && snapshot.value.results === 'found';
const isOpen =
  (...menus: Snapshot['value']['menu'][]) =>
  ({ value }: Snapshot): boolean =>
    menus.includes(value.menu);

/** What the menus hold, against what the address says. */
export function draftNow(context: SearchContext): string {
  if (isRangeBackwards(context.draft)) return 'backwards';
  return isSameSearch(draftAppliedTo(context), firstPageOf(context.applied)) ? 'as applied' : 'another';
}

const isAnotherDraftIn =
  (menu: Snapshot['value']['menu']) =>
  (snapshot: Snapshot): boolean =>
    isOpen(menu)(snapshot) && draftNow(snapshot.context) === 'another';

export const searchEvents: Readonly<Record<string, EventCase<typeof searchMachine>>> = {
  'another place typed': {
    event: { type: 'query.typed', text: ELSEWHERE.q },
    when: isAtHand,
    by: ({ type }) => type('Search homes', ELSEWHERE.q),
  },
  'text submitted': {
    event: { type: 'query.submitted' },
    when: isAtHand,
    by: async ({ press, key }) => {
      await press('Search homes', 'searchbox');
      await key('Enter');
    },
  },
  'text taken away': {
    event: { type: 'query.cleared' },
    when: areHomesAtHand,
    by: ({ press }) => press('Remove Yaba'),
  },
  'filter taken away': {
    event: { type: 'filter.removed', menu: 'beds' },
    when: areHomesAtHand,
    by: ({ press }) => press('Remove 3 beds'),
  },
  'all taken away': {
    event: { type: 'filters.reset' },
    when: (snapshot) => isAtHand(snapshot) && snapshot.value.results === 'empty',
    by: ({ press }) => press('See all properties'),
  },
  'cheapest first chosen': {
    event: { type: 'sort.chosen', sort: 'price_asc' },
    when: areHomesAtHand,
    by: ({ choose }) => choose('Order', 'Price: low to high'),
  },
  'page 1 asked for': {
    event: { type: 'address.changed', filters: FIRST_PAGE, notices: [] },
    when: (snapshot) =>
      isAtHand(snapshot) &&
      snapshot.value.results === 'pastTheEnd' &&
      snapshot.context.applied.page === FIRST.page,
    by: ({ press }) => press('Go to page 1', 'link'),
  },
  'another search opened': {
    event: { type: 'address.changed', filters: ELSEWHERE, notices: [] },
    when: isFirst,
    by: ({ open }) => open(searchPath(ELSEWHERE)),
  },
  'the same opened with a word that means nothing': {
    event: { type: 'address.changed', filters: FIRST, notices: [NOTICE] },
    when: (snapshot) => areHomesAtHand(snapshot) && snapshot.context.applied.page === FIRST.page,
    by: ({ open }) => open(`${searchPath(FIRST)}&sort=nicest`),
  },
  'tried again': { event: { type: 'results.retried' }, by: ({ press }) => press('Try again') },
  'Price opened': {
    event: { type: 'menu.opened', menu: 'price' },
    when: areHomesAtHand,
    by: ({ press }) => press('Price'),
  },
  'Type opened': {
    event: { type: 'menu.opened', menu: 'type' },
    when: areHomesAtHand,
    by: ({ press }) => press('Type'),
  },
  'Beds opened': {
    event: { type: 'menu.opened', menu: 'beds' },
    when: (snapshot) => areHomesAtHand(snapshot) || isOpen('type')(snapshot),
    by: ({ press }) => press('Beds'),
  },
  'Baths opened': {
    event: { type: 'menu.opened', menu: 'baths' },
    when: areHomesAtHand,
    by: ({ press }) => press('Baths'),
  },
  'all filters opened': {
    event: { type: 'menu.opened', menu: 'all' },
    when: areHomesAtHand,
    by: ({ press }) => press('Filters'),
  },
  'prices chosen': {
    event: { type: 'draft.changed', change: { minKobo: naira(5_000_000), maxKobo: naira(60_000_000) } },
    when: isOpen('price'),
    by: async ({ type }) => {
      await type('Minimum', '5000000');
      await type('Maximum', '60000000');
    },
  },
  'a minimum above the maximum chosen': {
    event: { type: 'draft.changed', change: { minKobo: naira(60_000_000), maxKobo: naira(15_000_000) } },
    when: isOpen('price', 'all'),
    by: async ({ type }) => {
      await type('Minimum', '60000000');
      await type('Maximum', '15000000');
    },
  },
  'duplex chosen': {
    event: { type: 'draft.changed', change: { type: 'duplex' } },
    when: isOpen('type', 'all'),
    by: ({ press }) => press('Duplex', 'radio'),
  },
  'two beds chosen': {
    event: { type: 'draft.changed', change: { beds: 2 } },
    when: isOpen('beds'),
    by: ({ press }) => press('2', 'radio'),
  },
  'two baths chosen': {
    event: { type: 'draft.changed', change: { baths: 2 } },
    when: isOpen('baths'),
    by: ({ press }) => press('2', 'radio'),
  },
  'price cleared': {
    event: { type: 'menu.emptied', menu: 'price' },
    when: isAnotherDraftIn('price'),
    by: ({ press }) => press('Clear price'),
  },
  'type cleared': {
    event: { type: 'menu.emptied', menu: 'type' },
    when: isAnotherDraftIn('type'),
    by: ({ press }) => press('Clear type'),
  },
  'beds cleared': {
    event: { type: 'menu.emptied', menu: 'beds' },
    when: isAnotherDraftIn('beds'),
    by: ({ press }) => press('Clear beds'),
  },
  'baths cleared': {
    event: { type: 'menu.emptied', menu: 'baths' },
    when: isAnotherDraftIn('baths'),
    by: ({ press }) => press('Clear baths'),
  },
  'all filters cleared': {
    event: { type: 'menu.emptied', menu: 'all' },
    when: isAnotherDraftIn('all'),
    by: ({ press }) => press('Clear filters'),
  },
  'Price left': { event: { type: 'menu.closed', menu: 'price' }, by: ({ key }) => key('Escape') },
  'Type left': { event: { type: 'menu.closed', menu: 'type' }, by: ({ key }) => key('Escape') },
  'Beds left': { event: { type: 'menu.closed', menu: 'beds' }, by: ({ key }) => key('Escape') },
  'Baths left': { event: { type: 'menu.closed', menu: 'baths' }, by: ({ key }) => key('Escape') },
  'all filters left': { event: { type: 'menu.closed', menu: 'all' }, by: ({ press }) => press('Close') },
  applied: {
    event: { type: 'filters.applied' },
    when: (snapshot) => !isOpen('closed')(snapshot),
    by: ({ press }) => press('Apply'),
  },
};
