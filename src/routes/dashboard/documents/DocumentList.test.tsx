// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { naira } from '#domain/money.ts';
import { contributionOf, letterOf } from '#tests/fixtures/contributions.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { DocumentList } from './DocumentList.tsx';

afterEach(cleanup);

const letter = letterOf(contributionOf({ paid: naira(4_800_000) })).document;
const receipt = { ...letter, kind: 'receipt' as const, number: 'RC-2026-000011' };

it('shows the amount of a receipt, also in the name of its button', () => {
  renderScreen(() => <DocumentList documents={[{ ...receipt, amount: naira(312_500) }]} />);
  expect(screen.getByRole('listitem').textContent).toMatch(/^Receipt of ₦312,500RC-2026-000011/);
  expect(
    screen.getByRole('button', { name: '₦312,500 of RC-2026-000011: how it is worked out' }),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'PDF of Receipt of ₦312,500, RC-2026-000011' })).toBeDefined();
});

it('shows a receipt of the release before, which sends no amount', () => {
  renderScreen(() => <DocumentList documents={[receipt]} />);
  expect(screen.getByText('Receipt')).toBeDefined();
});
