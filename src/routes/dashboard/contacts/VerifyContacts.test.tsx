// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { getMe, requestContactCode, type User, verifyContact } from '#api/calls/users.ts';
import { ApiError } from '#api/failure.ts';
import { formatPhone } from '#domain/accounts/phones.ts';
import { renderScreen, tolu } from '#tests/fixtures/renderDashboard.tsx';
import { VerifyContacts } from './VerifyContacts.tsx';

vi.mock('#api/calls/users.ts');

const NEW_PHONE = '+2348029876543';
const changing: User = { ...tolu, pendingPhone: NEW_PHONE };

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  window.localStorage.clear();
});

it.each([
  ['was verified', { ...tolu, phone: NEW_PHONE }, 'Your phone number is verified.'],
  ['was taken back', tolu, `Your phone number stays ${formatPhone(tolu.phone)}.`],
])('says what is so where the change %s in another tab', async (_, user, message) => {
  vi.mocked(requestContactCode).mockResolvedValue({ message: '', body: {} });
  vi.mocked(verifyContact).mockRejectedValue(new ApiError({ code: 'nothing_to_verify', status: 409 }));
  vi.mocked(getMe).mockResolvedValue(user);
  const view = renderScreen(VerifyContacts);
  act(() => view.session.send({ type: 'user.changed', user: changing }));
  await view.user.click(await screen.findByRole('button', { name: 'Send Code' }));
  await screen.findByLabelText('6-digit code');
  await view.user.keyboard('734159');
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('names the address that another tab has asked for since, once the buyer comes back to this one', async () => {
  vi.mocked(requestContactCode).mockResolvedValue({ message: '', body: {} });
  const view = renderScreen(VerifyContacts);
  act(() =>
    view.session.send({ type: 'user.changed', user: { ...tolu, pendingEmail: 'first@example.com' } }),
  );
  await view.user.click(await screen.findByRole('button', { name: 'Send Code' }));
  await screen.findByLabelText('6-digit code');
  vi.mocked(getMe).mockResolvedValue({ ...tolu, pendingEmail: 'second@example.com' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/second@example.com/)).toBeDefined();
  expect(screen.queryByText(/first@example.com/)).toBeNull();
  expect(screen.queryByLabelText('6-digit code')).toBeNull();
});
