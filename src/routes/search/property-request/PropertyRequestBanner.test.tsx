// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sendPropertyRequest } from '#api/calls/support.ts';
import type { User } from '#api/calls/users.ts';
import { ApiError } from '#api/failure.ts';
import { naira } from '#domain/money.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { PropertyRequestBanner } from './PropertyRequestBanner.tsx';

vi.mock('#api/calls/support.ts', { spy: true });
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function openDialog(user?: User) {
  renderScreen(PropertyRequestBanner, { path: '/search', at: '/search', ...(user && { user }) });
  await userEvent.click(button('Tell us about it'));
  await screen.findByRole('dialog', { name: "Let us know what you're looking for" });
}

async function fillIn() {
  await userEvent.type(field('First Name'), 'Ngozi');
  await userEvent.type(field('Last Name'), 'Eze');
  await userEvent.type(screen.getByLabelText('Phone number'), '0803 123 4567');
  await userEvent.type(field('Email Address'), 'ngozi@example.com');
  await userEvent.type(field('Preferred Location'), 'Yaba');
  await userEvent.type(field('Budget'), '30000000');
  await userEvent.type(field('Message'), 'Three beds.');
}

test('sends what was typed, with the phone as +234 and the budget in kobo, and shows the reference', async () => {
  vi.mocked(sendPropertyRequest).mockResolvedValue('REQ-7');
  await openDialog();
  await fillIn();
  await userEvent.click(button('Send Request'));
  expect(await screen.findByText(/Your reference is REQ-7/)).toBeDefined();
  expect(vi.mocked(sendPropertyRequest).mock.calls).toEqual([
    [
      {
        firstName: 'Ngozi',
        lastName: 'Eze',
        phone: '+2348031234567',
        email: 'ngozi@example.com',
        preferredLocation: 'Yaba',
        budget: naira(30_000_000),
        message: 'Three beds.',
      },
      expect.any(String),
    ],
  ]);
  await userEvent.click(button('Done'));
  await userEvent.click(button('Tell us about it'));
  expect(field('First Name').value).toBe('');
});

test('an empty form sends nothing, says what each field needs, and goes to the first', async () => {
  await openDialog();
  await userEvent.click(button('Send Request'));
  expect(await screen.findByText('Preferred Location is required.')).toBeDefined();
  expect(screen.getByText('Budget is required.')).toBeDefined();
  expect(screen.getByText('Phone number is required.')).toBeDefined();
  expect(screen.queryByText('First Name is required.')).toBeNull();
  expect(document.activeElement).toBe(field('Preferred Location'));
  expect(sendPropertyRequest).not.toHaveBeenCalled();
});

test('marks every wrong field at once, a budget that is no amount too', async () => {
  await openDialog();
  await userEvent.type(field('Budget'), 'about 30');
  await userEvent.click(button('Send Request'));
  expect(await screen.findByText('Preferred Location is required.')).toBeDefined();
  expect(screen.getByText('Write the amount in figures, like 450,000 or 2.5m.')).toBeDefined();
  expect(screen.getByText('Phone number is required.')).toBeDefined();
  expect(document.activeElement).toBe(field('Preferred Location'));
  expect(sendPropertyRequest).not.toHaveBeenCalled();
});

test('place, budget and phone are enough; the other fields say that they are optional', async () => {
  vi.mocked(sendPropertyRequest).mockResolvedValue('REQ-8');
  await openDialog();
  await userEvent.type(field('Preferred Location'), 'Yaba');
  await userEvent.type(field('Budget'), '30000000');
  await userEvent.type(screen.getByLabelText('Phone number'), '0803 123 4567');
  for (const name of ['First Name', 'Last Name', 'Email Address', 'Message'])
    expect(screen.getByRole('textbox', { name, description: /^Optional/ })).toBeDefined();
  await userEvent.click(button('Send Request'));
  expect(await screen.findByText(/Your reference is REQ-8/)).toBeDefined();
  expect(vi.mocked(sendPropertyRequest).mock.lastCall).toEqual([
    {
      firstName: null,
      lastName: null,
      phone: '+2348031234567',
      email: null,
      preferredLocation: 'Yaba',
      budget: naira(30_000_000),
      message: null,
    },
    expect.any(String),
  ]);
});

test('keeps what was typed when it is cancelled and opened again', async () => {
  await openDialog();
  await userEvent.type(field('Preferred Location'), 'Surulere');
  await userEvent.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button('Tell us about it'));
  expect(field('Preferred Location').value).toBe('Surulere');
});

test('what was typed comes back to the same buyer in this tab, until it is sent', async () => {
  vi.mocked(sendPropertyRequest).mockResolvedValue('REQ-7');
  await openDialog(buildBuyer());
  await fillIn();
  cleanup();
  await openDialog();
  expect(field('Message').value, 'for a visitor').toBe('');
  cleanup();
  await openDialog(buildBuyer());
  expect(field('Message').value).toBe('Three beds.');
  expect(field('Budget').value).toBe('30,000,000');
  await userEvent.click(button('Send Request'));
  await screen.findByText(/Your reference is REQ-7/);
  expect(vi.mocked(sendPropertyRequest).mock.lastCall?.[0].phone).toBe('+2348031234567');
  cleanup();
  await openDialog(buildBuyer());
  expect(field('Message').value).toBe('');
});

test('keeps what was typed when it is rejected, and shows the rejection at its field', async () => {
  vi.mocked(sendPropertyRequest).mockRejectedValue(
    new ApiError({
      code: 'invalid_fields',
      status: 422,
      message: 'Please check the fields marked below.',
      fields: { email: 'That address bounces.' },
    }),
  );
  await openDialog();
  await fillIn();
  await userEvent.click(button('Send Request'));
  expect(await screen.findByText('That address bounces.')).toBeDefined();
  expect(screen.getByText('Please check the fields marked below.')).toBeDefined();
  expect(field('Message').value).toBe('Three beds.');
  expect(document.activeElement).toBe(field('Email Address'));
  await userEvent.type(field('Email Address'), 'm');
  expect(screen.queryByText('That address bounces.')).toBeNull();
  expect(screen.queryByText('Please check the fields marked below.')).toBeNull();
});
