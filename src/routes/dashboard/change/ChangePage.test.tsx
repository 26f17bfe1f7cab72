// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { getChanges } from '#api/calls/changes.ts';
import { listContributions } from '#api/calls/contributions.ts';
import { naira } from '#domain/money.ts';
import { someChanges } from '#machines/changePlan/model/changePlan.fixtures.ts';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { Component as Change } from './ChangeScreen.tsx';
import { Component as HardMonth } from './HardMonthScreen.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/changes.ts');
afterEach(cleanup);

const begun = contributionOf({ paid: naira(3_600_000) });

function open(page: 'hard-month' | 'change', contribution = begun) {
  vi.mocked(listContributions).mockResolvedValue([contribution]);
  vi.mocked(getChanges).mockResolvedValue(someChanges);
  return renderScreen(page === 'change' ? Change : HardMonth, {
    path: `/dashboard/property/:name/${page}`,
    at: `/dashboard/property/${contribution.slug}/${page}`,
  });
}

it('a hard month: what helps with its figures, and why the rest is not possible', async () => {
  const { user } = open('hard-month');
  expect(await screen.findByText('₦400,000 a month, until 28 Feb 2028')).toBeDefined();
  const closed = screen.getByRole('region', { name: 'Not possible now' });
  expect(closed.textContent).toContain('Spread what is lateNothing is late, so there is nothing to spread.');
  await user.click(screen.getByRole('button', { name: 'Compare: Move to a smaller home' }));
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('row', { name: /Price.*₦32,000,000.*₦20,000,000/ })).toBeDefined();
});

it('another time: the duration nearest to the present one comes first, and the plan says why not', async () => {
  open('change');
  await screen.findByLabelText('How long in all');
  expect(screen.getByDisplayValue('30 months, ₦285,000 each')).toBeDefined();
  expect(screen.getByText(/Plans B and C differ in how they start/)).toBeDefined();
  expect(screen.getByText('No other unit of this property is free now.')).toBeDefined();
});

it.each([
  ['leaving', 'You have asked to leave it.'],
  ['completed', 'It is complete'],
] as const)('nothing changes while a plan is %s', async (status, reason) => {
  open('hard-month', contributionOf({ paid: naira(3_600_000), changes: { status } }));
  expect(await screen.findByText(new RegExp(reason))).toBeDefined();
  expect(screen.queryByRole('button', { name: /Compare/ })).toBeNull();
});
