// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { endSession, listSessions } from '#api/calls/users.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { Sessions } from './Sessions.tsx';

vi.mock('#api/calls/users.ts');

afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
  vi.resetAllMocks();
});

const session = (id: string, device: string, current: boolean) => ({
  id,
  device,
  network: '102.89.1.0/24',
  createdAt: '2026-11-21T09:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  current,
});

it('lists the sessions, marks this one, and ends another after a question', async () => {
  const here = session('1', 'Chrome on Android', true);
  vi.mocked(listSessions).mockResolvedValueOnce([here, session('2', 'Firefox on Windows', false)]);
  vi.mocked(listSessions).mockResolvedValue([here]);
  vi.mocked(endSession).mockResolvedValue({ message: '', body: {} });
  const { user } = renderScreen(Sessions);
  expect(await screen.findByText('This device')).toBeDefined();
  expect(screen.getAllByText(/last seen Sat 21 Nov, 11:00\s· network 102.89.1.0\/24$/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Log out Firefox on Windows/ }));
  expect(endSession).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Yes, log out' }));
  expect(await screen.findByText('That device is logged out.')).toBeDefined();
  expect(endSession).toHaveBeenCalledExactlyOnceWith('2');
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
});

it('tells two browsers of one kind apart by when each logged in', async () => {
  vi.mocked(listSessions).mockResolvedValue([
    session('1', 'Chrome on Linux', true),
    session('2', 'Chrome on Linux', false),
    { ...session('3', 'Chrome on Linux', false), createdAt: '2026-11-21T09:40:00.000Z' },
  ]);
  vi.mocked(endSession).mockResolvedValue({ message: '', body: {} });
  const { user } = renderScreen(Sessions);
  expect(await screen.findAllByText(/^Logged in Sat 21 Nov, 10:00/)).toHaveLength(2);
  expect(screen.getAllByText(/^Logged in Sat 21 Nov, 10:40/)).toHaveLength(1);
  await user.click(
    screen.getByRole('button', { name: 'Log out Chrome on Linux, logged in Sat 21 Nov, 10:40' }),
  );
  expect(
    screen.getByText('Chrome on Linux, logged in Sat 21 Nov, 10:40, has to log in again with your password.'),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Yes, log out' }));
  await waitFor(() => expect(endSession).toHaveBeenCalledExactlyOnceWith('3'));
});

it('offers no way back while a session is being ended', async () => {
  vi.mocked(listSessions).mockResolvedValue([
    session('1', 'Chrome on Android', true),
    session('2', 'Firefox on Windows', false),
  ]);
  vi.mocked(endSession).mockReturnValue(new Promise(() => {}));
  const { user } = renderScreen(Sessions);
  await user.click(await screen.findByRole('button', { name: /^Log out Firefox on Windows/ }));
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Yes, log out' }));
  expect(screen.getByRole('button', { name: 'Yes, log out' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
});

it('says that the sessions cannot be loaded offline', async () => {
  onlineManager.setOnline(false);
  renderScreen(Sessions);
  expect(await screen.findByText('We could not load your sessions')).toBeDefined();
});
