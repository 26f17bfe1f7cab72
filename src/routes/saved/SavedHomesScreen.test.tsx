// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { savedOnDevice } from '#app/saved/savedOnDevice.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from './SavedHomesScreen.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
  window.localStorage.clear();
});

it('says that the homes saved on the device cannot be loaded offline', async () => {
  savedOnDevice.add('0190b3a0-0000-7000-8000-000000000001');
  onlineManager.setOnline(false);
  renderScreen(Component, { path: '/saved', at: '/saved' });
  expect(await screen.findByText('We could not load your saved properties')).toBeDefined();
});
