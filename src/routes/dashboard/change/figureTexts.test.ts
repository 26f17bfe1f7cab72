import { expect, it } from 'vitest';
import { isoDate } from '#domain/dates.ts';
import { kobo, naira } from '#domain/money.ts';
import { longerOption, pauseOption, planChanges } from '#machines/changePlan/model/changePlan.fixtures.ts';
import { comparedRows, effectSentence, shortEffect } from './figureTexts.ts';

const { current } = planChanges;

it('says what a change means for the month, the end and what is late', () => {
  expect(shortEffect(longerOption.figures)).toBe('₦300,000 a month, until 28 Jul 2028');
  expect(effectSentence(current, longerOption.figures)).toBe(
    'You pay ₦100,000 less each month, and the plan ends on 28 Jul 2028 in place of 28 Jan 2028. Nothing is late any more.',
  );
  expect(effectSentence({ ...current, late: kobo(0) }, pauseOption.figures)).toBe(
    'You pay the same each month, and the plan ends on 28 Feb 2028 in place of 28 Jan 2028.',
  );
  expect(effectSentence(current, { ...current, monthly: naira(450_000), late: naira(100_000) })).toBe(
    'You pay ₦50,000 more each month, and the plan ends on the same day. ₦100,000 is late then, in place of ₦400,000.',
  );
});

it('says that what is late stays late, and what is due once before the months', () => {
  expect(effectSentence(current, current)).toBe(
    'You pay the same each month, and the plan ends on the same day. ₦400,000 stays late.',
  );
  const outright = {
    ...current,
    plan: 'A',
    division: { months: 20, dueFirst: naira(2_800_000) },
    nextDueOn: isoDate('2026-12-28'),
    late: kobo(0),
  } as const;
  expect(shortEffect(outright)).toBe('₦2,800,000 on 28 Dec 2026, then ₦400,000 a month, until 28 Jan 2028');
  expect(effectSentence(current, outright)).toMatch(
    /^You pay ₦2,800,000 on 28 Dec 2026, then the same each month, and the plan ends on the same day\./,
  );
  expect(comparedRows(current, outright).find(({ id }) => id === 'first')).toMatchObject({
    what: 'Due first',
    before: 'Nothing',
    after: '₦2,800,000',
  });
});

it('names homes of one property without it', () => {
  const moved = { ...current, home: 'Ewe Terraces, Block 2, U1' };
  const [home] = comparedRows({ ...current, home: 'Ewe Terraces, Block 1, U4' }, moved);
  expect(home).toMatchObject({ before: 'Block 1, U4', after: 'Block 2, U1' });
});

it('compares home, plan, price, duration and mortgage only where they change', () => {
  const whatOf = (after: typeof current) => comparedRows(current, after).map(({ what }) => what);
  const always = ['Each month', 'Next due', 'Ends on', 'In all', 'Left to pay', 'Late'];
  expect(whatOf(pauseOption.figures)).toEqual(always);
  expect(whatOf(longerOption.figures)).toEqual(['Duration', ...always]);
  expect(whatOf({ ...current, plan: 'A', mortgage: kobo(0) })).toEqual(['Plan', 'Mortgage then', ...always]);
});

it('compares the bedrooms of two homes if they differ', () => {
  const threeBedrooms = { ...current, bedrooms: 3 };
  expect(comparedRows(threeBedrooms, { ...current, bedrooms: 2 })).toContainEqual({
    id: 'bedrooms',
    what: 'Bedrooms',
    before: '3',
    after: '2',
  });
  expect(comparedRows(threeBedrooms, threeBedrooms).map(({ id }) => id)).not.toContain('bedrooms');
});
