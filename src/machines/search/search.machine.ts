import { failed, NO_ANSWER } from '../call-failures.ts';
import type { OpenableMenu } from './search.events.ts';
import { draftOf, EMPTIED_BY_MENU, NO_FILTERS } from './search.filters.ts';
import { draftAppliedTo, type SearchContext, searchSetup, typedIn } from './search.setup.ts';

/** What follows when a menu is applied. */
const APPLIED = [
  {
    guard: 'isDraftAlreadyApplied',
    target: 'closed',
    description: 'You apply what is on already.',
  },
  {
    actions: {
      type: 'showAddress',
      params: ({ context }: { context: SearchContext }) => ({ filters: draftAppliedTo(context) }),
    },
    description:
      'You apply: the address names the new filters, which closes the menu and fetches their homes.',
  },
] as const;
/** Where prices are chosen. */
const RANGE_REFUSED = {
  guard: 'isRangeBackwards',
  actions: 'explainRange',
  description: 'The minimum is above the maximum; you read so.',
} as const;

export const searchMachine = searchSetup.createMachine({
  id: 'search',
  description: 'Looking for a home. The address of the page says which homes are asked for.',
  context: ({ input }) => ({
    applied: input.filters,
    notices: input.notices,
    typed: input.filters.q,
    draft: draftOf(input.filters),
    draftProblem: null,
    results: null,
    resultsFor: null,
    failure: null,
  }),
  type: 'parallel',
  on: {
    'address.changed': [
      {
        guard: 'isAnotherSearch',
        target: ['.menu.closed', '.results.loading'],
        actions: 'takeAddress',
        description: 'The address names another search: by a choice of yours, a link, back or forward.',
      },
      { actions: 'takeNotices', description: 'The address names the search that you see already.' },
    ],
    'query.typed': { actions: 'takeText', description: 'You type in the search box.' },
    'query.submitted': [
      {
        guard: 'isTextAlreadyApplied',
        target: '.results.loading',
        description: 'You ask for the same text again.',
      },
      {
        actions: { type: 'showAddress', params: ({ context }) => ({ filters: typedIn(context) }) },
        description: 'You ask for what you typed.',
      },
    ],
    'query.cleared': {
      actions: {
        type: 'showAddress',
        params: ({ context }) => ({ filters: { ...context.applied, q: '', page: 1 } }),
      },
      description: 'You take the text away.',
    },
    'filter.removed': {
      actions: {
        type: 'showAddress',
        params: ({ context, event }) => ({
          filters: { ...context.applied, ...EMPTIED_BY_MENU[event.menu], page: 1 },
        }),
      },
      description: 'You take one filter away.',
    },
    'filters.reset': {
      actions: { type: 'showAddress', params: () => ({ filters: NO_FILTERS }) },
      description: 'You take the text and every filter away.',
    },
    'sort.chosen': {
      actions: {
        type: 'showAddress',
        params: ({ context, event }) => ({ filters: { ...context.applied, sort: event.sort, page: 1 } }),
      },
      description: 'You choose another order.',
    },
  },
  states: {
    menu: {
      description: 'The filter menus: one is open at a time.',
      initial: 'closed',
      on: {
        'menu.opened': [
          {
            guard: { type: 'isMenu', params: { menu: 'price' } },
            target: '.price',
            actions: 'startDraft',
            description: 'You open Price.',
          },
          {
            guard: { type: 'isMenu', params: { menu: 'type' } },
            target: '.type',
            actions: 'startDraft',
            description: 'You open Type.',
          },
          {
            guard: { type: 'isMenu', params: { menu: 'beds' } },
            target: '.beds',
            actions: 'startDraft',
            description: 'You open Beds.',
          },
          {
            guard: { type: 'isMenu', params: { menu: 'baths' } },
            target: '.baths',
            actions: 'startDraft',
            description: 'You open Baths.',
          },
          { target: '.all', actions: 'startDraft', description: 'You open the sheet with all filters.' },
        ],
      },
      states: {
        closed: { description: 'No filter menu is open.' },
        price: openMenu('price', 'You choose a lowest and a highest price.', [RANGE_REFUSED, ...APPLIED]),
        type: openMenu('type', 'You choose one type of home.', APPLIED),
        beds: openMenu('beds', 'You choose the number of beds.', APPLIED),
        baths: openMenu('baths', 'You choose the number of baths.', APPLIED),
        all: openMenu('all', 'You choose among all filters, on a phone.', [RANGE_REFUSED, ...APPLIED]),
      },
    },
    results: {
      description: 'The homes that the address asks for.',
      initial: 'loading',
      states: {
        loading: {
          tags: ['busy'],
          description: 'The homes are being fetched.',
          entry: 'clearFailure',
          invoke: {
            id: 'fetchProperties',
            src: 'fetchProperties',
            input: ({ context }) => context.applied,
            onDone: [
              {
                guard: { type: 'hasNoMatch', params: ({ event }) => ({ results: event.output }) },
                target: 'empty',
                actions: { type: 'keepResults', params: ({ event }) => ({ results: event.output }) },
                description: 'No home fits.',
              },
              {
                guard: { type: 'isPastTheEnd', params: ({ event }) => ({ results: event.output }) },
                target: 'pastTheEnd',
                actions: { type: 'keepResults', params: ({ event }) => ({ results: event.output }) },
                description: 'Homes fit, but fewer pages than the address asks for.',
              },
              {
                target: 'found',
                actions: { type: 'keepResults', params: ({ event }) => ({ results: event.output }) },
                description: 'Homes fit.',
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: failed },
              description: 'They could not be fetched.',
            },
          },
          after: {
            callDeadline: {
              target: 'failed',
              actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
              description: 'No answer came in time.',
            },
          },
        },
        found: { description: 'You see how many homes fit, and a page of them.' },
        empty: { description: 'You see that no home fits, and which filters you can take away.' },
        pastTheEnd: { description: 'You see that there is no such page, and a way to the first.' },
        failed: {
          description: 'You see why the homes could not be fetched; those of before stay.',
          on: { 'results.retried': { target: 'loading', description: 'You try again.' } },
        },
      },
      on: {
        'filters.applied': {
          guard: 'isDraftAlreadyApplied',
          target: '.loading',
          description: 'You apply the filters that are on already: the homes are fetched again.',
        },
      },
    },
  },
});

/** One open menu: what is chosen in it counts only once it is applied. */
function openMenu<Menu extends OpenableMenu, const Applied>(
  menu: Menu,
  description: string,
  applied: Applied,
) {
  return {
    description,
    on: {
      'draft.changed': { actions: 'changeDraft', description: 'You choose; nothing is fetched yet.' },
      'menu.emptied': { actions: 'emptyDraft', description: 'You clear what you chose.' },
      'menu.closed': {
        guard: { type: 'isMenu', params: { menu } },
        target: 'closed',
        actions: 'startDraft',
        description: 'You leave the menu; what you did not apply is dropped.',
      },
      'filters.applied': applied,
    },
  } as const;
}
