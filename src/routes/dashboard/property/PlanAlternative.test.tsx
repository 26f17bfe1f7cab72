// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formatDay, isoDate } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { PlanAlternative } from './PlanAlternative.tsx';

afterEach(cleanup);

it('shows the plan beside what the other would have asked since the same day', () => {
  const contribution = contributionOf({
    paid: naira(3_600_000),
    changes: { createdAt: '2026-02-28T09:00:00.000Z' },
  });
  render(<PlanAlternative contribution={contribution} today={isoDate('2026-11-21')} />);
  const table = screen.getByRole('table', { name: 'Had you begun with Plan A' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['What', 'Plan B, yours', 'Plan A'],
    ['First payment', '₦400,000', '₦6,400,000'],
    ['Each month', '₦400,000', '₦1,066,666.67'],
    ['Due by today', '₦3,600,000', '₦14,933,333.36'],
    ['Last instalment', formatDay(isoDate('2028-01-28')), formatDay(isoDate('2028-02-28'))],
    ['Mortgage then', '₦22,400,000', 'None'],
  ]);
});

it('shows nothing for a plan that has changed since it began, whose columns would mix two homes', () => {
  const contribution = contributionOf({ paid: naira(3_600_000), changes: { price: naira(20_000_000) } });
  const { container } = render(<PlanAlternative contribution={contribution} today={isoDate('2026-11-21')} />);
  expect(container.textContent).toBe('');
});
