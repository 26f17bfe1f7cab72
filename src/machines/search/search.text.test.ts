import { expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { readSearchText } from './search.text.ts';

const million = (millions: number) => naira(millions * 1_000_000);

test.each([
  ['2 bedroom flat in Ajah under 30m', 'flat in Ajah', { minKobo: null, maxKobo: million(30), beds: 2 }],
  ['under 30 million', '', { minKobo: null, maxKobo: million(30) }],
  ['Budget of ₦30,000,000', '', { minKobo: null, maxKobo: million(30) }],
  ['lekki N45m', 'lekki', { minKobo: null, maxKobo: million(45) }],
  ['duplex below 1.2bn naira, Ikoyi', 'duplex Ikoyi', { minKobo: null, maxKobo: million(1_200) }],
  ['flat, not more than 22.5 million.', 'flat,', { minKobo: null, maxKobo: million(22.5) }],
  ['flat priced under 30m', 'flat', { minKobo: null, maxKobo: million(30) }],
  ['₦30000000 budget', '', { minKobo: null, maxKobo: million(30) }],
  ['house above 50M', 'house', { minKobo: million(50), maxKobo: null }],
  ['20-30m Yaba', 'Yaba', { minKobo: million(20), maxKobo: million(30) }],
  ['between 30m and 20m', '', { minKobo: million(20), maxKobo: million(30) }],
  ['from 900,000,000 to 1bn', '', { minKobo: million(900), maxKobo: million(1_000) }],
  ['above 10m under 20m', '', { minKobo: million(10), maxKobo: million(20) }],
  ['terrace 350k a month', 'terrace', { maxMonthlyKobo: naira(350_000) }],
  ['under ₦200,000/month Lekki', 'Lekki', { maxMonthlyKobo: naira(200_000) }],
  ['3bed', '', { beds: 3 }],
  ['Two-bedroom apartment, 2 baths', 'apartment,', { beds: 2, baths: 2 }],
  ['7 bdrm duplex', 'duplex', { beds: 4 }],
  ['mini flat Yaba', 'flat Yaba', { beds: 1 }],
  ['self contain', '', { beds: 1 }],
  ['room and parlour in Ikeja', 'in Ikeja', { beds: 1 }],
  ['1.5m monthly, up to 60m', 'up to 60m', null],
])('reads the filters in "%s"', (text, q, filters) => {
  if (filters === null)
    expect(readSearchText(text)).toEqual({
      q: '',
      filters: { minKobo: null, maxKobo: million(60), maxMonthlyKobo: naira(1_500_000) },
    });
  else expect(readSearchText(text)).toEqual({ q, filters });
});

test.each([
  'Lekki',
  'bedroom',
  '0 beds',
  '2-3 bedroom flat',
  'room',
  'self',
  'minister estate',
  '12 Marina',
  'Plot 1004',
  'LEK-0001',
  'LEK 0001',
  'LEK 1000001',
  '30metres',
  'm',
  '0m',
  'under 99999999999999999999m',
  'budget home',
  'near 2026 estate',
])('leaves "%s" as it is', (text) => {
  expect(readSearchText(text)).toEqual({ q: text, filters: {} });
});
