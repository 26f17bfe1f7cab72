// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { saveProperty, unsaveProperty } from '#api/calls/properties.ts';
import { ApiError } from '#api/failure.ts';
import { aBuyer } from '#machines/buyer.fixtures.ts';
import { aProperty } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { PropertyCard } from './PropertyCard.tsx';

vi.mock('#api/calls/properties.ts', { spy: true });
afterEach(cleanup);

const show = (change: Parameters<typeof aProperty>[0] = {}, isSignedIn = true) =>
  renderScreen(() => <PropertyCard property={aProperty(change)} />, {
    path: '/search',
    at: '/search?q=Ikorodu',
    ...(isSignedIn && { user: aBuyer() }),
  });
const heart = () => screen.getByRole('button', { name: 'Save Ewe Terraces' });
const address = () => screen.getByLabelText('Address').textContent;

describe('a property card', () => {
  test('shows price, beds of the first building, what it is a month, title and address', () => {
    show();
    const card = within(screen.getByRole('article'));
    expect(card.getByText('32,000,000', { exact: false }).textContent).toBe('₦32,000,000');
    expect(card.getByText('3 beds')).toBeDefined();
    expect(card.getByText(/a month for 24 months/).textContent).toBe(
      '₦400,000 a month for 24 months saves your 30%, then a mortgage',
    );
    expect(card.getByRole('heading', { name: 'Ewe Terraces' })).toBeDefined();
    expect(card.getByText('Ebute Road, Ikorodu, Lagos')).toBeDefined();
  });

  test('of a saved home that was withdrawn says so, and offers no plan', () => {
    show({ withdrawn: true, saved: true });
    expect(screen.getByText('No longer for sale')).toBeDefined();
    expect(screen.queryByText(/a month for/)).toBeNull();
  });

  test('takes the beds of the listing when there is no building', () => {
    show({ buildings: [], beds: 1 });
    expect(screen.getByText('1 bed')).toBeDefined();
  });

  test('leads to the page of the home', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Ewe Terraces' }));
    expect(address()).toBe(`/property/${aProperty().id}`);
  });

  test('the heart saves, and then unsaves, saying so each time', async () => {
    vi.mocked(saveProperty).mockResolvedValue({ message: '', body: {} });
    vi.mocked(unsaveProperty).mockResolvedValue({ message: '', body: {} });
    show();
    expect(heart().getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(heart());
    expect(await screen.findByText('You have saved this property!')).toBeDefined();
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(heart());
    expect(await screen.findByText('You have unsaved this property!')).toBeDefined();
    expect(heart().getAttribute('aria-pressed')).toBe('false');
    expect(address()).toBe('/search?q=Ikorodu');
    expect(vi.mocked(saveProperty).mock.calls).toEqual([[aProperty().id]]);
    expect(vi.mocked(unsaveProperty).mock.calls).toEqual([[aProperty().id]]);
  });

  test('a home that could not be saved has its heart empty again, and says why', async () => {
    vi.mocked(saveProperty).mockRejectedValue(
      new ApiError({ code: 'internal_error', status: 500, message: 'Something went wrong on our side.' }),
    );
    show();
    await userEvent.click(heart());
    expect(await screen.findByText('Something went wrong on our side.')).toBeDefined();
    expect(heart().getAttribute('aria-pressed')).toBe('false');
  });

  test('asks a visitor to log in, and to come back here with the home to save', async () => {
    show({}, false);
    await userEvent.click(screen.getByRole('link', { name: 'Log in to save Ewe Terraces' }));
    const next = `/search?q=Ikorodu&save=${aProperty().id}`;
    expect(address()).toBe(`/login?${new URLSearchParams({ next })}`);
    expect(saveProperty).not.toHaveBeenCalled();
  });
});
