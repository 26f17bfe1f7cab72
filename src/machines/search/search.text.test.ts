import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { NO_FILTERS, type SearchFilters } from './search.filters.ts';
import { filtersForText, readSearchText } from './search.text.ts';
import { decodeSearch, encodeSearch } from './search.url.ts';

const million = (millions: number) => naira(millions * 1_000_000);
const monthly = (amountNaira: number) => ({ maxMonthlyKobo: naira(amountNaira) });
const upTo = (millions: number) => ({ maxKobo: million(millions) });
const from = (millions: number) => ({ minKobo: million(millions) });

test.each([
  ['2 bedroom flat in Ajah under 30m', 'flat in Ajah', { ...upTo(30), beds: 2 }],
  ['under 30 million', '', upTo(30)],
  ['not above 30m', '', upTo(30)],
  ['house for lekki wey no pass 40m', 'house for lekki wey', upTo(40)],
  ['house wey dey Ikorodu no cost pass 15m', 'house wey dey Ikorodu', upTo(15)],
  ['make e no reach 30m', '', upTo(30)],
  ['Budget of ₦30,000,000', '', upTo(30)],
  ['my budget is 30m', '', upTo(30)],
  ['max budget 30m', '', upTo(30)],
  ['lekki N45m', 'lekki', upTo(45)],
  ['#30m', '', upTo(30)],
  ['N 30m', '', upTo(30)],
  ['price range 20m-40m', '', { ...from(20), ...upTo(40) }],
  ['30m max', '', upTo(30)],
  ['duplex below 1.2bn naira, Ikoyi', 'duplex Ikoyi', upTo(1_200)],
  ['flat, not more than 22.5 million.', 'flat,', upTo(22.5)],
  ['flat priced under 30m', 'flat', upTo(30)],
  ['₦30000000 budget', '', upTo(30)],
  ['under 40m with 10m downpayment', 'with downpayment', upTo(40)],
  ['house above 50M', 'house', from(50)],
  ['20m and above', '', from(20)],
  ['house 20m upwards', 'house', from(20)],
  ['50m+', '', from(50)],
  ['20-30m Yaba', 'Yaba', { ...from(20), ...upTo(30) }],
  ['20m - 30m', '', { ...from(20), ...upTo(30) }],
  ['budget between 30 and 20 million', '', { ...from(20), ...upTo(30) }],
  ['from 900,000,000 to 1bn', '', { ...from(900), ...upTo(1_000) }],
  ['above 10m under 20m', '', { ...from(10), ...upTo(20) }],
  ['15 to 20 million', '', { ...from(15), ...upTo(20) }],
  ['15 – 20 million', '', { ...from(15), ...upTo(20) }],
  ['15m naira to 20m naira', '', { ...from(15), ...upTo(20) }],
  ['30m plus', '', from(30)],
  ['3 bedroom 20m plus BQ', 'plus BQ', { ...upTo(20), beds: 3 }],
  ['1004 - 90m', '1004 -', upTo(90)],
  ['Gwarinpa 69 - 30m', 'Gwarinpa 69 -', upTo(30)],
  ['Road 12 - 30m', 'Road 12 -', upTo(30)],
  ['budget of 20m and below', '', upTo(20)],
  ['max 20m and below', '', upTo(20)],
  ['budget 20m and above', '', from(20)],
  ['20m or less', '', upTo(20)],
  ['20m and below', '', upTo(20)],
  ['20 million naira downwards', '', upTo(20)],
  ['less than or equal to 20m', '', upTo(20)],
  ['20M naira only', '', upTo(20)],
  ['2 bdr Yaba', 'Yaba', { beds: 2 }],
  ['2bedrm', '', { beds: 2 }],
  ['a room self con', '', { beds: 1 }],
  ['1 room self contained', '', { beds: 1 }],
  ['room n palour', '', { beds: 1 }],
  ['Lekki 1 - 30m', 'Lekki 1 -', upTo(30)],
  ['Lekki phase 1 - 30m', 'Lekki phase 1 -', upTo(30)],
  ['terrace 350k a month', 'terrace', monthly(350_000)],
  ['under ₦200,000/month Lekki', 'Lekki', monthly(200_000)],
  ['1.5m monthly, up to 60m', '', { ...monthly(1_500_000), ...upTo(60) }],
  ['3bed', '', { beds: 3 }],
  ['3 bedroom - 25m', '', { ...upTo(25), beds: 3 }],
  ['Two-bedroom apartment, 2 baths', 'apartment,', { beds: 2, baths: 2 }],
  ['3 bedroom or 4 bedroom Lekki', 'or Lekki', { beds: 3 }],
  ['4-bed duplex', 'duplex', { beds: 4 }],
  ['7 bdrm duplex under 90m', '7 bdrm duplex', upTo(90)],
  ['Lekki phase 1 - 3 bedroom flat', 'Lekki phase 1 - flat', { beds: 3 }],
  ['at least 4 bedrooms in Ajah', 'in Ajah', { beds: 4 }],
  ['four bedrooms and above', '', { beds: 4 }],
  ['4+ bedroom flat', 'flat', { beds: 4 }],
  ['4 or more bedrooms under 90m', '', { ...upTo(90), beds: 4 }],
  ['3 bedrooms and above 20m', 'and', { ...from(20), beds: 3 }],
  ['3 bedroom max 40m', '', { ...upTo(40), beds: 3 }],
  ['Benjamin 3 bedroom', 'Benjamin', { beds: 3 }],
  ['at least 2 bathrooms', '', { baths: 2 }],
  ['6 bed or 3 bed', '6 bed or 3 bed', {}],
  ['two or three bedroom flat', 'two or three bedroom flat', {}],
  ['fifty million', '', upTo(50)],
  ['duplex under Twenty-five million naira', 'duplex', upTo(25)],
  ['one hundred and twenty million Ikoyi', 'Ikoyi', upTo(120)],
  ['a hundred million', '', upTo(100)],
  ['between twenty and thirty million', '', { ...from(20), ...upTo(30) }],
  ['between one hundred and one hundred and fifty million', '', { ...from(100), ...upTo(150) }],
  ['five hundred thousand a month', '', monthly(500_000)],
  ['I have 30 million', '', upTo(30)],
  ['I get thirty million, Ajah', 'Ajah', upTo(30)],
  ['studio apartment in Yaba', 'in Yaba', { beds: 1 }],
  ['mini flat Yaba', 'flat Yaba', { beds: 1 }],
  ['2 bedroom mini flat', 'flat', { beds: 2 }],
  ['one room self contain', '', { beds: 1 }],
  ['room and parlour in Ikeja', 'in Ikeja', { beds: 1 }],
])('reads the filters in "%s"', (text, q, filters) => {
  expect(readSearchText(text)).toEqual({ q, filters });
});

