// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { getMessagePreferences, setMessagePreference } from '#api/calls/messages.ts';
import { ApiError } from '#api/failure.ts';
import { MESSAGE_TOPICS } from '#domain/messages.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { MessagePreferences } from './MessagePreferences.tsx';

vi.mock('#api/calls/messages.ts');

afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
  vi.resetAllMocks();
});

const preferences = MESSAGE_TOPICS.flatMap((topic) =>
  (['sms', 'email'] as const).map((channel) => ({ topic, channel, wanted: topic !== 'homes' })),
);
const box = async (topic: string, channel: string) =>
  within(await screen.findByRole('group', { name: topic })).getByRole('checkbox', { name: channel });

it('shows which messages come, and switches one off', async () => {
  vi.mocked(getMessagePreferences).mockResolvedValue(preferences);
  vi.mocked(setMessagePreference).mockImplementation(async (changed) =>
    preferences.map((each) =>
      each.topic === changed.topic && each.channel === changed.channel ? changed : each,
    ),
  );
  const { user } = renderScreen(MessagePreferences);
  expect((await box('Saved homes', 'SMS')).getAttribute('aria-checked')).toBe('false');
  const sms = await box('Reminders', 'SMS');
  expect(sms.getAttribute('aria-checked')).toBe('true');
  await user.click(sms);
  expect(setMessagePreference).toHaveBeenCalledWith(
    { topic: 'reminders', channel: 'sms', wanted: false },
    expect.anything(),
  );
  await waitFor(() => expect(sms.getAttribute('aria-checked')).toBe('false'));
});

it('says that a choice was not saved, and shows what is stored', async () => {
  vi.mocked(getMessagePreferences).mockResolvedValue(preferences);
  vi.mocked(setMessagePreference).mockRejectedValue(new ApiError({ code: 'dependency_down', status: 503 }));
  const { user } = renderScreen(MessagePreferences);
  await user.click(await box('Payments', 'Email'));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect((await box('Payments', 'Email')).getAttribute('aria-checked')).toBe('true');
});

it('saves two quick choices in their order, and says that the first was not saved', async () => {
  vi.mocked(getMessagePreferences).mockResolvedValue(preferences);
  const first = Promise.withResolvers<typeof preferences>();
  vi.mocked(setMessagePreference).mockReturnValueOnce(first.promise);
  vi.mocked(setMessagePreference).mockImplementation(async ({ topic, channel, wanted }) =>
    preferences.map((each) =>
      each.topic === topic && each.channel === channel ? { ...each, wanted } : each,
    ),
  );
  const { user } = renderScreen(MessagePreferences);
  const [sms, email] = [await box('Reminders', 'SMS'), await box('Payments', 'Email')];
  await user.click(sms);
  await user.click(email);
  expect([sms, email].map((each) => each.getAttribute('aria-checked'))).toStrictEqual(['false', 'false']);
  expect(setMessagePreference).toHaveBeenCalledTimes(1);
  first.reject(new ApiError({ code: 'dependency_down', status: 503 }));
  await waitFor(() => expect(setMessagePreference).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect([sms, email].map((each) => each.getAttribute('aria-checked'))).toStrictEqual(['true', 'false']);
});

it('says that the choices cannot be loaded offline', async () => {
  onlineManager.setOnline(false);
  renderScreen(MessagePreferences);
  expect(await screen.findByText('We could not load your choices')).toBeDefined();
});

it('says when the network blocked our last SMS', async () => {
  const blockedAt = '2026-11-03T10:00:00.000Z';
  vi.mocked(getMessagePreferences).mockResolvedValue(
    preferences.map((each) => ({ ...each, ...(each.channel === 'sms' && { blockedAt }) })),
  );
  renderScreen(MessagePreferences);
  expect(await screen.findByText('Your network blocks our SMS.')).toBeDefined();
  expect(screen.getByText(/our last SMS, of 3 Nov 2026, did not reach you/)).toBeDefined();
});
