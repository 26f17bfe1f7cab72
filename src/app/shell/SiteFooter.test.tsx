// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { PageSettings } from '../settings/pageSettings.ts';
import { SiteFooter } from './SiteFooter.tsx';

afterEach(cleanup);

const SOCIALS = { facebook: null, x: 'https://x.com/kolo_ng', linkedin: null, instagram: null };
const withSocials = (socialUrls: PageSettings['socialUrls']) => {
  renderScreen(SiteFooter, { path: '/', at: '/', settings: socialUrls ? { socialUrls } : {} });
  return within(screen.getByRole('contentinfo'));
};

it.each([
  [2023, '© 2023 Kolo'],
  [2026, '© 2023–2026 Kolo'],
])('names the years of the copyright up to that of the page: %d', (year, copyright) => {
  renderScreen(SiteFooter, { path: '/', at: '/', settings: { year } });
  expect(screen.getByText(copyright)).toBeDefined();
});

it("links to the product's own social pages only", () => {
  const footer = withSocials({ ...SOCIALS, instagram: 'https://www.instagram.com/kolo.ng' });
  const outside = footer
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
    .filter(([, href]) => href?.startsWith('https:'));
  expect(outside).toEqual([
    ['X', 'https://x.com/kolo_ng'],
    ['Instagram', 'https://www.instagram.com/kolo.ng'],
  ]);
});

it.each([
  ['all are unset', { ...SOCIALS, x: null }],
  ['the server has no such setting', undefined],
])('has no list of social pages if %s', (_, socials) => {
  expect(withSocials(socials).queryByRole('list')).toBeNull();
});
