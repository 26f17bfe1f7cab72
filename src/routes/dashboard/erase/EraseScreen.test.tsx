// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listContributions } from '#api/calls/contributions.ts';
import { eraseAccount, getErasure } from '#api/calls/users.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { ApiError, NETWORK_MESSAGE } from '#api/failure.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from './EraseScreen.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/users.ts');
vi.mock('#api/calls/wallet.ts');

const PATH = '/dashboard/erase';

beforeEach(() => {
  vi.mocked(listContributions).mockResolvedValue([]);
  vi.mocked(getWallet).mockResolvedValue(walletOf(0));
  vi.mocked(getErasure).mockResolvedValue({
    balance: ZERO_KOBO,
    openWithdrawals: 0,
    unfinishedContributions: [],
  });
});
afterEach(cleanup);

it('ends the session of this browser once the account is erased', async () => {
  vi.mocked(eraseAccount).mockResolvedValue({ message: '', body: {} });
  const { session } = await confirm();
  expect(await screen.findByText('Logged out')).toBeDefined();
  expect(session.getSnapshot().context).toMatchObject({ user: null, endReason: 'erased' });
});

async function confirm() {
  const { user, ...view } = renderScreen(Component, { at: PATH, path: PATH });
  await user.type(await screen.findByLabelText('Current Password'), 'a long enough secret');
  await user.click(screen.getByRole('button', { name: 'Erase my account for good' }));
  return view;
}

it('says why no response came beside the button, at the end of a long page, and that the account may be erased', async () => {
  vi.mocked(eraseAccount).mockRejectedValue(new ApiError({ code: 'network_down', status: null }));
  await confirm();
  const text = `${NETWORK_MESSAGE} Your account may be erased already: if you can no longer log in, it is.`;
  await screen.findByText(text);
  const card = within(screen.getByRole('region', { name: 'This cannot be undone' }));
  expect(card.getByRole('alert').textContent).toBe(text);
});

it('says that plans are to be finished first, though they could not be loaded', async () => {
  vi.mocked(listContributions).mockRejectedValue(new ApiError({ code: 'network_down', status: null }));
  vi.mocked(getErasure).mockResolvedValue({
    balance: ZERO_KOBO,
    openWithdrawals: 0,
    unfinishedContributions: ['contribution-1'],
  });
  renderScreen(Component, { at: PATH, path: PATH });
  expect(await screen.findByText(/^1 plan is not finished\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See your plans' }).getAttribute('href')).toBe(
    '/dashboard/properties',
  );
});
