// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { NavBar } from './NavBar.tsx';

function scrollTo(y: number) {
  act(() => {
    window.scrollTo(0, y);
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => window.scrollTo(0, 0));

test('is the banner; Tab moves through menu, brand, search and end', async () => {
  const { user } = renderForTest(
    <NavBar
      end={<button type="button">Log in</button>}
      search={<input type="search" aria-label="Search" />}
      brand={<a href="/">Adire</a>}
      start={<button type="button">Menu</button>}
    />,
  );
  const focused: (string | null)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    focused.push(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
    );
  }
  expect(focused).toStrictEqual(['Menu', 'Adire', 'Search', 'Log in']);
  expect(screen.getByRole('banner').contains(document.activeElement)).toBe(true);
});

test('marks a scrolled page, for its border', () => {
  renderForTest(<NavBar brand="Adire" bare />);
  const bar = screen.getByRole('banner');
  expect(bar.dataset.scrolled).toBeUndefined();
  scrollTo(200);
  expect(bar.dataset.scrolled).toBe('true');
  scrollTo(0);
  expect(bar.dataset.scrolled).toBeUndefined();
});
