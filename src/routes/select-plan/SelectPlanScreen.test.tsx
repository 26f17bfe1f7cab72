// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chooseUnit,
  clearStorages,
  mockAllCalls,
  open,
  press,
  UNIT_PAGE,
  user,
} from '#tests/fixtures/wizard.tsx';

vi.mock(import('#api/calls/contributions.ts'));
vi.mock(import('#api/calls/properties.ts'));
vi.mock(import('#api/calls/wallet.ts'));

beforeEach(mockAllCalls);
afterEach(clearStorages);

describe('the plans', () => {
  it('name the unit whole, and are chosen by a click anywhere in their column', async () => {
    open(UNIT_PAGE);
    await chooseUnit();
    expect(await screen.findByText(/^Ile Ayo Court, Block 1, Ground floor, U1\./)).toBeDefined();
    await user.click(screen.getByText('first due in 14 days'));
    expect(await screen.findByText('Plan C for Ile Ayo Court, Block 1, Ground floor, U1')).toBeDefined();
  });

  it('name the plan of each amount that opens, and are a key press away past all of them', async () => {
    open(UNIT_PAGE);
    await chooseUnit();
    const table = await screen.findByRole('table', { name: 'The three plans' });
    const explained = within(table).getAllByRole('button', { name: /: how it is worked out$/ });
    expect(
      explained.filter((each) => !/ of Plan [ABC]:/.test(each.getAttribute('aria-label') ?? '')),
    ).toEqual([]);
    expect(
      within(table).getAllByRole('button', { name: '₦7,500,000 of Plan C: how it is worked out' }),
    ).toHaveLength(2);
    await press('Skip to the choice');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose Plan A' }));
  });

  it('stand beside each other with this home’s figures', async () => {
    open(UNIT_PAGE);
    await chooseUnit();
    const table = await screen.findByRole('table', { name: 'The three plans' });
    const cells = (name: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('You contribute in all')).toEqual([
      '₦25,000,000100% of the price',
      '₦7,500,00030% of the price',
      '₦7,500,00030% of the price',
    ]);
    expect(cells('Due now')).toEqual([
      '₦5,000,00020% downpayment',
      '₦312,500first month',
      'Nothingfirst due in 14 days',
    ]);
    expect(cells('We hold the unit for')).toEqual([
      '48 hourswithout a payment',
      '48 hourswithout a payment',
      '14 dayswithout a payment',
    ]);
    expect(cells('First target')).toEqual(['None', '₦3,750,00015%, month 12', '₦3,750,00015%, month 12']);
    expect(cells('Second target')).toEqual([
      'None',
      '₦7,500,00015% more, month 24',
      '₦7,500,00015% more, month 24',
    ]);
    expect(cells('Mortgage pays')).toEqual([
      '₦0no mortgage',
      '₦17,500,00070% of the price; you repay it with interest',
      '₦17,500,00070% of the price; you repay it with interest',
    ]);
    expect(within(table).getByRole('columnheader', { name: /^Recommended/ }).textContent).toContain('Plan B');
  });
});
