import { address, field, text } from '#flows/paths/model/expectation.ts';
import type { BuyerDriver, BuyerEvent } from '../../about/model.ts';
import { NO_FILTERS, type SearchFilters, withoutMenu } from '../search.filters.ts';
import type { searchMachine } from '../search.machine.ts';
import { searchPath } from '../search.url.ts';
import { menuEvents } from './search.model.menus.ts';
import {
  FIRST_PAGE,
  hasHomesShown,
  hasTypedText,
  INITIAL_SEARCH,
  isIdle,
  isInitialSearch,
  SEARCHING,
} from './search.model.places.ts';

const ELSEWHERE: SearchFilters = { ...NO_FILTERS, q: 'Ikeja' };
const NOTICE = 'We could not read the order in this address, so we left it out.';

async function submitText({ press, key }: BuyerDriver): Promise<void> {
  await press('Search homes', 'searchbox');
  await key('Enter');
}

export const searchEvents: Readonly<Record<string, BuyerEvent<typeof searchMachine>>> = {
  'another place typed': {
    event: { type: 'query.typed', text: ELSEWHERE.q },
    when: isIdle,
    perform: ({ type }) => type('Search homes', ELSEWHERE.q),
    expects: [field('Search homes', { value: 'Ikeja' })],
  },
  'another place asked for': {
    event: { type: 'query.submitted' },
    when: (snapshot) => isIdle(snapshot) && hasTypedText(snapshot.context),
    perform: submitText,
    expects: [address(searchPath({ ...FIRST_PAGE, q: ELSEWHERE.q }))],
  },
  'the same place asked for on page 2': {
    event: { type: 'query.submitted' },
    when: (snapshot) =>
      isIdle(snapshot) &&
      !hasTypedText(snapshot.context) &&
      snapshot.context.applied.page === INITIAL_SEARCH.page,
    perform: submitText,
    expects: [address(searchPath(FIRST_PAGE))],
  },
  'the same place asked for on page 1': {
    event: { type: 'query.submitted' },
    when: (snapshot) =>
      isIdle(snapshot) && !hasTypedText(snapshot.context) && snapshot.context.applied.page === 1,
    perform: submitText,
    expects: [SEARCHING],
  },
  'text taken away': {
    event: { type: 'address.changed', filters: { ...FIRST_PAGE, q: '' }, notices: [] },
    when: hasHomesShown,
    perform: ({ press }) => press('Remove Yaba', 'link'),
    expects: [address(searchPath({ ...FIRST_PAGE, q: '' }))],
  },
  'filter taken away': {
    event: { type: 'address.changed', filters: withoutMenu(INITIAL_SEARCH, 'beds'), notices: [] },
    when: hasHomesShown,
    perform: ({ press }) => press('Remove 3 beds', 'link'),
    expects: [address(searchPath({ ...FIRST_PAGE, beds: null }))],
  },
  'all taken away': {
    event: { type: 'address.changed', filters: NO_FILTERS, notices: [] },
    when: (snapshot) => isIdle(snapshot) && snapshot.value.results === 'empty',
    perform: ({ press }) => press('See all properties', 'link'),
    expects: [address('/search')],
  },
  'cheapest first chosen': {
    event: { type: 'sort.chosen', sort: 'price_asc' },
    when: hasHomesShown,
    perform: ({ choose }) => choose('Order', 'Price: low to high'),
    expects: [address(searchPath({ ...FIRST_PAGE, sort: 'price_asc' }))],
  },
  'page 1 asked for': {
    event: { type: 'address.changed', filters: FIRST_PAGE, notices: [] },
    when: (snapshot) =>
      isIdle(snapshot) &&
      snapshot.value.results === 'pastTheEnd' &&
      snapshot.context.applied.page === INITIAL_SEARCH.page,
    perform: ({ press }) => press('Go to page 1', 'link'),
    expects: [address(searchPath(FIRST_PAGE))],
  },
  'another search opened': {
    event: { type: 'address.changed', filters: ELSEWHERE, notices: [] },
    when: isInitialSearch,
    perform: ({ open }) => open(searchPath(ELSEWHERE)),
    expects: [address(searchPath(ELSEWHERE))],
  },
  'the same opened with a word that means nothing': {
    event: { type: 'address.changed', filters: INITIAL_SEARCH, notices: [NOTICE] },
    when: (snapshot) => hasHomesShown(snapshot) && snapshot.context.applied.page === INITIAL_SEARCH.page,
    perform: ({ open }) => open(`${searchPath(INITIAL_SEARCH)}&sort=nicest`),
    expects: [text(NOTICE)],
  },
  'tried again': {
    event: { type: 'retry.requested' },
    perform: ({ press }) => press('Try again'),
    expects: [SEARCHING],
  },
  ...menuEvents,
};
