import { expect, it } from 'vitest';
import { isoDate } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { sortByUrgency } from './urgency.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');

const held = (id: string, holdExpiresAt: string) =>
  contributionOf({ paid: naira(0), id, changes: { status: 'pending', holdExpiresAt } });
const due = (id: string, dueOn: string) =>
  contributionOf({
    paid: naira(400_000),
    id,
    changes: { nextDue: { dueOn: isoDate(dueOn), amount: naira(400_000) } },
  });

it('puts the hold that ends first before what is late, and that before the rest', () => {
  const whole = contributionOf({ paid: naira(9_600_000), id: 'whole' });
  const newest = due('next month', '2026-12-20');
  const sorted = sortByUrgency(
    [
      newest,
      whole,
      held('later hold', '2026-11-23T08:00:00.000Z'),
      held('a fortnight’s hold', '2026-12-03T09:00:00.000Z'),
      due('late', '2026-11-20'),
      due('later still', '2026-10-20'),
      held('first hold', '2026-11-22T09:00:00.000Z'),
      due('today', '2026-11-21'),
    ],
    NOW,
  );
  expect(sorted.map(({ id }) => id)).toEqual([
    'first hold',
    'later hold',
    'later still',
    'late',
    'today',
    'a fortnight’s hold',
    'next month',
    'whole',
  ]);
});
