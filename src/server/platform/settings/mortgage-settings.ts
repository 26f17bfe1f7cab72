import * as z from 'zod/mini';
import { BPS_PER_WHOLE, type Kobo, naira } from '#domain/money.ts';
import type { Lender, LendingTerms } from '#domain/mortgages/mortgages.ts';
import { line } from './company.ts';
import { setting } from './setting.ts';
import { SettingsError } from './settings-error.ts';
import { wholeNumber } from './whole-number.ts';

/** The terms of each lender; null for a lender that is not shown. */
export type MortgageSettings = Readonly<Record<Lender, LendingTerms | null>>;

const PERCENT_RULE = 'must be a percentage a year like 6 or 9.75';
const BPS_PER_PERCENT = BPS_PER_WHOLE / 100;
const rate = z.nullable(
  z.pipe(
    z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/, PERCENT_RULE)),
    z.transform((percent) => Math.round(Number(percent) * BPS_PER_PERCENT)),
  ),
);
const source = line(120);
const month = z.nullable(
  z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month like 2026-03')),
);
const years = z.nullable(wholeNumber(1, 50));
const age = z.nullable(wholeNumber(18, 100));
const largest = z.nullable(wholeNumber(1, 1_000_000_000_000));

export const MORTGAGE_SETTINGS = {
  MORTGAGE_NHF_RATE: setting(
    rate,
    null,
    'The interest of a National Housing Fund mortgage in per cent a year. Buyers see an illustration of each lender whose terms are set; without any, the sandbox shows sample terms',
  ),
  MORTGAGE_NHF_MAX_YEARS: setting(years, null, 'Its longest duration in years'),
  MORTGAGE_NHF_MAX_AGE: setting(age, null, 'The age by which it has to be repaid'),
  MORTGAGE_NHF_MAX_NAIRA: setting(largest, null, 'Its largest loan in naira; without it any'),
  MORTGAGE_NHF_SOURCE: setting(source, null, 'Where these terms are published; buyers see it'),
  MORTGAGE_NHF_AS_OF: setting(month, null, 'The month in which they were read there, like `2026-03`'),
  MORTGAGE_COMMERCIAL_RATE: setting(rate, null, 'The same of a commercial mortgage'),
  MORTGAGE_COMMERCIAL_MAX_YEARS: setting(years, null, 'The same of a commercial mortgage'),
  MORTGAGE_COMMERCIAL_MAX_AGE: setting(age, null, 'The same of a commercial mortgage'),
  MORTGAGE_COMMERCIAL_MAX_NAIRA: setting(largest, null, 'The same of a commercial mortgage'),
  MORTGAGE_COMMERCIAL_SOURCE: setting(source, null, 'The same of a commercial mortgage'),
  MORTGAGE_COMMERCIAL_AS_OF: setting(month, null, 'The same of a commercial mortgage'),
} as const;

/** Published terms, shown in the sandbox if no terms are set. */
const SAMPLE_TERMS: Readonly<Record<Lender, LendingTerms>> = {
  nhf: {
    rateBps: 600,
    maxYears: 30,
    maxAgeYears: 60,
    maxLoanKobo: naira(50_000_000),
    source: 'Mortgage Banking Association of Nigeria, mban.org.ng',
    asOf: '2025-03',
  },
  commercial: {
    rateBps: 2_800,
    maxYears: 20,
    maxAgeYears: 60,
    maxLoanKobo: null,
    source: 'The African Investor, theafricanvestor.com',
    asOf: '2025-09',
  },
};

type Name = keyof typeof MORTGAGE_SETTINGS;
type Read = <Key extends Name>(name: Key) => z.output<(typeof MORTGAGE_SETTINGS)[Key]['schema']>;

/** @throws SettingsError if only some of a lender's terms are set. */
export function mortgageSettings(
  value: Read,
  { isSandbox }: { readonly isSandbox: boolean },
): MortgageSettings {
  const nhf = termsOf(value, 'MORTGAGE_NHF');
  const commercial = termsOf(value, 'MORTGAGE_COMMERCIAL');
  return nhf === null && commercial === null && isSandbox ? SAMPLE_TERMS : { nhf, commercial };
}

function termsOf(value: Read, prefix: 'MORTGAGE_NHF' | 'MORTGAGE_COMMERCIAL'): LendingTerms | null {
  const rateBps = value(`${prefix}_RATE`);
  const maxYears = value(`${prefix}_MAX_YEARS`);
  const maxAgeYears = value(`${prefix}_MAX_AGE`);
  const maxNaira = value(`${prefix}_MAX_NAIRA`);
  const publisher = value(`${prefix}_SOURCE`);
  const asOf = value(`${prefix}_AS_OF`);
  const parts = [rateBps, maxYears, maxAgeYears, maxNaira, publisher, asOf];
  if (parts.every((part) => part === null)) return null;
  if (rateBps === null || maxYears === null || maxAgeYears === null || publisher === null || asOf === null) {
    throw new SettingsError([
      `${prefix}_RATE, _MAX_YEARS, _MAX_AGE, _SOURCE and _AS_OF are set together: buyers see no terms without their source.`,
    ]);
  }
  const maxLoanKobo: Kobo | null = maxNaira === null ? null : naira(maxNaira);
  return { rateBps, maxYears, maxAgeYears, maxLoanKobo, source: publisher, asOf };
}
