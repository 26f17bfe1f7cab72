import { expect, test } from 'vitest';
import { isoDate } from '../dates.ts';
import { kobo, naira, ZERO_KOBO } from '../money.ts';
import { quote } from '../plans/plans.ts';
import type { Position } from '../plans/revisions.ts';
import { dueMonthly } from '../plans/schedules.ts';
import { revisedClauses } from './revision.ts';

const firstDueOn = isoDate('2026-01-15');
const quoted = quote({
  plan: 'B',
  priceKobo: naira(25_000_000),
  durationMonths: 24,
  rsaBalanceKobo: kobo(0),
});

/** ₦312,500 a month on Plan B from 15 January 2026. */
const titlesAfter = (changes: Partial<Position>) =>
  revisedClauses({
    position: {
      ...{ plan: 'B', priceKobo: quoted.priceKobo, durationMonths: 24, rsaBalanceKobo: ZERO_KOBO },
      ...{ ageYears: 30, agreedOn: isoDate('2026-01-10'), pausedMonths: 0, firstDueOn },
      terms: { ...quoted, instalments: dueMonthly(quoted.instalmentsKobo, { plan: 'B', firstDueOn }) },
      paidKobo: naira(312_500),
      ...changes,
    },
    kind: 'spread',
    isOtherProperty: false,
    number: 1,
    unitName: 'Ile Ayo Court, Block 2, Floor 3, U2',
  }).map(({ title, text }) => `${title} ${text}`);

test('say that one can pay early, and what helps in a month that is missed', () => {
  expect(titlesAfter({})).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^You can pay early, and more\./),
      expect.stringMatching(/^If you miss a month.*: pause once for a month, spread what is late/),
    ]),
  );
});

test('promise no pause after the one that a plan has', () => {
  const missed = titlesAfter({ pausedMonths: 1 }).find((clause) => clause.startsWith('If you miss a month'));
  expect(missed).toContain('what you can do: spread what is late, or take longer');
});

test('are silent on both once nothing is left to pay', () => {
  expect(titlesAfter({ paidKobo: quoted.targetKobo }).join(' ')).not.toMatch(/pay early|miss a month/);
});
