// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveProperty } from '#api/calls/properties.ts';
import type { User } from '#api/calls/users.ts';
import { ApiError, NETWORK_MESSAGE } from '#api/failure.ts';
import { aBuyer } from '#machines/buyer.fixtures.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { SaveIntent } from './SaveIntent.tsx';

vi.mock('#api/calls/properties.ts', { spy: true });
afterEach(cleanup);

const open = (user?: User) =>
  renderScreen(() => <SaveIntent>The homes</SaveIntent>, {
    path: '/search',
    at: '/search?q=Lekki&save=home-7',
    ...(user && { user }),
  });
const address = () => screen.getByLabelText('Address').textContent;

it('saves the home of the address once, says so, and drops it from the address', async () => {
  vi.mocked(saveProperty).mockResolvedValue({ message: '', body: {} });
  open(aBuyer());
  expect(screen.queryByText('The homes')).toBeNull();
  expect(await screen.findByText('You have saved this property!')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/search?q=Lekki'));
  expect(screen.getByText('The homes')).toBeTruthy();
  expect(saveProperty).toHaveBeenCalledExactlyOnceWith('home-7');
});

it('says why it could not, and shows the page all the same', async () => {
  vi.mocked(saveProperty).mockRejectedValue(new ApiError({ code: 'network_down', status: null }));
  open(aBuyer());
  expect(await screen.findByText(NETWORK_MESSAGE)).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/search?q=Lekki'));
  expect(screen.getByText('The homes')).toBeTruthy();
});

it.each([
  ['a visitor', undefined] as const,
  ['who waits for the code', aBuyer({ phoneVerified: false })] as const,
])('saves nothing for %s', (_, user) => {
  open(user);
  expect(screen.getByText('The homes')).toBeTruthy();
  expect(saveProperty).not.toHaveBeenCalled();
});
