import { call } from '../call.ts';
import type { OpenableMenu } from './search.events.ts';
import { draftOf } from './search.filters.ts';
import type { SearchResults } from './search.outcome.ts';
import { applyDraft, type SearchContext, searchForTypedText, searchSetup } from './search.setup.ts';

const results = ({ event }: { event: { output: SearchResults } }) => ({ results: event.output });
/** Transitions that show the received results. */
const RECEIVED = [
  {
    type: 'storeResults',
    params: ({ context, event }: { context: SearchContext; event: { output: SearchResults } }) => ({
      filters: context.applied,
      results: event.output,
    }),
  },
  'rememberShown',
] as const;

/** Transitions after Apply. */
const APPLIED = [
  {
    guard: 'isDraftAlreadyApplied',
    target: 'closed',
    description: 'The buyer applies the filters that are on already; the menu closes.',
  },
  {
    actions: {
      type: 'showAddress',
      params: ({ context }: { context: SearchContext }) => ({ filters: applyDraft(context) }),
    },
    description:
      'The buyer applies the filters; the address names them, the menu closes and the homes are fetched.',
  },
] as const;
/** The additional transition of menus with prices. */
const RANGE_REJECTED = {
  guard: 'isRangeBackwards',
  actions: 'explainRange',
  description: 'The buyer applies a lowest price above the highest; the menu says so.',
} as const;

export const searchMachine = searchSetup.createMachine({
  id: 'search',
  description: 'The buyer searches for a home; the address of the page names the search.',
  context: ({ input }) => ({
    applied: input.filters,
    notices: input.notices,
    typed: input.filters.q,
    draft: draftOf(input.filters),
    draftProblem: null,
    shown: null,
    failure: null,
  }),
  type: 'parallel',
  on: {
    'address.changed': [
      {
        guard: 'isAnotherSearch',
        target: ['.menu.closed', '.results.loading'],
        actions: 'setAddress',
        description:
          'The address names another search: a choice, a filter removed, a link, back or forward; its homes are fetched.',
      },
      { actions: 'setNotices', description: 'The address names the search that is shown already.' },
    ],
    'query.typed': { actions: 'setText', description: 'The buyer types in the search box.' },
    'query.submitted': [
      {
        guard: 'isTextAlreadyApplied',
        target: '.results.loading',
        description: 'The buyer searches for the same text again; the homes are fetched again.',
      },
      {
        actions: { type: 'showAddress', params: ({ context }) => ({ filters: searchForTypedText(context) }) },
        description:
          'The buyer searches for the text; the address names it, and a price or a number of rooms in it as a filter.',
      },
    ],
    'sort.chosen': {
      actions: {
        type: 'showAddress',
        params: ({ context, event }) => ({ filters: { ...context.applied, sort: event.sort, page: 1 } }),
      },
      description: 'The buyer chooses another order; the address names it.',
    },
  },
  states: {
    menu: {
      description: 'The page has a menu for each filter; one is open at a time.',
      initial: 'closed',
      on: {
        'menu.opened': [
          {
            guard: { type: 'isMenu', params: { menu: 'price' } },
            target: '.price',
            description: 'The buyer opens Price.',
          },
          {
            guard: { type: 'isMenu', params: { menu: 'monthly' } },
            target: '.monthly',
            description: 'The buyer opens ₦ a month.',
          },
          {
            guard: { type: 'isMenu', params: { menu: 'type' } },
            target: '.type',
            description: 'The buyer opens Type.',
          },
          {
            guard: { type: 'isMenu', params: { menu: 'beds' } },
            target: '.beds',
            description: 'The buyer opens Beds.',
          },
          {
            guard: { type: 'isMenu', params: { menu: 'baths' } },
            target: '.baths',
            description: 'The buyer opens Baths.',
          },
          {
            target: '.all',
            description: 'The buyer opens the sheet with all filters, on a phone.',
          },
        ],
      },
      states: {
        closed: { description: 'No filter menu is open.' },
        price: openMenu('price', 'The buyer chooses a lowest and a highest price.', [
          RANGE_REJECTED,
          ...APPLIED,
        ]),
        monthly: openMenu(
          'monthly',
          'The buyer chooses the most that a home may take a month, on which plan and over how long.',
          APPLIED,
        ),
        type: openMenu('type', 'The buyer chooses a type of home.', APPLIED),
        beds: openMenu('beds', 'The buyer chooses the number of beds.', APPLIED),
        baths: openMenu('baths', 'The buyer chooses the number of baths.', APPLIED),
        all: openMenu('all', 'The buyer chooses among all filters, on a phone.', [
          RANGE_REJECTED,
          ...APPLIED,
        ]),
      },
    },
    results: {
      description: 'The page shows the homes that the address names.',
      initial: 'loading',
      states: {
        loading: {
          tags: ['busy'],
          description: 'The server searches the homes.',
          entry: 'clearFailure',
          ...call({
            src: 'fetchProperties',
            input: ({ context }: { context: SearchContext }) => context.applied,
            onDone: [
              {
                guard: { type: 'hasNoMatch', params: results },
                target: 'empty',
                actions: RECEIVED,
                description: 'The server finds no home that fits.',
              },
              {
                guard: { type: 'isPastTheEnd', params: results },
                target: 'pastTheEnd',
                actions: RECEIVED,
                description: 'The server finds homes, but fewer pages than the address asks for.',
              },
              {
                target: 'found',
                actions: RECEIVED,
                description: 'The server finds homes that fit.',
              },
            ],
            onFailure: {
              target: 'failed',
              actions: ['storeFailure'],
              description: 'The server could not be asked; the page says why.',
              whenLate: 'the page says so.',
            },
          }),
        },
        found: { description: 'The page shows how many homes fit, and a page of them.' },
        empty: {
          description:
            'The page says that no home fits, and how many do with fewer words or without one of the filters.',
        },
        pastTheEnd: { description: 'The page says that there is no such page, and leads to the first.' },
        failed: {
          description: 'The page says why the homes could not be fetched; the earlier ones stay.',
          on: {
            'retry.requested': {
              target: 'loading',
              description: 'The buyer tries again; the server is asked again.',
            },
          },
        },
      },
      on: {
        'filters.applied': {
          guard: 'isDraftAlreadyApplied',
          target: '.loading',
          description: 'The buyer applies the filters that are on already; the homes are fetched again.',
        },
      },
    },
  },
});

/** One open menu, whose values take effect only after Apply. */
function openMenu<Menu extends OpenableMenu, const Applied>(
  menu: Menu,
  description: string,
  applied: Applied,
) {
  return {
    description,
    entry: 'startDraft',
    on: {
      'draft.changed': { actions: 'changeDraft', description: 'The buyer chooses; nothing is fetched yet.' },
      'menu.emptied': { actions: 'emptyDraft', description: 'The buyer clears the choice of the menu.' },
      'menu.closed': {
        guard: { type: 'isMenu', params: { menu } },
        target: 'closed',
        description: 'The buyer closes the menu; what was not applied is dropped.',
      },
      'filters.applied': applied,
    },
  } as const;
}
