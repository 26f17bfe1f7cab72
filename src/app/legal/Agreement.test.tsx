// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Agreement } from './Agreement.tsx';

afterEach(cleanup);

const show = () => renderScreen(() => <Agreement act="logging in" />, { path: '/login', at: '/login' });
const open = async (words: string, title: string) => {
  await userEvent.click(screen.getByRole('button', { name: words }));
  return within(await screen.findByRole('dialog', { name: title }));
};

it('opens the terms: the hold, the plans, the targets, the money and cancelling', async () => {
  show();
  const dialog = await open('terms', 'Terms');
  for (const said of [
    /for 48 hours, on Plan C for 14 days/,
    /its first contribution is due when the hold on the unit ends/,
    /Plan A .* 20%/,
    /15% of the price/,
    /an account in your own name/,
    /you can cancel/,
  ]) {
    expect(dialog.getByText(said)).toBeTruthy();
  }
});

it('opens the privacy notice: stored data, recipients, rights and contact', async () => {
  show();
  const dialog = await open('privacy notice', 'Privacy notice');
  for (const said of [
    /salary and RSA balance/,
    /SMS, email, WhatsApp messages \(Meta\) and calls that read out a code get/,
    /What you wrote to us, the days on which you asked to see a home, and our answers: 2 years after you sent it\./,
    /The bank that issues/,
    /Nigeria Data Protection Act 2023/,
  ]) {
    expect(dialog.getByText(said)).toBeTruthy();
  }
  expect(dialog.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact-support');
});

it('opens both texts one after the other', async () => {
  show();
  const dialog = await open('terms', 'Terms');
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  await open('privacy notice', 'Privacy notice');
});
