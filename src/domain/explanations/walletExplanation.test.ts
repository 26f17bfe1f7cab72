import { describe, expect, test } from 'vitest';
import { naira, ZERO_KOBO } from '../money.ts';
import { explainWallet } from './walletExplanation.ts';

const NONE = {
  receivedKobo: ZERO_KOBO,
  returnedKobo: ZERO_KOBO,
  contributedKobo: ZERO_KOBO,
  withdrawnKobo: ZERO_KOBO,
};
const explained = (totals: Partial<typeof NONE>) => explainWallet({ ...NONE, ...totals }, '23 Nov 2026');

describe('the balance of a wallet', () => {
  test('is what came less what left, each part by its name', () => {
    const { amountKobo, inputs, steps, basis } = explained({
      receivedKobo: naira(900_000),
      returnedKobo: naira(100_000),
      contributedKobo: naira(625_000),
      withdrawnKobo: naira(20_000),
    });
    expect(amountKobo).toBe(naira(355_000));
    expect(inputs).toEqual([
      { label: 'Transfers received', value: '₦900,000' },
      { label: 'Returned by plans that you left', value: '₦100,000' },
      { label: 'Paid into your plans', value: '₦625,000' },
      { label: 'Withdrawn', value: '₦20,000' },
    ]);
    expect(steps.at(-1)).toBe('₦355,000 = ₦1,000,000 − ₦645,000');
    expect(basis).toBe('As of 23 Nov 2026.');
  });

  test('leaves out what is nothing, and is nothing before the first transfer', () => {
    expect(explained({ receivedKobo: naira(500_000), contributedKobo: naira(312_500) })).toMatchObject({
      amountKobo: naira(187_500),
      formula: '₦187,500 = ₦500,000 − ₦312,500',
    });
    expect(explained({ receivedKobo: naira(500_000) })).toMatchObject({
      amountKobo: naira(500_000),
      formula: null,
    });
    expect(explained({})).toMatchObject({ amountKobo: 0, formula: null });
  });
});
