import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';
import type { OpenableMenu, SearchEvent } from './search.events.ts';
import {
  CLEARED_BY_MENU,
  draftOf,
  type FilterDraft,
  isRangeBackwards,
  NO_FILTERS,
  type SearchFilters,
} from './search.filters.ts';
import { outcomeOf, type SearchResults } from './search.outcome.ts';
import { filtersForText } from './search.text.ts';
import { type DecodedSearch, isSameSearch } from './search.url.ts';

export interface SearchContext {
  /** The search in the URL; changed only by the URL. */
  readonly applied: SearchFilters;
  /** Messages about the invalid parts of the URL. */
  readonly notices: readonly string[];
  readonly typed: string;
  readonly draft: FilterDraft;
  /** Why the draft cannot be applied. */
  readonly draftProblem: string | null;
  /** The search whose homes were loaded last; differs from `applied` while a search is loading or has failed. */
  readonly shown: SearchFilters | null;
  readonly failure: Failure | null;
}

export const RANGE_PROBLEM = 'The minimum is above the maximum.';

/** The search after applying the draft. A filter of the text that the buyer changes is one of a menu. */
export const applyDraft = ({ applied, draft }: SearchContext): SearchFilters => ({
  ...applied,
  ...draft,
  inText: applied.inText.filter((field) => draft[field] === applied[field]),
  page: 1,
});
/** The search for the typed text, whose filters override the applied ones. */
export const searchForTypedText = ({ applied, typed }: SearchContext): SearchFilters => ({
  ...filtersForText(applied, typed.trim()),
  page: 1,
});

export const searchSetup = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as DecodedSearch,
    tags: {} as 'busy',
  },
  actors: {
    fetchProperties: fromPromise<SearchResults, SearchFilters>(notProvided('fetchProperties')),
  },
  guards: {
    isMenu: ({ event }, { menu }: { menu: OpenableMenu }) => {
      assertEvent(event, ['menu.opened', 'menu.closed']);
      return event.menu === menu;
    },
    isRangeBackwards: ({ context }) => isRangeBackwards(context.draft),
    isDraftAlreadyApplied: ({ context }) => isSameSearch(applyDraft(context), context.applied),
    isTextAlreadyApplied: ({ context }) => isSameSearch(searchForTypedText(context), context.applied),
    isAnotherSearch: ({ context, event }) => {
      assertEvent(event, 'address.changed');
      return !isSameSearch(event.filters, context.applied);
    },
    hasNoMatch: (_, { results }: { results: SearchResults }) => outcomeOf(results) === 'empty',
    isPastTheEnd: (_, { results }: { results: SearchResults }) => outcomeOf(results) === 'pastTheEnd',
  },
  actions: {
    /** Provided by the route: writes these filters to the URL; `address.changed` follows. */
    showAddress: (_, _params: { filters: SearchFilters }) => notProvided('showAddress')(),
    setAddress: assign(({ event }) => {
      assertEvent(event, 'address.changed');
      const { filters, notices } = event;
      return { applied: filters, notices, typed: filters.q, draft: draftOf(filters), draftProblem: null };
    }),
    setNotices: assign(({ event }) => {
      assertEvent(event, 'address.changed');
      return { notices: event.notices };
    }),
    startDraft: assign(({ context }) => ({ draft: draftOf(context.applied), draftProblem: null })),
    changeDraft: assign(({ context, event }) => {
      assertEvent(event, 'draft.changed');
      return { draft: { ...context.draft, ...event.change }, draftProblem: null };
    }),
    emptyDraft: assign(({ context, event }) => {
      assertEvent(event, 'menu.emptied');
      const emptied = event.menu === 'all' ? draftOf(NO_FILTERS) : CLEARED_BY_MENU[event.menu];
      return { draft: { ...context.draft, ...emptied }, draftProblem: null };
    }),
    explainRange: assign({ draftProblem: RANGE_PROBLEM }),
    setText: assign(({ event }) => {
      assertEvent(event, 'query.typed');
      return { typed: event.text };
    }),
    /** Provided by the route: stores the homes in the query cache, for the page and the next visit. */
    storeResults: (_, _params: { filters: SearchFilters; results: SearchResults }) =>
      notProvided('storeResults')(),
    rememberShown: assign(({ context }) => ({ shown: context.applied })),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: callDelays,
});
