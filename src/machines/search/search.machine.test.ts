import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { ApiError } from '#api/failure.ts';
import { naira } from '#domain/money.ts';
import { buildProperty } from '#tests/fixtures/properties.ts';
import { CALL_DEADLINE_MS } from '../callFailures.ts';
import type { OpenableMenu } from './search.events.ts';
import { draftOf, FILTER_MENUS, NO_FILTERS, type SearchFilters } from './search.filters.ts';
import { searchMachine } from './search.machine.ts';
import type { SearchResults } from './search.outcome.ts';
import { RANGE_PROBLEM } from './search.setup.ts';
import { decodeSearch, encodeSearch } from './search.url.ts';

const onePage: SearchResults = { properties: [buildProperty()], total: 1, totalPages: 1 };
const nothing: SearchResults = { properties: [], total: 0, totalPages: 0 };
const lekki: SearchFilters = { ...NO_FILTERS, q: 'Lekki' };

function start(
  fetchProperties: (filters: SearchFilters) => Promise<SearchResults>,
  filters: SearchFilters = NO_FILTERS,
) {
  const clock = new SimulatedClock();
  const showAddress = vi.fn<(filters: SearchFilters) => void>();
  const storeResults = vi.fn<(filters: SearchFilters, results: SearchResults) => void>();
  const actor = createActor(
    searchMachine.provide({
      actors: { fetchProperties: fromPromise(({ input }) => fetchProperties(input)) },
      actions: {
        showAddress: (_, params) => showAddress(params.filters),
        storeResults: (_, params) => storeResults(params.filters, params.results),
      },
    }),
    { clock, input: { filters, notices: [] } },
  );
  actor.start();
  return { actor, clock, showAddress, storeResults };
}

const never = () => new Promise<never>(() => {});
const settled = (actor: ReturnType<typeof start>['actor']) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