test.each([
  'Lekki',
  'bedroom',
  '0 beds',
  '2-3 bedroom flat',
  '2 or 3 bedroom flat',
  'at least 3 bedroom flat',
  'at least 5 bedrooms',
  'minimum of three bedrooms',
  '3+ bedroom flat',
  '3 or more bedrooms',
  '3 bedrooms and above',
  'up to 2 bedrooms',
  '2 bedrooms or less',
  'duplex, minimum 3 bed, Ajah',
  '3 bedrooms & above.',
  'Unit 4 bedroom',
  'Block 5 m',
  'room',
  'self',
  'minister estate',
  '12 Marina',
  'Plot 1004',
  'LEK-0001',
  'LEK 0001',
  'LEK 1000001',
  '1000001.',
  '30metres',
  '500m from the beach',
  '5m per year',
  '5m naira per year',
  'under 5m per year',
  'max 2m per annum',
  '2m to 5m per annum',
  '2m p.a.',
  '10 to 15m from the road',
  '100 to 200m from the road',
  '₦2m per annum',
  '15 to 20',
  'm',
  '0m',
  'flat 100k',
  'salary is 300k per month',
  'above 100k monthly',
  'under 99999999999999999999m',
  'budget home',
  'Ten acres estate',
  'Ten Thousand Homes Estate',
  'one point five million',
  'one and a half million',
  'a hundred trees',
  'near 2026 estate',
])('leaves "%s" as it is', (text) => {
  expect(readSearchText(text)).toEqual({ q: text, filters: {} });
});

test('overrides a filter, and drops a price that contradicts it', () => {
  const chosen = { ...NO_FILTERS, ...from(40), beds: 2 } as const;
  expect(filtersForText(chosen, '3 bed under 50m')).toEqual({
    ...{ ...chosen, ...upTo(50), beds: 3 },
    inText: ['maxKobo', 'beds'],
  });
  expect(filtersForText(chosen, 'under 30m')).toEqual({
    ...{ ...chosen, minKobo: null, ...upTo(30) },
    inText: ['maxKobo'],
  });
});

/** What is left of the filters when one text after the other is searched for. */
const searchedFor = (texts: readonly string[], chosen: Partial<SearchFilters> = {}) => {
  const { inText, ...searched } = texts.reduce(filtersForText, { ...NO_FILTERS, ...chosen });
  return searched;
};

test.each<readonly [string, readonly string[], Partial<SearchFilters>]>([
  [
    'drops the filters of an earlier one',
    ['3 bedroom Ibadan under 60m', '4 bedroom duplex Lekki'],
    { q: 'duplex Lekki', beds: 4 },
  ],
  [
    'keeps them where it adds words to the earlier one',
    ['3 bedroom Ibadan', 'flat Ibadan under 60m'],
    { q: 'flat Ibadan', beds: 3, ...upTo(60) },
  ],
  [
    'keeps them where it only names another place',
    ['3 bedroom Ibadan', 'Ikorodu'],
    { q: 'Ikorodu', beds: 3 },
  ],
  ['replaces a price by a price', ['20m to 30m', 'above 50m'], from(50)],
  ['adds a phrase to a phrase', ['under 30m', '2 bedroom'], { ...upTo(30), beds: 2 }],
])('a text %s', (_, texts, expected) => {
  const { inText, ...none } = NO_FILTERS;
  expect(searchedFor(texts)).toEqual({ ...none, ...expected });
});

test('a text keeps what was chosen in a menu', () => {
  expect(searchedFor(['3 bedroom Ibadan', 'duplex Lekki under 60m'], { baths: 2 })).toMatchObject({
    ...{ beds: null, baths: 2 },
    ...upTo(60),
  });
});

test('reads the same from the address of a search as from its text', () => {
  const words = [
    ...['under', 'above', '30m', '20', '-', 'to', 'and', '250k', 'monthly', 'a month', 'budget', 'max'],
    ...[
      '3 bed',
      'two',
      'bedroom',
      'mini',
      'flat',
      'self contain',
      'room',
      'parlour',
      '&',
      'Lekki',
      'phase 1',
    ],
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 8 }), (chosen) => {
      const filters = filtersForText(NO_FILTERS, chosen.join(' '));
      expect(decodeSearch(encodeSearch(filters)).filters).toEqual(filters);
      const typed = new URLSearchParams({ q: chosen.join(' ') });
      expect(decodeSearch(typed).filters).toEqual(filters);
    }),
  );
});
