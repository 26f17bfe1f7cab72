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

it("leads to the product's own pages, and to no network's front page", () => {
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
  ['the server names none', undefined],
])('has no list of them where %s', (_, socials) => {
  expect(withSocials(socials).queryByRole('list')).toBeNull();
});
