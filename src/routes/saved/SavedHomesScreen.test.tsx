// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { listProperties } from '#api/calls/properties.ts';
import { savedOnDevice } from '#app/saved/savedOnDevice.ts';
import { buildProperty } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from './SavedHomesScreen.tsx';

vi.mock('#api/calls/properties.ts', { spy: true });
const IDS = ['0190b3a0-0000-7000-8000-000000000001', '0190b3a0-0000-7000-8000-000000000002'] as const;

afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
  window.localStorage.clear();
});

it('says that the homes saved on the device cannot be loaded offline', async () => {
  savedOnDevice.add(IDS[0]);
  onlineManager.setOnline(false);
  renderScreen(Component, { path: '/saved', at: '/saved' });
  expect(await screen.findByText('We could not load your saved properties')).toBeDefined();
});

it('keeps a home that was unsaved just now, so that it can be saved again', async () => {
  const [home, other] = [
    buildProperty({ id: IDS[0] }),
    buildProperty({ id: IDS[1], title: 'The other home' }),
  ];
  vi.mocked(listProperties).mockResolvedValue([home, other]);
  for (const id of IDS.toReversed()) savedOnDevice.add(id);
  renderScreen(Component, { path: '/saved', at: '/saved' });
  const user = userEvent.setup();
  const heart = await screen.findByRole('button', { name: `Save ${home.title}`, pressed: true });
  await user.click(heart);
  expect(savedOnDevice.read()).toEqual([other.id]);
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await user.click(heart);
  expect(savedOnDevice.read()).toEqual([home.id, other.id]);
  expect(listProperties).toHaveBeenCalledTimes(1);
});
