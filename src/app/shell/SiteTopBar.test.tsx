// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { SiteTopBar } from './SiteTopBar.tsx';

afterEach(cleanup);

const Landing = () => <SiteTopBar isLanding />;
const Elsewhere = () => <SiteTopBar isLanding={false} />;
const atLanding = (user = false) =>
  renderScreen(Landing, { path: '/', at: '/', ...(user && { user: buildBuyer() }) });
const atProperty = (user = false) =>
  renderScreen(Elsewhere, { path: '/property/:id', at: '/property/7', ...(user && { user: buildBuyer() }) });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const address = () => screen.getByLabelText('Address').textContent;

it('has the logo and no menu on the landing page', () => {
  atLanding();
  expect(hrefOf('Kolo, first page')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

it('links a visitor to login and sign-up', () => {
  atLanding();
  expect(hrefOf('Log In')).toBe('/login');
  expect(hrefOf('Get Started')).toBe('/sign-up');
});

it('opens and closes the side navigation on other pages', async () => {
  atProperty();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect([...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/search',
    '/saved',
    '/login',
    '/sign-up',
    '/contact-support',
  ]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it("shows the buyer's name, with a menu item for the dashboard", async () => {
  atLanding(true);
  expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Tolu Adeyemi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Go to dashboard' }));
  expect(address()).toBe('/dashboard');
});

it('logs a buyer out', async () => {
  const { session } = atLanding(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Tolu Adeyemi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(session.getSnapshot().status).toBe('done'));
  expect(session.getSnapshot().context).toMatchObject({ user: null, endReason: 'logged_out' });
});

it('opens and closes the search bar of phones, and searches', async () => {
  atProperty();
  const toggle = () => screen.getByRole('button', { name: /^(Search|Close search)$/ });
  expect(screen.getAllByRole('searchbox')).toHaveLength(1);
  await userEvent.click(toggle());
  expect(screen.getAllByRole('searchbox')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
  expect(screen.getAllByRole('searchbox')).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), ' Lekki & Ajah {enter}');
  expect(address()).toBe('/search?q=Lekki+%26+Ajah');
});
