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

test('is the page’s banner; the keyboard meets menu, brand, search and end in this order', async () => {
  const { user } = renderForTest(
    <NavBar
      end={<button type="button">Log in</button>}
      search={<input type="search" aria-label="Search" />}
      brand={<a href="/">Adire</a>}
      start={<button type="button">Menu</button>}
    />,
  );
  const met: (string | null)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    met.push(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
    );
  }
  expect(met).toStrictEqual(['Menu', 'Adire', 'Search', 'Log in']);
  expect(screen.getByRole('banner').contains(document.activeElement)).toBe(true);
});

test('knows when the page is scrolled, so that its hairline can come', () => {
  renderForTest(<NavBar brand="Adire" bare />);
  const bar = screen.getByRole('banner');
  expect(bar.dataset.scrolled).toBeUndefined();
  scrollTo(200);
  expect(bar.dataset.scrolled).toBe('true');
  scrollTo(0);
  expect(bar.dataset.scrolled).toBeUndefined();
});
