import { describe, expect, it } from 'vitest';
import { isoDate } from '../dates.ts';
import { naira } from '../money.ts';
import { coveredKobo, firstCovered, lackingKobo } from './walletDue.ts';

const due = (day: string, amountNaira: number) => ({ dueOn: isoDate(day), amountKobo: naira(amountNaira) });
const home = { id: 'home', unpaid: [due('2026-10-01', 300), due('2026-11-01', 300), due('2026-12-01', 300)] };
const flat = { id: 'flat', unpaid: [due('2026-10-20', 500), due('2026-11-20', 500)] };
const at = (balanceNaira: number, by = '2026-11-01') =>
  ({
    planId: 'home',
    by: isoDate(by),
    balanceKobo: naira(balanceNaira),
  }) as const;

describe('what a wallet pays of what is due', () => {
  it('is the longest due instalment that the balance covers in full', () => {
    const [first, second] = [due('2026-10-20', 500), due('2026-10-01', 300)];
    expect(firstCovered([first, second], naira(800))).toBe(second);
    expect(firstCovered([due('2026-10-01', 900), first], naira(500))).toBe(first);
    expect(firstCovered([first], naira(499))).toBeNull();
  });

  it('lacks nothing where the balance covers what is late and what is due by the day', () => {
    expect(lackingKobo([home], at(600))).toBe(0);
    expect(lackingKobo([home], at(599))).toBe(naira(1));
    expect(lackingKobo([home], at(599, '2026-10-29'))).toBe(0);
  });

  it('counts what the wallet pays into other plans first', () => {
    expect(lackingKobo([flat, home], at(800))).toBe(naira(300));
    expect(lackingKobo([flat, home], at(1_100))).toBe(0);
    // Only what is due earlier in the other plan.
    expect(lackingKobo([flat, home], at(1_000))).toBe(naira(100));
  });

  it('leaves out what other plans are due after the last instalment of this one', () => {
    expect(lackingKobo([flat, home], at(1_099, '2026-11-30'))).toBe(naira(1));
  });

  it('counts what the balance pays although it does not cover an older instalment of another plan', () => {
    const large = { id: 'large', unpaid: [due('2026-09-01', 5_000)] };
    expect(lackingKobo([large, home], at(600))).toBe(0);
    expect(lackingKobo([large, home], at(500))).toBe(naira(5_100));
  });

  it('is, of all plans, the instalments due by the day that the balance covers in full', () => {
    expect(coveredKobo([flat, home], at(299))).toBe(0);
    expect(coveredKobo([flat, home], at(300))).toBe(naira(300));
    expect(coveredKobo([flat, home], at(1_099))).toBe(naira(800));
    expect(coveredKobo([flat, home], at(9_999))).toBe(naira(1_100));
    expect(coveredKobo([flat, home], at(9_999, '2026-09-30'))).toBe(0);
  });
});
