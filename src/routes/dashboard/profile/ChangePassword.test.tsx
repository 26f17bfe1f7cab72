// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changePassword, getMe, type User } from '#api/calls/users.ts';
import { ApiError } from '#api/failure.ts';
import { renderScreen, tolu } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from './ProfileScreen.tsx';

vi.mock('#api/calls/users.ts');
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('security', () => {
  async function fill(passwords: readonly [string, string, string], pending: Partial<User> = {}) {
    const view = renderScreen(Component, { at: '/?tab=security' });
    act(() => view.session.send({ type: 'user.changed', user: { ...tolu, ...pending } }));
    const labels = ['Current Password', 'New Password', 'Confirm Password'];
    for (const [index, label] of labels.entries()) {
      await view.user.type(screen.getByLabelText(label), passwords[index] ?? '');
    }
    await view.user.click(screen.getByRole('button', { name: 'Create Password' }));
    return view;
  }

  it('changes the password, says so and empties the form', async () => {
    vi.mocked(changePassword).mockResolvedValue({ message: 'Done', body: {} });
    await fill(['old password', 'new password', 'new password']);
    const said = await screen.findAllByText(
      'Your password has been changed. You are logged out everywhere else.',
    );
    expect(said).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('');
    expect(changePassword).toHaveBeenCalledWith({
      currentPassword: 'old password',
      password: 'new password',
      confirmPassword: 'new password',
    });
  });

  it('shows no more that a new email waits for its code, which a new password withdraws', async () => {
    vi.mocked(changePassword).mockResolvedValue({ message: 'Done', body: {} });
    vi.mocked(getMe).mockResolvedValue(tolu);
    const view = await fill(['old password', 'new password', 'new password'], {
      pendingEmail: 'new@example.com',
    });
    await screen.findByText(/not verified yet: if you asked for it, enter it again/);
    await waitFor(() => expect(view.session.getSnapshot().context.user?.pendingEmail).toBeNull());
  });

  it('says that the passwords do not match', async () => {
    await fill(['old password', 'new password', 'new pasword']);
    expect(await screen.findByText('Passwords do not match!')).toBeDefined();
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('says that a password is too short', async () => {
    await fill(['old password', 'short', 'short']);
    const field = screen.getByLabelText('New Password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('marks a password that is too short and an unequal second one at once', async () => {
    await fill(['old password', 'short', 'shrot']);
    const second = screen.getByLabelText('Confirm Password');
    await waitFor(() => expect(second.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Passwords do not match!')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('New Password'));
  });

  it('says at its field that the current password is wrong', async () => {
    vi.mocked(changePassword).mockRejectedValue(
      new ApiError({
        code: 'current_password_wrong',
        status: 422,
        fields: { currentPassword: 'That is not your current password.' },
      }),
    );
    await fill(['wrong password', 'new password', 'new password']);
    expect(await screen.findByText('That is not your current password.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Current Password'));
  });

  it('says at its field what only the server finds wrong with a password, and keeps what was typed', async () => {
    const message = 'That password is easy to guess. Please choose another.';
    vi.mocked(changePassword).mockRejectedValue(
      new ApiError({ code: 'invalid_fields', status: 422, fields: { password: message } }),
    );
    await fill(['old password', 'tyrannosaurus', 'tyrannosaurus']);
    expect(await screen.findByText(message)).toBeDefined();
    const field = screen.getByLabelText<HTMLInputElement>('New Password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    const kept = ['Current Password', 'New Password', 'Confirm Password'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );
    expect(kept).toStrictEqual(['old password', 'tyrannosaurus', 'tyrannosaurus']);
  });
});
