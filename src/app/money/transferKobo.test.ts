import { describe, expect, it } from 'vitest';
import { naira } from '#domain/money.ts';
import { transferKobo } from './transferKobo.ts';

describe('what must be transferred', () => {
  it.each([
    ['nothing where the balance covers it', naira(500_000), true, naira(0)],
    ['the difference where the balance is free', naira(45_000), false, naira(355_000)],
    ['all of it where another payment waits for the balance', naira(45_000), true, naira(400_000)],
  ])('%s', (_, balanceKobo, isSpokenFor, expectedKobo) => {
    expect(transferKobo(naira(400_000), balanceKobo, isSpokenFor)).toBe(expectedKobo);
  });
});
