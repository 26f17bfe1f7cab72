// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as properties from '#api/calls/properties.ts';
import type { UnitStatus } from '#domain/listings/listings.ts';
import { home, networkDown } from '#machines/contribution/model/contribution.fixtures.ts';
import {
  address,
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

/** The drawings' code loads when their tab is opened, which is slow on a busy machine. */
const CODE_COMES = { timeout: 10_000 };

beforeEach(mockAllCalls);
afterEach(clearStorages);

describe('choosing a unit', () => {
  it('shows blocks with what is left, and units with their state in words', async () => {
    open(UNIT_PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ile Ayo Court' })).toBeDefined();
    expect(screen.getByText((_, element) => element?.textContent === 'FLAT・2 units')).toBeDefined();
    expect(screen.getByText(/· 1\/4 Sold$/)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /^Block 1.*1 left/ }));
    expect(screen.getByRole('group', { name: 'Ground floor' })).toBeDefined();
    expect(
      screen.getByRole('button', { name: 'Ground floor, U2, On hold' }).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(screen.getByRole('button', { name: 'Floor 1, U1, Sold' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('counts a single unit in the singular', async () => {
    vi.mocked(properties.getProperty).mockResolvedValue(home({ units: 1 }));
    open(UNIT_PAGE);
    await screen.findByRole('heading', { level: 1, name: 'Ile Ayo Court' });
    expect(screen.getByText((_, element) => element?.textContent === 'FLAT・1 unit')).toBeDefined();
  });

  it('says where no unit is free, and leads on to other homes', async () => {
    const buildings = home().buildings.map((building) => ({
      ...building,
      apartments: building.apartments.map((unit) => ({ ...unit, status: 'held' as const })),
    }));
    vi.mocked(properties.getProperty).mockResolvedValue(home({ units: 0, buildings }));
    open(UNIT_PAGE);
    const next = await screen.findByRole('button', { name: 'Next' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Every unit is taken at the moment.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search homes' }).getAttribute('href')).toBe('/search');
  });

  it('shows blocks without an available unit as their units are shown: sold, or on hold', async () => {
    const [first] = home().buildings;
    const block = (name: string, ...statuses: UnitStatus[]) => ({
      id: name,
      name,
      bedroomCount: 2,
      floorCount: 1,
      apartments: statuses.map((status, index) => ({
        id: `${name}-${index}`,
        label: `U${index + 1}`,
        floor: 0,
        status,
      })),
    });
    const buildings = [first, block('Block 2', 'sold', 'sold'), block('Block 3', 'sold', 'held')];
    vi.mocked(properties.getProperty).mockResolvedValue(
      home({ buildings: buildings.flatMap((each) => each ?? []) }),
    );
    open(UNIT_PAGE);
    const statusOf = async (name: RegExp) =>
      (await screen.findByRole('radio', { name }))
        .querySelector('[data-status]')
        ?.getAttribute('data-status');
    expect(await statusOf(/^Block 1.*1 left$/)).toBe('available');
    expect(await statusOf(/^Block 2.*Sold$/)).toBe('sold');
    expect(await statusOf(/^Block 3.*On hold$/)).toBe('held');
    for (const name of ['Block 2', 'Block 3'])
      expect(screen.getByRole('radio', { name: new RegExp(name) }).getAttribute('aria-disabled')).toBe(
        'true',
      );
  });

  it('asks for a block, then for a unit', async () => {
    open(UNIT_PAGE);
    await screen.findByRole('radio', { name: /^Block 1/ });
    await press('Next');
    expect(screen.getByText('Please select a block!')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /^Block 1/ }));
    expect(screen.queryByText('Please select a block!')).toBeNull();
    await press('Next');
    expect(screen.getByText('Please select a unit!')).toBeDefined();
    expect(address()).toBe(UNIT_PAGE);
  });

  it('draws the site and the floors too', async () => {
    open(UNIT_PAGE);
    await user.click(await screen.findByRole('radio', { name: /^Block 2/ }));
    await user.click(screen.getByRole('tab', { name: 'Site Layout' }));
    expect(
      await screen.findByRole('img', { name: /Block 1, 1 left; Block 2, 1 left/ }, CODE_COMES),
    ).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Floor Plan' }));
    expect(await screen.findByRole('region', { name: 'Ground floor' }, CODE_COMES)).toBeDefined();
  });

  it('has its tabs in order; a unit can be chosen beside each', async () => {
    open(UNIT_PAGE);
    await user.click(await screen.findByRole('radio', { name: /^Block 2/ }));
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Site Layout', '3D Models', 'Floor Plan']);
    for (const name of ['Site Layout', 'Floor Plan']) {
      await user.click(screen.getByRole('tab', { name }));
      expect(screen.getByText('Choose a unit above.')).toBeDefined();
    }
    await user.click(screen.getByRole('button', { name: 'U1, Available' }));
    expect(screen.queryByText('Choose a unit above.')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Floor Plan', selected: true })).toBeDefined();
  });

  it('says what failed when the home does not come, and tries again', async () => {
    vi.mocked(properties.getProperty).mockRejectedValueOnce(networkDown());
    open(UNIT_PAGE);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Ile Ayo Court' })).toBeDefined();
  });

  it('leads to the search where no home is named', async () => {
    open('/select-plan');
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose a home first.' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search homes' }).getAttribute('href')).toBe('/search');
    await waitFor(() => expect(address()).toBe('/select-unit'));
  });
});
