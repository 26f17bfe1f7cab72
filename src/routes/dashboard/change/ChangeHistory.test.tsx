// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { isoDate } from '#domain/dates.ts';
import { naira, ZERO_KOBO } from '#domain/money.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { ChangeHistory } from './ChangeHistory.tsx';

afterEach(cleanup);

const terms = {
  plan: 'A' as const,
  price: naira(2_400_000),
  durationMonths: 24,
  rsaBalance: ZERO_KOBO,
  monthly: naira(100_000),
  instalments: Array<number>(24).fill(100_000).map(naira),
  endsOn: isoDate('2028-01-28'),
};

it.each([
  ['Another unit', {}],
  ['Another home', { isOtherProperty: true as const }],
])('names a change of the unit: %s', (title, marked) => {
  const change = { number: 1, kind: 'unit' as const, changedAt: '2026-11-20T09:00:00.000Z', ...marked };
  const before = { ...terms, home: 'Omi Court, Block 1, U4' };
  const after = { ...terms, home: 'Ile Ayo Court, Block 2, U1' };
  renderScreen(() => <ChangeHistory history={[{ ...change, before, after }]} />);
  expect(screen.getByRole('cell', { name: title })).toBeDefined();
  expect(screen.getByRole('cell', { name: /until 28 Jan 2028.*Omi Court, Block 1, U4/ })).toBeDefined();
  expect(screen.getByRole('cell', { name: /until 28 Jan 2028.*Ile Ayo Court, Block 2, U1/ })).toBeDefined();
});
