// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { saveProperty, unsaveProperty } from '#api/calls/properties.ts';
import { ApiError } from '#api/failure.ts';
import { incomeOnDevice } from '#app/income/incomeOnDevice.ts';
import { naira } from '#domain/money.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { buildProperty } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { PropertyCard } from './PropertyCard.tsx';

vi.mock('#api/calls/properties.ts', { spy: true });
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const show = (change: Parameters<typeof buildProperty>[0] = {}, isSignedIn = true) =>
  renderScreen(() => <PropertyCard property={buildProperty(change)} />, {
    path: '/search',
    at: '/search?q=Ikorodu',
    ...(isSignedIn && { user: buildBuyer() }),
  });
const heart = () => screen.getByRole('button', { name: 'Save Ewe Terraces' });
const address = () => screen.getByLabelText('Address').textContent;

describe('a property card', () => {
  test('shows price, beds of the first building, monthly amount, title and address', () => {
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

  test('marks a saved home as withdrawn, without a plan', () => {
    show({ withdrawn: true, saved: true });
    expect(screen.getByText('No longer for sale')).toBeDefined();
    expect(screen.queryByText(/a month for/)).toBeNull();
  });

  test('shows the beds of the listing if there is no building', () => {
    show({ buildings: [], beds: 1 });
    expect(screen.getByText('1 bed')).toBeDefined();
  });

  test('links to the page of the home', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Ewe Terraces' }));
    expect(address()).toBe(`/property/${buildProperty().id}`);
  });

  test('the heart saves and unsaves, with a message each time', async () => {
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
    expect(vi.mocked(saveProperty).mock.calls).toEqual([[buildProperty().id]]);
    expect(vi.mocked(unsaveProperty).mock.calls).toEqual([[buildProperty().id]]);
  });

  test('the heart is empty again if saving fails, with a message', async () => {
    vi.mocked(saveProperty).mockRejectedValue(
      new ApiError({ code: 'internal_error', status: 500, message: 'Something went wrong on our side.' }),
    );
    show();
    await userEvent.click(heart());
    expect(await screen.findByText('Something went wrong on our side.')).toBeDefined();
    expect(heart().getAttribute('aria-pressed')).toBe('false');
  });

  test('a visitor saves and unsaves it on the device', async () => {
    show({}, false);
    await userEvent.click(heart());
    expect(await screen.findByText('You have saved this property!')).toBeDefined();
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    cleanup();
    show({}, false);
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(heart());
    expect(await screen.findByText('You have unsaved this property!')).toBeDefined();
    expect(window.localStorage).toHaveLength(0);
    expect(saveProperty).not.toHaveBeenCalled();
  });

  test.each([
    [naira(1_300_000), 'Within reach: 31% of your income'],
    [naira(1_200_000), '34% of your income'],
  ])('with an income of %i kobo it shows: %s', (salaryKobo, text) => {
    incomeOnDevice.write({ salaryKobo });
    show();
    expect(screen.getByText(text)).toBeDefined();
  });

  test('ignores a stored income that cannot be parsed', () => {
    window.localStorage.setItem('income.1', '{"salaryKobo":-5}');
    show();
    expect(screen.queryByText(/of your income/)).toBeNull();
  });
});
