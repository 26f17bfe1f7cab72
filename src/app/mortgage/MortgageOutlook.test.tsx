// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { PageSettingsContext } from '#app/settings/PageSettingsContext.ts';
import { DEFAULT_PAGE_SETTINGS, type PageSettings } from '#app/settings/pageSettings.ts';
import { difference, given } from '#domain/derivation/derivation.ts';
import { explain } from '#domain/derivation/explanation.ts';
import { naira } from '#domain/money.ts';
import type { LendingTerms } from '#domain/mortgages/mortgages.ts';
import { MortgageOutlook } from './MortgageOutlook.tsx';

afterEach(cleanup);

const NHF: LendingTerms = {
  rateBps: 600,
  maxYears: 30,
  maxAgeYears: 60,
  maxLoanKobo: naira(50_000_000),
  source: 'A bankers’ association',
  asOf: '2025-03',
};
const COMMERCIAL: LendingTerms = { ...NHF, rateBps: 2_800, maxYears: 20, maxLoanKobo: null, asOf: '2025-09' };

const LOAN = explain(difference(given('Price', naira(25_000_000)), given('You save', naira(7_500_000))), {
  title: 'What the mortgage pays',
  rule: 'The rest of the price.',
  basis: 'Agreed on 3 Nov 2026.',
});

const mount = (
  mortgages: PageSettings['mortgages'],
  { ageYears }: { ageYears: number | null } = { ageYears: 28 },
) =>
  render(
    <PageSettingsContext value={{ ...DEFAULT_PAGE_SETTINGS, mortgages }}>
      <MortgageOutlook loan={LOAN} salaryKobo={naira(500_000)} planMonths={24} ageYears={ageYears} />
    </PageSettingsContext>,
  );

const textOf = (lender: string) => screen.getByRole('article', { name: lender }).textContent ?? '';

describe('the mortgage outlook', () => {
  test('shows both lenders with rate, years, repayment, its share of the salary and the source', () => {
    mount({ nhf: NHF, commercial: COMMERCIAL });
    const nhf = textOf('National Housing Fund');
    for (const text of [
      '6% a year',
      '₦104,921.35',
      'a month for 30 years',
      '21%',
      'March 2025',
      'bankers’',
    ]) {
      expect(nhf).toContain(text);
    }
    const commercial = textOf('Commercial mortgage');
    for (const text of ['28% a year', 'a month for 20 years', 'September 2025'])
      expect(commercial).toContain(text);
    expect(screen.getByText('Illustration')).toBeDefined();
    expect(screen.getByText(/never a promise/)).toBeDefined();
  });

  test('opens the formula of a repayment', async () => {
    mount({ nhf: NHF, commercial: null });
    await userEvent.click(screen.getByRole('button', { name: '₦104,921.35: how it is worked out' }));
    const panel = within(await screen.findByRole('dialog'));
    expect(
      panel.getByText(
        '₦104,921.35 = ₦17,500,000 repaid over 360 months at 6% a year, rounded up to the next kobo',
      ),
    ).toBeDefined();
  });

  test('opens the calculation of the loan', async () => {
    mount({ nhf: NHF, commercial: null });
    await userEvent.click(screen.getByRole('button', { name: '₦17,500,000: how it is worked out' }));
    const panel = within(await screen.findByRole('dialog', { name: 'What the mortgage pays' }));
    expect(panel.getByText('₦17,500,000 = ₦25,000,000 − ₦7,500,000')).toBeDefined();
  });

  test('hides a lender without terms', () => {
    mount({ nhf: NHF, commercial: null });
    expect(screen.queryByRole('article', { name: 'Commercial mortgage' })).toBeNull();
    cleanup();
    mount({ nhf: null, commercial: null });
    expect(screen.queryByText(/might ask/)).toBeNull();
  });

  test('explains why a lender would not lend: the age, or the amount', () => {
    mount({ nhf: { ...NHF, maxLoanKobo: naira(15_000_000) }, commercial: COMMERCIAL }, { ageYears: 58 });
    expect(textOf('National Housing Fund')).toContain('It lends ₦15,000,000 at most');
    expect(textOf('Commercial mortgage')).toContain('repaid by the age of 60');
  });

  test('needs the age', () => {
    mount({ nhf: NHF, commercial: COMMERCIAL }, { ageYears: null });
    expect(screen.getByText('Enter your age, and it is worked out here.')).toBeDefined();
  });
});
