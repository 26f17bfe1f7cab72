// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ThemeChooser } from './ThemeChooser.tsx';
import { THEME_STORAGE_KEY } from './theme.ts';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  delete document.documentElement.dataset.theme;
});

const chosen = () =>
  screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('aria-label'));

it('shows the choice in the footer and in the menu alike', async () => {
  render(
    <>
      <ThemeChooser />
      <ThemeChooser />
    </>,
  );
  const [, dark] = screen.getAllByRole('radio', { name: 'Dark' });
  const [light] = screen.getAllByRole('radio', { name: 'Light' });
  if (!light || !dark) throw new Error('There are no two choosers.');
  await userEvent.click(light);
  await userEvent.click(dark);
  expect(chosen()).toEqual(['Dark', 'Dark']);
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('follows the choice in another tab', async () => {
  render(<ThemeChooser />);
  window.localStorage.setItem(THEME_STORAGE_KEY, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY }));
  await expect.poll(chosen).toEqual(['Dark']);
  expect(document.documentElement.dataset.theme).toBe('dark');
});