describe('the results of a search', () => {
  test.each([
    { name: 'found', results: onePage, state: 'found' },
    { name: 'empty', results: nothing, state: 'empty' },
    {
      name: 'past the last page',
      results: { properties: [], total: 20, totalPages: 2 },
      state: 'pastTheEnd',
    },
  ])('$name', async ({ results, state }) => {
    const { actor, storeResults } = start(async () => results, lekki);
    expect(actor.getSnapshot().value).toEqual({ menu: 'closed', results: 'loading' });
    const after = await settled(actor);
    expect(after.value).toEqual({ menu: 'closed', results: state });
    expect(storeResults.mock.calls).toEqual([[lekki, results]]);
    expect(after.context.shown).toEqual(lekki);
  });

  test('a failure keeps the shown search, and a retry clears the failure', async () => {
    const answers = [
      async () => onePage,
      () => Promise.reject(new ApiError({ code: 'network_down', status: null })),
    ];
    const { actor } = start(async () => (answers.shift() ?? never)());
    await settled(actor);
    actor.send({ type: 'address.changed', filters: lekki, notices: [] });
    const failed = await settled(actor);
    expect(failed.value).toEqual({ menu: 'closed', results: 'failed' });
    expect(failed.context.failure?.code).toBe('network_down');
    expect(failed.context.shown).toEqual(NO_FILTERS);
    actor.send({ type: 'retry.requested' });
    expect(actor.getSnapshot().value).toEqual({ menu: 'closed', results: 'loading' });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  test('waits for a response until the last millisecond of the deadline', () => {
    const { actor, clock } = start(never);
    clock.increment(CALL_DEADLINE_MS - 1);
    expect(actor.getSnapshot().value).toEqual({ menu: 'closed', results: 'loading' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ menu: 'closed', results: 'failed' });
    expect(actor.getSnapshot().context.failure?.code).toBe('network_down');
  });
});

describe('the address', () => {
  test('determines the search: back and forward fetch, close the menu and set text and draft', async () => {
    const fetched: SearchFilters[] = [];
    const { actor } = start(async (filters) => {
      fetched.push(filters);
      return onePage;
    });
    await settled(actor);
    actor.send({ type: 'menu.opened', menu: 'beds' });
    const back = { ...lekki, beds: 3 as const };
    actor.send({ type: 'address.changed', filters: back, notices: ['One thing was left out.'] });
    expect(actor.getSnapshot().value).toEqual({ menu: 'closed', results: 'loading' });
    const { context } = await settled(actor);
    expect(fetched).toEqual([NO_FILTERS, back]);
    expect(context).toMatchObject({
      applied: back,
      typed: 'Lekki',
      draft: draftOf(back),
      notices: ['One thing was left out.'],
    });
  });

  test('of the same search fetches nothing', async () => {
    const fetch = vi.fn(async () => onePage);
    const { actor } = start(fetch);
    await settled(actor);
    actor.send({ type: 'address.changed', filters: { ...NO_FILTERS }, notices: ['A page was left out.'] });
    expect(actor.getSnapshot().value).toEqual({ menu: 'closed', results: 'found' });
    expect(actor.getSnapshot().context.notices).toEqual(['A page was left out.']);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('gets a new order, from the first page, before the search itself changes', () => {
    const applied = { ...lekki, minKobo: naira(5_000_000), page: 4 };
    const { actor, showAddress } = start(never, applied);
    actor.send({ type: 'sort.chosen', sort: 'monthly_asc' });
    expect(showAddress).toHaveBeenCalledExactlyOnceWith({ ...applied, sort: 'monthly_asc', page: 1 });
    expect(actor.getSnapshot().context.applied).toEqual(applied);
  });
});

describe('the search box', () => {
  test('searches for the typed text, trimmed, from the first page', () => {
    const { actor, showAddress } = start(never, { ...NO_FILTERS, beds: 2, page: 3 });
    actor.send({ type: 'query.typed', text: ' Ikoyi ' });
    actor.send({ type: 'query.submitted' });
    expect(showAddress).toHaveBeenCalledExactlyOnceWith({ ...NO_FILTERS, beds: 2, q: 'Ikoyi' });
  });

  test('keeps a filter of the text that the buyer has changed in a menu', () => {
    const fromText = { ...NO_FILTERS, q: 'Ibadan', beds: 3, baths: 2, inText: ['beds', 'baths'] } as const;
    const { actor, showAddress } = start(never, fromText);
    actor.send({ type: 'menu.opened', menu: 'beds' });
    actor.send({ type: 'draft.changed', change: { beds: 2 } });
    actor.send({ type: 'filters.applied' });
    expect(showAddress).toHaveBeenCalledExactlyOnceWith({ ...fromText, beds: 2, inText: ['baths'] });
  });

  test('drops the filters of the text in the address, also after a reload', () => {
    const { filters } = decodeSearch(new URLSearchParams({ q: '3 bedroom Ibadan', baths: '2' }));
    const reloaded = decodeSearch(encodeSearch(filters));
    const { actor, showAddress } = start(never, reloaded.filters);
    actor.send({ type: 'query.typed', text: 'duplex Lekki under 60m' });
    actor.send({ type: 'query.submitted' });
    expect(showAddress).toHaveBeenCalledExactlyOnceWith({
      ...NO_FILTERS,
      ...{ q: 'duplex Lekki', baths: 2, maxKobo: naira(60_000_000), inText: ['maxKobo'] },
    });
  });

  test('fetches again if the text is already applied', async () => {
    const fetch = vi.fn(async () => onePage);
    const { actor, showAddress } = start(fetch, lekki);
    await settled(actor);
    actor.send({ type: 'query.submitted' });
    expect(actor.getSnapshot().value).toEqual({ menu: 'closed', results: 'loading' });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(showAddress).not.toHaveBeenCalled();
  });
});

describe('the filter menus', () => {
  test.each([...FILTER_MENUS, 'all'] satisfies OpenableMenu[])('%s opens alone and closes', (menu) => {
    const { actor } = start(never);
    actor.send({ type: 'menu.opened', menu: menu === 'type' ? 'beds' : 'type' });
    actor.send({ type: 'menu.opened', menu });
    expect(actor.getSnapshot().value).toEqual({ menu, results: 'loading' });
    actor.send({ type: 'menu.closed', menu });
    expect(actor.getSnapshot().value).toEqual({ menu: 'closed', results: 'loading' });
  });

  test('the late closing of one menu does not close the next', () => {
    const { actor } = start(never);
    actor.send({ type: 'menu.opened', menu: 'beds' });
    actor.send({ type: 'menu.opened', menu: 'baths' });
    actor.send({ type: 'menu.closed', menu: 'beds' });
    expect(actor.getSnapshot().value).toEqual({ menu: 'baths', results: 'loading' });
  });

  test('Apply requests the draft from the first page; the new URL closes the menu', () => {
    const { actor, showAddress } = start(never, { ...lekki, page: 2 });
    actor.send({ type: 'menu.opened', menu: 'price' });
    actor.send({ type: 'draft.changed', change: { minKobo: naira(15_000_000) } });
    actor.send({ type: 'draft.changed', change: { maxKobo: naira(15_000_000) } });
    actor.send({ type: 'filters.applied' });
    const filters = { ...lekki, minKobo: naira(15_000_000), maxKobo: naira(15_000_000), page: 1 };
    expect(showAddress).toHaveBeenCalledExactlyOnceWith(filters);
    actor.send({ type: 'address.changed', filters, notices: [] });
    expect(actor.getSnapshot().value).toEqual({ menu: 'closed', results: 'loading' });
  });

  test('Apply of an unchanged draft fetches again and closes', async () => {
    const fetch = vi.fn(async () => onePage);
    const { actor, showAddress } = start(fetch, { ...lekki, type: 'flat' });
    await settled(actor);
    actor.send({ type: 'menu.opened', menu: 'type' });
    actor.send({ type: 'filters.applied' });
    expect(actor.getSnapshot().value).toEqual({ menu: 'closed', results: 'loading' });
    expect(showAddress).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('a minimum above the maximum keeps the menu open with an error, until it is changed', () => {
    const { actor, showAddress } = start(never);
    actor.send({ type: 'menu.opened', menu: 'price' });
    actor.send({ type: 'draft.changed', change: { minKobo: naira(2), maxKobo: naira(1) } });
    actor.send({ type: 'filters.applied' });
    expect(actor.getSnapshot().value).toEqual({ menu: 'price', results: 'loading' });
    expect(actor.getSnapshot().context.draftProblem).toBe(RANGE_PROBLEM);
    expect(showAddress).not.toHaveBeenCalled();
    actor.send({ type: 'draft.changed', change: { maxKobo: naira(3) } });
    expect(actor.getSnapshot().context.draftProblem).toBeNull();
  });

  test.each(['price', 'beds', 'all'] as const)(
    '%s shows nothing, once opened again, of what was not applied',
    (menu) => {
      const { actor } = start(never, { ...NO_FILTERS, beds: 2 });
      actor.send({ type: 'menu.opened', menu });
      actor.send({ type: 'draft.changed', change: { beds: 4, minKobo: naira(2), maxKobo: naira(1) } });
      actor.send({ type: 'filters.applied' });
      actor.send({ type: 'menu.closed', menu });
      actor.send({ type: 'menu.opened', menu });
      expect(actor.getSnapshot().context).toMatchObject({
        draft: draftOf({ ...NO_FILTERS, beds: 2 }),
        draftProblem: null,
      });
    },
  );

  test('Clear empties one menu, or all of them in the sheet', () => {
    const { actor } = start(never, { ...NO_FILTERS, beds: 2, baths: 3, minKobo: naira(1) });
    actor.send({ type: 'menu.opened', menu: 'beds' });
    actor.send({ type: 'menu.emptied', menu: 'beds' });
    expect(actor.getSnapshot().context.draft).toMatchObject({ beds: null, baths: 3, minKobo: naira(1) });
    actor.send({ type: 'menu.opened', menu: 'all' });
    actor.send({ type: 'menu.emptied', menu: 'all' });
    expect(actor.getSnapshot().context.draft).toEqual(draftOf(NO_FILTERS));
  });
});
