import { raise } from 'xstate';
import type { Property } from '#api/calls/properties.ts';
import { naira } from '#domain/money.ts';
import {
  address,
  button,
  dialog,
  type Expectation,
  field,
  link,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { callDeadline, defineModel, NO_CONNECTION, networkDown, serverDown } from '../../about/model.ts';
import { searchMachine } from '../search.machine.ts';
import type { SearchContext } from '../search.setup.ts';
import { isSameSearch, searchPath } from '../search.url.ts';
import { searchEvents } from './search.model.events.ts';
import {
  choice,
  draftState,
  FIRST_PAGE,
  firstPageOf,
  hasTypedText,
  INITIAL_SEARCH,
  RANGE_PROBLEM,
  SEARCHING,
} from './search.model.places.ts';
import { sideEffects } from './search.model.sideEffects.ts';

/** Provides the effect as the route does: the new URL is sent back as an event. */
const machine = searchMachine.provide({
  actions: {
    showAddress: raise((_, { filters }) => ({ type: 'address.changed' as const, filters, notices: [] })),
    storeResults: () => {},
  },
});

const home: Property = {
  id: '0190b3a0-0000-7000-8000-000000000001',
  title: 'Ewe Terraces',
  address: 'Ebute Road, Ikorodu, Lagos',
  town: 'Ikorodu',
  state: 'Lagos',
  price: naira(32_000_000),
  type: 'terrace',
  beds: 3,
  baths: 3,
  units: 14,
  buildingsCount: 1,
  saved: false,
  withdrawn: false,
  img: null,
  listedAt: '2026-08-01T09:00:00.000Z',
  buildings: [],
};

const results: Expectation = { role: 'region', name: 'Results', isNot: 'busy' };
const failedWith = (reason: string): readonly Expectation[] => [text(reason), button('Try again')];
const openMenu = (label: string): readonly Expectation[] => [dialog(label), button('Apply')];
const prices = ({ draftProblem }: SearchContext): Expectation =>
  draftProblem === null
    ? without(field('Minimum', { description: RANGE_PROBLEM }))
    : field('Minimum', { description: RANGE_PROBLEM });

export const searchModel = defineModel({
  machine,
  title: 'Search',
  starts: { 'the second page of three beds in Yaba': { filters: INITIAL_SEARCH, notices: [] } },
  events: searchEvents,
  responses: {
    fetchProperties: {
      'homes found': resolved({ properties: [home], total: 20, totalPages: 2 }, [
        without(text('There is no page')),
        without(text('No property')),
      ]),
      'no home fits': resolved({ properties: [], total: 0, totalPages: 0 }, [text('No property')]),
      'no such page': resolved({ properties: [], total: 5, totalPages: 1 }, [text('There is no page')]),
      'no network': { ...networkDown, expects: failedWith(NO_CONNECTION) },
      'the server fell over': {
        ...serverDown,
        expects: failedWith('Something went wrong on our side. Please try again.'),
      },
    },
  },
  waits: { callDeadline: { ...callDeadline, expects: failedWith(NO_CONNECTION) } },
  facts: (context) => ({
    isInitialSearch: isSameSearch(firstPageOf(context.applied), FIRST_PAGE),
    page: context.applied.page,
    hasTypedText: hasTypedText(context),
    draft: draftState(context),
  }),
  // While a search loads, the homes of the one before stay on the page.
  message: ({ failure, shown }, { value }) => {
    if (failure) return 'a failure';
    return value.results === 'loading' && shown ? 'homes' : null;
  },
  sideEffects,
  expects: {
    'menu.closed': ({ typed }) => [without(button('Apply')), field('Search homes', { value: typed })],
    'menu.price': (context) => [...openMenu('Price'), prices(context)],
    'menu.monthly': ({ draft }) => [
      ...openMenu('₦ a month'),
      field('At most a month', { value: draft.maxMonthlyKobo === null ? '' : '420,000' }),
    ],
    'menu.type': ({ draft }) => [...openMenu('Type'), choice('Duplex', draft.type === 'duplex')],
    'menu.beds': ({ draft }) => [
      ...openMenu('Beds'),
      choice('2', draft.beds === 2),
      choice('3', draft.beds === 3),
    ],
    'menu.baths': ({ draft }) => [...openMenu('Baths'), choice('2', draft.baths === 2)],
    'menu.all': (context) => [
      ...openMenu('Filters'),
      prices(context),
      choice('Duplex', context.draft.type === 'duplex'),
    ],
    'results.loading': ({ applied }) => [SEARCHING, address(searchPath(applied))],
    // The sheet with all filters hides the page from role queries but not visually, so text queries still find the text
    // behind it.
    'results.found': ({ applied, notices }) => [
      ...(applied.q ? [text('About'), text(`for ${applied.q}`)] : [text('Total Properties.')]),
      ...notices.map(text),
      without(text('No property')),
    ],
    'results.empty': ({ applied }) => [
      results,
      text(applied.q ? `No property for ${applied.q}` : 'No property fits'),
      ...(applied.q ? [link('See all properties')] : []),
    ],
    'results.pastTheEnd': ({ applied }) => [
      results,
      text(`There is no page ${applied.page}`),
      link('Go to page 1'),
    ],
    'results.failed': ({ failure }) => [results, text(failure?.message ?? ''), button('Try again')],
  },
});
