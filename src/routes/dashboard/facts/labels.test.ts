import { describe, expect, it, test } from 'vitest';
import { isoDate } from '#domain/dates.ts';
import { addKobo, kobo, naira } from '#domain/money.ts';
import { type Plan, quote } from '#domain/plans/plans.ts';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { greeting } from './greeting.ts';
import { aheadText, dueIn, formatMoment, progressSentence } from './labels.ts';

/** A contribution of ₦32,000,000 with this number of instalments paid. */
function planned(about: { plan: Plan; durationMonths: number; paidCount: number }) {
  const { targets, instalmentsKobo } = quote({
    plan: about.plan,
    priceKobo: naira(32_000_000),
    durationMonths: about.durationMonths,
    rsaBalanceKobo: kobo(0),
  });
  const paid = addKobo(...instalmentsKobo.slice(0, about.paidCount));
  return contributionOf({
    paid,
    changes: {
      plan: about.plan,
      targets: targets.map(({ name, amountKobo }) => ({
        name,
        amount: amountKobo,
        reached: paid >= amountKobo,
      })),
      schedule: instalmentsKobo.map((amount, index) => ({
        number: index + 1,
        kind: about.plan === 'A' && index === 0 ? 'downpayment' : 'month',
        dueOn: isoDate('2026-11-21'),
        amount,
        paid: index < about.paidCount ? amount : kobo(0),
        status: index < about.paidCount ? 'paid' : 'upcoming',
      })),
    },
  });
}

describe('greeting', () => {
  it.each([
    ['2026-11-21T10:59:00Z', 'Good morning'],
    ['2026-11-21T11:00:00Z', 'Good afternoon'],
    ['2026-11-21T15:59:00Z', 'Good afternoon'],
    ['2026-11-21T16:00:00Z', 'Good evening'],
    ['2026-11-21T23:00:00Z', 'Good morning'],
  ])('at %s', (now, words) => {
    expect(greeting(new Date(now))).toBe(words);
  });
});

describe('words', () => {
  it('writes moments in Nigeria’s time', () => {
    expect(formatMoment('2026-11-23T09:24:00.000Z')).toBe('23 Nov 2026, 10:24');
  });

  it.each([
    ['A', 12, 0, 'The downpayment and twelve more months, and the home is paid in full.'],
    ['A', 12, 1, 'Twelve more months, and the home is paid in full.'],
    ['A', 12, 12, 'One more month, and the home is paid in full.'],
    ['A', 36, 1, '36 more months, and the home is paid in full.'],
    ['A', 1, 0, 'The downpayment and one more month, and the home is paid in full.'],
    ['B', 24, 0, 'The first payment and eleven more months, and you get the allocation letter.'],
    ['B', 24, 1, 'Eleven more months, and you get the allocation letter.'],
    ['B', 24, 11, 'One more month, and you get the allocation letter.'],
    ['B', 24, 12, 'Twelve more months, and your contribution is complete.'],
    ['C', 24, 0, 'The first payment and eleven more months, and you get the allocation letter.'],
    ['C', 24, 1, 'Eleven more months, and you get the allocation letter.'],
    ['C', 1, 0, 'The first payment, and you get the allocation letter.'],
  ] as const)('on Plan %s over %s months with %s paid: %s', (plan, durationMonths, paidCount, sentence) => {
    expect(progressSentence(planned({ plan, durationMonths, paidCount }))).toBe(sentence);
  });

  it('promises nothing to buyers who have asked to leave', () => {
    const saving = planned({ plan: 'B', durationMonths: 24, paidCount: 1 });
    expect(progressSentence({ ...saving, status: 'leaving' })).toBe(
      'If you stay: eleven more months, and you get the allocation letter.',
    );
  });

  it('says when every target is reached', () => {
    expect(progressSentence(contributionOf({ paid: naira(9_600_000) }))).toBe('Every target is reached.');
  });
});

test('months that are paid before their day are ahead', () => {
  const nine = contributionOf({ paid: naira(3_600_000) });
  expect(aheadText(nine, isoDate('2026-11-21'))).toBeNull();
  expect(aheadText(nine, isoDate('2026-09-01'))).toBe('You are 2 months ahead');
});

test('a part that a change of the plan has ended is no month ahead', () => {
  const { schedule } = contributionOf({ paid: naira(3_600_000) });
  const [next] = schedule.filter(({ status }) => status !== 'paid');
  if (!next) throw new Error('Nothing is open');
  const part = { ...next, status: 'paid' as const };
  const changed = schedule.flatMap((instalment) => (instalment === next ? [part, next] : [instalment]));
  expect(aheadText({ schedule: changed }, isoDate('2026-11-21'))).toBeNull();
  const paid = changed.map((instalment) =>
    instalment.dueOn === next.dueOn ? { ...instalment, status: 'paid' as const } : instalment,
  );
  expect(aheadText({ schedule: paid }, isoDate('2026-11-21'))).toBe('You are 1 month ahead');
});

describe('when it is due', () => {
  it.each([
    ['2026-11-28', 'in 7 days'],
    ['2026-11-22', 'tomorrow'],
    ['2026-11-21', 'today'],
    ['2026-11-20', '1 day late'],
    ['2026-11-11', '10 days late'],
  ])('%s', (dueOn, words) => {
    expect(dueIn(isoDate(dueOn), isoDate('2026-11-21'))).toBe(words);
  });
});
