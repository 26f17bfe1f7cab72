// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveProperties } from '#api/calls/properties.ts';
import type { User } from '#api/calls/users.ts';
import { ApiError } from '#api/failure.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { savedOnDevice } from './savedOnDevice.ts';
import { VisitorSavedHomes } from './VisitorSavedHomes.tsx';

vi.mock('#api/calls/properties.ts', { spy: true });
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const IDS = ['0190b3a0-0000-7000-8000-000000000002', '0190b3a0-0000-7000-8000-000000000001'];
const open = (user?: User) => {
  for (const id of IDS.toReversed()) savedOnDevice.add(id);
  return renderScreen(VisitorSavedHomes, { path: '/', at: '/', ...(user && { user }) });
};

it('moves the homes saved on the device to the account, with a message', async () => {
  vi.mocked(saveProperties).mockResolvedValue(2);
  open(buildBuyer());
  expect(
    await screen.findByText(
      'The 2 homes that you saved on this device are in your account.',
      {},
      { timeout: 10_000 },
    ),
  ).toBeDefined();
  expect(vi.mocked(saveProperties).mock.calls[0]?.[0]).toEqual(IDS);
  expect(savedOnDevice.read()).toEqual([]);
});

it('keeps them on the device if the call fails', async () => {
  vi.mocked(saveProperties).mockRejectedValue(new ApiError({ code: 'network_down', status: null }));
  open(buildBuyer());
  await waitFor(() => expect(saveProperties).toHaveBeenCalled());
  expect(savedOnDevice.read()).toEqual(IDS);
});

it.each([
  ['a visitor', undefined] as const,
  ['a buyer with an unverified phone', buildBuyer({ phoneVerified: false })] as const,
])('keeps them on the device of %s', (_, user) => {
  open(user);
  expect(saveProperties).not.toHaveBeenCalled();
  expect(savedOnDevice.read()).toEqual(IDS);
});
