import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROPERTY_TYPES, ROOM_COUNT_OPTIONS } from '#domain/listings/listings.ts';
import { naira } from '#domain/money.ts';
import { plainLine } from '#domain/plainText.ts';
import { PLANS } from '#domain/plans/plans.ts';
import { FIELDS_IN_TEXT, NO_FILTERS, type SearchFilters } from './search.filters.ts';
import { decodeSearch, encodeSearch, isSameSearch, searchPath } from './search.url.ts';

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const price = fc.integer({ min: 0, max: 90_000_000_000_000 });
const range = fc
  .tuple(orNull(price), orNull(price))
  .map(([one, other]) => (one !== null && other !== null && one > other ? [other, one] : [one, other]))
  .map(([min, max]) => ({
    minKobo: min == null ? null : naira(min),
    maxKobo: max == null ? null : naira(max),
  }));
const filters: fc.Arbitrary<SearchFilters> = fc
  .record({
    q: fc.string({ unit: 'binary', maxLength: 90 }).map(plainLine),
    beds: orNull(fc.constantFrom(...ROOM_COUNT_OPTIONS)),
    baths: orNull(fc.constantFrom(...ROOM_COUNT_OPTIONS)),
    type: orNull(fc.constantFrom(...PROPERTY_TYPES)),
    maxMonthlyKobo: orNull(price.map(naira)),
    plan: fc.constantFrom(...PLANS),
    months: fc.integer({ min: 1, max: 36 }),
    sort: fc.constantFrom(null, 'newest', 'monthly_asc', 'price_asc', 'price_desc'),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    range,
    inText: fc.subarray([...FIELDS_IN_TEXT]),
  })
  .map(({ range: prices, inText, ...rest }) => ({
    ...{ ...rest, ...prices },
    inText: inText.filter((field) => ({ ...rest, ...prices })[field] !== null),
  }));

const NAMES = [
  'q',
  'min',
  'max',
  'monthly',
  'plan',
  'months',
  'beds',
  'baths',
  'type',
  'sort',
  'page',
  'from_text',
  'utm_source',
] as const;

const decode = (address: string) => decodeSearch(new URLSearchParams(address));

describe('the URL of a search', () => {
  test('round-trips every search without a notice', () => {
    fc.assert(
      fc.property(filters, (search) => {
        const address = encodeSearch(search).toString();
        expect(decode(address)).toEqual({ filters: search, notices: [] });
        expect(isSameSearch(search, decode(address).filters)).toBe(true);
      }),
    );
  });

  test('parses any input without failing, into a valid search', () => {
    const junk = fc.array(
      fc.tuple(
        fc.constantFrom(...NAMES),
        fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
      ),
    );
    fc.assert(
      fc.property(junk, (pairs) => {
        const { filters: read } = decodeSearch(new URLSearchParams(pairs));
        expect(decode(encodeSearch(read).toString())).toEqual({ filters: read, notices: [] });
      }),
    );
  });

  test('contains only the filters that narrow the search', () => {
    expect(searchPath({})).toBe('/search');
    expect(searchPath({ q: '  Lekki ', minKobo: naira(15_000_000), beds: 3 })).toBe(
      '/search?q=Lekki&min=15000000&beds=3',
    );
  });

  test('drops the filters of an earlier text, as a form without JavaScript sends both', () => {
    const { filters: read } = decode(
      'max=60000000&beds=3&baths=2&from_text=max.beds&q=4+bedroom+duplex+Lekki',
    );
    expect(read).toEqual({ ...NO_FILTERS, q: 'duplex Lekki', beds: 4, baths: 2, inText: ['beds'] });
  });

  test('ignores unknown parameters', () => {
    expect(decode('utm_source=radio&q=Lekki')).toEqual({
      filters: { ...NO_FILTERS, q: 'Lekki' },
      notices: [],
    });
  });

  test('contains plan and months if they differ from the advertised ones', () => {
    expect(searchPath({ maxMonthlyKobo: naira(420_000), plan: 'B', months: 24 })).toBe(
      '/search?monthly=420000',
    );
    expect(searchPath({ maxMonthlyKobo: naira(420_000), plan: 'A', months: 36 })).toBe(
      '/search?monthly=420000&plan=A&months=36',
    );
  });

  test('accepts amounts as sent by a form without JavaScript, and treats empty fields as unset', () => {
    expect(decode('q=&min=₦5,000,000&max=&monthly=420 000&plan=b&months=24&type=&beds=')).toEqual({
      filters: { ...NO_FILTERS, minKobo: naira(5_000_000), maxMonthlyKobo: naira(420_000) },
      notices: [],
    });
  });

  test('accepts a type in any letter case, and treats the order by relevance as the default', () => {
    expect(decode('type=DUPLEX&sort=relevance')).toEqual({
      filters: { ...NO_FILTERS, type: 'duplex' },
      notices: [],
    });
  });

  test.each([
    ['min=-5', 'lowest price'],
    ['min=1.5', 'lowest price'],
    ['max=cheap', 'highest price'],
    ['max=99999999999999999999', 'highest price'],
    ['monthly=lots', 'highest amount a month'],
    ['plan=D', 'plan'],
    ['months=37', 'number of months'],
    ['months=0', 'number of months'],
    ['beds=5', 'number of beds'],
    ['baths=two', 'number of baths'],
    ['type=castle', 'type of home'],
    ['sort=size', 'order'],
    ['page=0', 'page number'],
  ])('leaves out %s and says so', (address, subject) => {
    expect(decode(address)).toEqual({
      filters: NO_FILTERS,
      notices: [`We could not read the ${subject} in this address, so we left it out.`],
    });
  });

  test('drops a text of 201 characters, and accepts one of 200', () => {
    expect(decode(`q=${'a'.repeat(200)}`).filters.q).toHaveLength(200);
    expect(decode(`q=${'a'.repeat(201)}`)).toEqual({
      filters: NO_FILTERS,
      notices: ['The search text in this address is too long, so we left it out.'],
    });
  });

  test('drops both prices if the lowest is above the highest', () => {
    expect(decode('min=60000000&max=15000000&beds=2')).toEqual({
      filters: { ...NO_FILTERS, beds: 2 },
      notices: ['The lowest price in this address is above the highest, so we left both of them out.'],
    });
  });
});
