import { describe, expect, it } from 'vitest';
import { isoDate } from '../dates.ts';
import { type Kobo, kobo, naira } from '../money.ts';
import { type Plan, quote } from '../plans/plans.ts';
import { dueMonthly, scheduleOn } from '../plans/schedules.ts';
import { agreementFormulas, targetFormula } from './agreementFormulas.ts';

function agreedOf(plan: Plan, rsaBalanceKobo: Kobo = kobo(0)) {
  const priceKobo = naira(25_000_000);
  const agreedOn = isoDate('2026-11-23');
  const quoted = quote({ plan, priceKobo, durationMonths: 24, rsaBalanceKobo });
  const due = dueMonthly(quoted.instalmentsKobo, { plan, firstDueOn: agreedOn });
  const agreed = {
    plan,
    priceKobo,
    durationMonths: 24,
    rsaBalanceKobo,
    agreedOn,
    paidKobo: kobo(0),
    instalments: scheduleOn(due, { paidKobo: kobo(0), today: agreedOn }),
  };
  return { agreed, quoted };
}

describe('the formulas of an agreement', () => {
  it('are those of the screen, for each amount that is there', () => {
    const { agreed, quoted } = agreedOf('B', naira(4_000_000));
    expect(agreementFormulas(agreed, quoted)).toEqual([
      'From your RSA: ₦1,000,000 = 25% of ₦4,000,000',
      'What you contribute in all: ₦6,500,000 = 30% of ₦25,000,000 − 25% of ₦4,000,000',
      'Your first target: ₦3,750,000 = 15% of ₦25,000,000',
      'What you contribute each month: ₦270,833.34 = (30% of ₦25,000,000 − 25% of ₦4,000,000) ÷ 24, rounded up to the next kobo',
      'What the mortgage pays: ₦17,500,000 = ₦25,000,000 − 30% of ₦25,000,000',
    ]);
    expect(targetFormula(agreed, quoted.targetKobo)).toBe(
      '₦6,500,000 = 30% of ₦25,000,000 − 25% of ₦4,000,000',
    );
  });

  it('of Plan A have its downpayment and months', () => {
    const { agreed, quoted } = agreedOf('A');
    expect(agreementFormulas(agreed, quoted)).toEqual([
      'The downpayment: ₦5,000,000 = 20% of ₦25,000,000',
      'What you contribute each month: ₦833,333.34 = (₦25,000,000 − 20% of ₦25,000,000) ÷ 24, rounded up to the next kobo',
    ]);
    expect(targetFormula(agreed, quoted.targetKobo)).toBeNull();
  });

  it('leave out what the rules of today do not produce', () => {
    const { agreed, quoted } = agreedOf('B');
    const targetKobo = kobo(quoted.targetKobo - 1);
    expect(agreementFormulas(agreed, { ...quoted, targetKobo }).join(' ')).not.toContain('in all');
    expect(targetFormula(agreed, targetKobo)).toBeNull();
  });
});
