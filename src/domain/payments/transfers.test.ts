import { describe, expect, it } from 'vitest';
import { naira, ZERO_KOBO } from '../money.ts';
import { explainWalletShare, transferKobo } from './transfers.ts';

describe('a payment', () => {
  it.each([
    ['is nothing to transfer where the balance covers it', naira(500_000), true, ZERO_KOBO],
    ['is nothing to transfer where the balance is just enough', naira(400_000), true, ZERO_KOBO],
    ['is the difference where the balance is free', naira(45_000), false, naira(355_000)],
    ['is all to transfer where another payment waits for the balance', naira(45_000), true, naira(400_000)],
  ])('%s', (_, balanceKobo, isBalanceSpokenFor, expectedKobo) => {
    const payment = { amountKobo: naira(400_000), balanceKobo, isBalanceSpokenFor };
    expect(transferKobo(payment)).toBe(expectedKobo);
    expect(explainWalletShare(payment, 'Today.').amountKobo).toBe(naira(400_000) - expectedKobo);
  });

  it('says what the wallet pays of it', () => {
    const payment = { amountKobo: naira(400_000), balanceKobo: naira(45_000), isBalanceSpokenFor: false };
    expect(explainWalletShare(payment, 'Today.')).toMatchObject({
      rule: 'All that is in your wallet, and not more than the payment.',
      formula: '₦45,000 = the smaller of ₦400,000 and ₦45,000',
      inputs: [
        { label: 'The payment', value: '₦400,000' },
        { label: 'In your wallet', value: '₦45,000' },
      ],
    });
  });

  it('says why the wallet pays nothing of it', () => {
    const payment = { amountKobo: naira(400_000), balanceKobo: naira(45_000), isBalanceSpokenFor: true };
    expect(explainWalletShare(payment, 'Today.').rule).toBe(
      'Another payment waits for the money in your wallet, and it does not cover this one whole.',
    );
  });
});
