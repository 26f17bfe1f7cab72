// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listContributions } from '#api/calls/contributions.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from './DashboardLayout.tsx';

vi.mock('#api/calls/contributions.ts');

beforeEach(() => {
  vi.mocked(listContributions).mockResolvedValue([]);
});
afterEach(cleanup);

const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the dashboard’s frame', () => {
  it('leads to every part of the dashboard, from the side and, on phones, from below', () => {
    renderScreen(Component, { at: '/dashboard/property/ewe-terraces-1', path: '/dashboard/*' });
    const [side, bottom] = screen.getAllByRole('navigation', { name: 'Dashboard' });
    if (!side || !bottom) throw new Error('Two menus were expected');
    const places = [
      ['Home', '/dashboard'],
      ['Property', '/dashboard/properties'],
      ['Saved', '/dashboard/saved'],
      ['Wallet', '/dashboard/wallet'],
    ];
    expect(linksOf(side)).toEqual(expect.arrayContaining(places));
    expect(linksOf(bottom)).toEqual([...places, ['Profile', '/dashboard/profile']]);
    expect(within(side).getByRole('link', { current: 'page' }).textContent).toBe('Property');
  });

  it('leads from the name to the profile, from the logo to the landing page, and offers quick actions', () => {
    renderScreen(Component, { at: '/dashboard', path: '/dashboard' });
    expect(screen.getByRole('link', { name: 'Tolu Adeyemi' }).getAttribute('href')).toBe(
      '/dashboard/profile',
    );
    for (const logo of screen.getAllByRole('link', { name: 'Kolo' }))
      expect(logo.getAttribute('href')).toBe('/');
    const [side] = screen.getAllByRole('navigation', { name: 'Dashboard' });
    expect(side && linksOf(side)).toEqual(
      expect.arrayContaining([
        ['Explore Properties', '/search'],
        ['Contact Support', '/contact-support'],
      ]),
    );
  });
});
