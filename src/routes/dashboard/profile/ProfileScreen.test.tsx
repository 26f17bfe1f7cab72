// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changePassword, changePicture, changeProfile, type User } from '#api/calls/users.ts';
import { ApiError } from '#api/failure.ts';
import { renderScreen, tolu } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from './ProfileScreen.tsx';

vi.mock('#api/calls/users.ts');

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function edit() {
  const view = renderScreen(Component);
  await view.user.click(screen.getByRole('button', { name: 'Edit profile' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Edit profile' })) };
}

describe('profile', () => {
  it('shows the details, and logs out', async () => {
    const { user } = renderScreen(Component);
    for (const text of ['Tolu Adeyemi', 'tolu@example.com', '0803 123 4567']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Logged out')).toBeDefined();
  });

  it('saves only what was changed, and closes', async () => {
    const changed = { ...tolu, firstName: 'Tolulope', employmentStatus: 'employed' as const };
    vi.mocked(changeProfile).mockResolvedValue(changed);
    const { dialog, user } = await edit();
    await user.clear(dialog.getByLabelText('First Name'));
    await user.type(dialog.getByLabelText('First Name'), 'Tolulope');
    await user.selectOptions(dialog.getByLabelText('Employment Status'), 'employed');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('heading', { name: 'Tolulope Adeyemi' })).toBeDefined();
    expect(screen.getByText('Employed')).toBeDefined();
    expect(screen.getByText('Your profile has been saved.')).toBeDefined();
    expect(changeProfile).toHaveBeenCalledWith({ firstName: 'Tolulope', employmentStatus: 'employed' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what is wrong at the field, and keeps what was typed', async () => {
    vi.mocked(changeProfile).mockRejectedValue(
      new ApiError({ code: 'email_taken', status: 409, fields: { email: 'That address is taken.' } }),
    );
    const { dialog, user } = await edit();
    const email = dialog.getByLabelText<HTMLInputElement>('Email Address');
    await user.clear(email);
    await user.type(email, 'nonsense');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Enter an email address like name@example.com.')).toBeDefined();
    expect(changeProfile).not.toHaveBeenCalled();
    await user.clear(email);
    await user.type(email, 'taken@example.com');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('That address is taken.')).toBeDefined();
    expect(email.value).toBe('taken@example.com');
  });

  it('asks for verification when the phone number changed', async () => {
    vi.mocked(changeProfile).mockResolvedValue({ ...tolu, phone: '+2348039876543', phoneVerified: false });
    const { dialog, user } = await edit();
    const phone = dialog.getByLabelText('Phone number');
    await user.clear(phone);
    await user.type(phone, '08039876543');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Please verify your account!')).toBeDefined();
    expect(changeProfile).toHaveBeenCalledWith({ phone: '+2348039876543' });
  });

  it('previews a picture and sends it', async () => {
    const pictured = { ...tolu, picture: '/media/face.webp' };
    vi.mocked(changePicture).mockResolvedValue(pictured);
    const { dialog, user } = await edit();
    const face = new File(['picture'], 'face.png', { type: 'image/png' });
    await user.upload(dialog.getByLabelText('Picture'), face);
    await user.click(await dialog.findByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByText('Your picture has been changed.')).toBeDefined();
    expect(vi.mocked(changePicture).mock.calls[0]?.[0]).toBe(face);
  });

  it('shows the new picture also where the dialog was closed before it arrived', async () => {
    let arrive: (user: User) => void = () => {};
    vi.mocked(changePicture).mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const { dialog, user } = await edit();
    await user.upload(
      dialog.getByLabelText('Picture'),
      new File(['face'], 'face.png', { type: 'image/png' }),
    );
    await user.click(await dialog.findByRole('button', { name: 'Use this picture' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    arrive({ ...tolu, picture: '/media/face.webp' });
    expect(await screen.findByText('Your picture has been changed.')).toBeDefined();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/face.webp');
  });

  it('takes no other picture while one is on its way', async () => {
    vi.mocked(changePicture).mockReturnValue(new Promise(() => {}));
    const { dialog, user } = await edit();
    const picture = (name: string) => new File([name], `${name}.png`, { type: 'image/png' });
    const first = picture('first');
    await user.upload(dialog.getByLabelText('Picture'), first);
    await user.click(await dialog.findByRole('button', { name: 'Use this picture' }));
    expect(dialog.getByText('Your picture is on its way.')).toBeDefined();
    await user.upload(dialog.getByLabelText('Picture'), picture('second'));
    await user.click(dialog.getByRole('button', { name: 'Use this picture' }));
    expect(vi.mocked(changePicture).mock.calls).toEqual([[first]]);
  });

  it('keeps the old one when the new one is taken back', async () => {
    const { dialog, user } = await edit();
    await user.upload(
      dialog.getByLabelText('Picture'),
      new File(['picture'], 'face.png', { type: 'image/png' }),
    );
    await user.click(await dialog.findByRole('button', { name: 'Keep the old one' }));
    expect(dialog.queryByRole('button', { name: 'Use this picture' })).toBeNull();
    expect(changePicture).not.toHaveBeenCalled();
  });

  it('takes a date of birth as one writes it, and refuses a day that there is not', async () => {
    vi.mocked(changeProfile).mockResolvedValue({ ...tolu, dateOfBirth: '1990-03-24' });
    const { dialog, user } = await edit();
    const birth = dialog.getByLabelText('Date of Birth');
    await user.type(birth, '31021990');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('There is no such day. Write it like 24/03/1990.')).toBeDefined();
    await user.clear(birth);
    await user.type(birth, '24032020');
    expect(await dialog.findByText('You have to be at least 18.')).toBeDefined();
    await user.clear(birth);
    await user.type(birth, '24031990');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await vi.waitFor(() => expect(changeProfile).toHaveBeenCalledWith({ dateOfBirth: '1990-03-24' }));
  });

  it('refuses what is no picture', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new Error('not a picture');
    });
    const { dialog, user } = await edit();
    await user.upload(
      dialog.getByLabelText('Picture'),
      new File(['text'], 'face.png', { type: 'image/png' }),
    );
    expect(await dialog.findByText('We could not read that picture. Use a JPEG, PNG or WebP.')).toBeDefined();
  });
});

describe('security', () => {
  async function fill(passwords: readonly [string, string, string]) {
    const view = renderScreen(Component, { at: '/?tab=security' });
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
    expect(said.length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('');
    expect(changePassword).toHaveBeenCalledWith({
      currentPassword: 'old password',
      password: 'new password',
      confirmPassword: 'new password',
    });
  });

  it('says that the passwords do not match', async () => {
    await fill(['old password', 'new password', 'new pasword']);
    expect(await screen.findByText('Passwords do not match!')).toBeDefined();
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('says that a password is too short', async () => {
    await fill(['old password', 'short', 'short']);
    const field = screen.getByLabelText('New Password');
    await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(changePassword).not.toHaveBeenCalled();
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
});
