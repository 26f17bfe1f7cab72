// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changePicture,
  changeProfile,
  getMe,
  removePicture,
  requestContactCode,
  type User,
  verifyContact,
} from '#api/calls/users.ts';
import { ApiError } from '#api/failure.ts';
import { isoDate } from '#domain/dates.ts';
import { renderScreen, tolu } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from './ProfileScreen.tsx';

vi.mock('#api/calls/users.ts');

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', vi.fn().mockResolvedValue({ close: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const nextOfKin = { name: 'Ada Adeyemi', relation: 'sibling' as const, phone: '+2348029876543' };

async function edit(of = tolu) {
  const view = renderScreen(Component);
  act(() => view.session.send({ type: 'user.changed', user: of }));
  await view.user.click(screen.getByRole('button', { name: 'Edit profile' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Edit profile' })) };
}

describe('profile', () => {
  it('shows the details, leads to the documents, and logs out', async () => {
    const { user } = renderScreen(Component);
    expect(screen.getByRole('link', { name: 'All your documents' }).getAttribute('href')).toBe(
      '/dashboard/documents',
    );
    for (const text of ['Tolu Adeyemi', 'tolu@example.com', '0803 123 4567']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Logged out')).toBeDefined();
  });

  it('shows what was saved by a try without a response, once its form is closed', async () => {
    vi.mocked(changeProfile).mockRejectedValue(new ApiError({ code: 'network_down', status: null }));
    vi.mocked(getMe).mockResolvedValue({ ...tolu, firstName: 'Tolulope' });
    const { dialog, user } = await edit();
    await user.clear(dialog.getByLabelText('First Name'));
    await user.type(dialog.getByLabelText('First Name'), 'Tolulope');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { name: 'Tolulope Adeyemi' })).toBeDefined();
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
    expect(await screen.findByText('Your profile has been saved.')).toBeDefined();
    expect(changeProfile).toHaveBeenCalledWith({ firstName: 'Tolulope', employmentStatus: 'employed' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names a next of kin, whole or not at all', async () => {
    vi.mocked(changeProfile).mockResolvedValue({ ...tolu, nextOfKin });
    const { dialog, user } = await edit();
    await user.type(dialog.getByLabelText('Their full name'), 'Ada Adeyemi');
    const phone = dialog.getByRole('textbox', { name: 'Their phone number' });
    expect(phone.getAttribute('autocomplete'), 'filled in with the buyer’s own').toBe('off');
    await user.type(phone, '08031234567');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Choose how they are related to you.')).toBeDefined();
    expect(dialog.getByText('Enter their own number, not yours.')).toBeDefined();
    expect(changeProfile).not.toHaveBeenCalled();
    await user.selectOptions(dialog.getByLabelText('They are your'), 'sibling');
    await user.clear(phone);
    await user.type(phone, '08029876543');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Ada Adeyemi, brother or sister, 0802 987 6543')).toBeDefined();
    expect(changeProfile).toHaveBeenCalledWith({ nextOfKin });
  });

  it('removes a next of kin and an employment status that were given', async () => {
    vi.mocked(changeProfile).mockResolvedValue(tolu);
    const { dialog, user } = await edit({ ...tolu, employmentStatus: 'employed', nextOfKin });
    await user.clear(dialog.getByLabelText('Their full name'));
    await user.clear(dialog.getByRole('textbox', { name: 'Their phone number' }));
    for (const label of ['Employment Status', 'They are your'])
      await user.selectOptions(dialog.getByLabelText(label), 'Not given');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your profile has been saved.')).toBeDefined();
    expect(changeProfile).toHaveBeenCalledExactlyOnceWith({ employmentStatus: null, nextOfKin: null });
  });

  it('takes no markup and no emoji for a name', async () => {
    const { dialog, user } = await edit();
    await user.type(dialog.getByLabelText('First Name'), ' 😀');
    await user.type(dialog.getByLabelText('Their full name'), '<b>Ada</b>');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    const rest = 'can have only Latin letters, spaces, hyphens, apostrophes, full stops and commas.';
    expect(await dialog.findByText(`First Name ${rest}`)).toBeDefined();
    expect(dialog.getByText(`Their full name ${rest}`)).toBeDefined();
    expect(changeProfile).not.toHaveBeenCalled();
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
    await user.type(dialog.getByLabelText('Current Password'), 'a long enough secret');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('That address is taken.')).toBeDefined();
    expect(email.value).toBe('taken@example.com');
    expect(dialog.getByLabelText<HTMLInputElement>('Current Password').value).toBe('a long enough secret');
  });

  it('asks for the password of a changed phone, and then for the code that went to it', async () => {
    vi.mocked(changeProfile).mockResolvedValue({ ...tolu, pendingPhone: '+2348039876543' });
    const { dialog, user } = await edit();
    expect(dialog.queryByLabelText('Current Password')).toBeNull();
    const phone = dialog.getByLabelText('Phone number');
    await user.clear(phone);
    await user.type(phone, '08039876543');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Current Password is required.')).toBeDefined();
    expect(changeProfile).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText('Current Password'), 'a long enough secret');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('heading', { name: 'Verify your new phone number' })).toBeDefined();
    expect(
      await screen.findByText('Your profile has been saved. We sent a 6-digit code to 0803 987 6543.'),
    ).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('6-digit code'));
    expect(screen.getByText('0803 987 6543 (waiting for its code)')).toBeDefined();
    expect(changeProfile).toHaveBeenCalledExactlyOnceWith({
      phone: '+2348039876543',
      currentPassword: 'a long enough secret',
    });
    expect(requestContactCode).not.toHaveBeenCalled();
  });

  it.each([
    ['email', { pendingEmail: 'new@example.com' }, 'Your email address stays tolu@example.com.'],
    ['phone', { pendingPhone: '+2348039876543' }, 'Your phone number stays 0803 123 4567.'],
  ] as const)('keeps the verified %s where its new one is given up', async (channel, pending, text) => {
    vi.mocked(changeProfile).mockResolvedValue(tolu);
    const { session, user } = renderScreen(Component);
    act(() => session.send({ type: 'user.changed', user: { ...tolu, ...pending } }));
    expect(await screen.findByText(/waiting for its code/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Keep my old/ }));
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByText(/waiting for its code/)).toBeNull();
    expect(changeProfile).toHaveBeenCalledExactlyOnceWith({ [channel]: tolu[channel] });
  });

  it('wants the password for an email in place of one that was never verified', async () => {
    vi.mocked(changeProfile).mockResolvedValue({ ...tolu, email: 'right@example.com', emailVerified: false });
    const { dialog, user } = await edit({ ...tolu, emailVerified: false });
    const email = dialog.getByLabelText('Email Address');
    await user.clear(email);
    await user.type(email, 'right@example.com');
    await user.type(await dialog.findByLabelText('Current Password'), 'a long enough secret');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByLabelText('6-digit code')).toBeDefined();
    expect(changeProfile).toHaveBeenCalledExactlyOnceWith({
      email: 'right@example.com',
      currentPassword: 'a long enough secret',
    });
  });

  it('saves a chosen picture with the changes, and alone', async () => {
    const pictured = { ...tolu, picture: '/media/face.webp' };
    vi.mocked(changePicture).mockResolvedValue(pictured);
    vi.mocked(changeProfile).mockResolvedValue({ ...pictured, firstName: 'Tolulope' });
    const { dialog, user } = await edit();
    const face = new File(['picture'], 'face.png', { type: 'image/png' });
    await user.upload(dialog.getByLabelText('Picture'), face);
    await dialog.findByRole('button', { name: 'Use this picture' });
    await user.clear(dialog.getByLabelText('First Name'));
    await user.type(dialog.getByLabelText('First Name'), 'Tolulope');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('heading', { name: 'Tolulope Adeyemi' })).toBeDefined();
    expect(vi.mocked(changePicture).mock.calls[0]?.[0]).toBe(face);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/face.webp');
  });

  it('saves a chosen picture where nothing else was changed', async () => {
    vi.mocked(changePicture).mockResolvedValue({ ...tolu, picture: '/media/face.webp' });
    const { dialog, user } = await edit();
    await user.upload(
      dialog.getByLabelText('Picture'),
      new File(['face'], 'face.png', { type: 'image/png' }),
    );
    await dialog.findByRole('button', { name: 'Use this picture' });
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your profile has been saved.')).toBeDefined();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/face.webp');
    expect(changeProfile).not.toHaveBeenCalled();
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

  it('says nothing of a picture to another buyer who logs in before it arrives', async () => {
    let arrive: (user: User) => void = () => {};
    const pictured = new Promise<User>((resolve) => {
      arrive = resolve;
    });
    vi.mocked(changePicture).mockReturnValue(pictured);
    const { dialog, session, user } = await edit();
    const face = new File(['face'], 'face.png', { type: 'image/png' });
    await user.upload(dialog.getByLabelText('Picture'), face);
    await user.click(await dialog.findByRole('button', { name: 'Use this picture' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const next = { ...tolu, id: 'the-next-buyer', firstName: 'Ada' };
    act(() => session.send({ type: 'logout.requested' }));
    act(() => session.send({ type: 'credentials.accepted', token: 'next', user: next }));
    await act(async () => {
      arrive({ ...tolu, picture: '/media/face.webp' });
      await pictured;
    });
    expect(screen.queryByText('Your picture has been changed.')).toBeNull();
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

  it('goes on saying why a picture was not stored when its crop area opens after that', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 300));
    vi.mocked(changePicture).mockRejectedValue(new ApiError({ code: 'network_down', status: null }));
    const { dialog, user } = await edit();
    await user.upload(
      dialog.getByLabelText('Picture'),
      new File(['picture'], 'face.png', { type: 'image/png' }),
    );
    await user.click(await dialog.findByRole('button', { name: 'Use this picture' }));
    await dialog.findByRole('alert');
    await waitFor(() => expect(document.querySelector('img[src^="blob:"]')).not.toBeNull());
    for (const image of document.querySelectorAll('img[src^="blob:"]')) fireEvent.load(image);
    await waitFor(() => expect(vi.mocked(createImageBitmap).mock.calls.length).toBeGreaterThan(1));
    await act(async () => {});
    expect(dialog.getByRole('alert').textContent).toContain('check your internet connection');
  });

  it('removes the picture, and says so also where the dialog was closed before', async () => {
    const pictured = { ...tolu, picture: '/media/face.webp' };
    let arrive: (user: User) => void = () => {};
    vi.mocked(removePicture).mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const { dialog, user } = await edit(pictured);
    await user.click(dialog.getByRole('button', { name: 'Remove picture' }));
    expect(dialog.getByText('Your picture is being removed.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    arrive({ ...tolu, picture: null });
    expect(await screen.findByText('Your picture has been removed.')).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit profile' }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
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

  it('takes a date of birth as one writes it, and rejects a day that there is not', async () => {
    vi.mocked(changeProfile).mockResolvedValue({ ...tolu, dateOfBirth: isoDate('1990-03-24') });
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
    await waitFor(() => expect(changeProfile).toHaveBeenCalledWith({ dateOfBirth: '1990-03-24' }));
  });

  it('rejects what is no picture', async () => {
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

describe('an email that is not verified', () => {
  const unverified = { ...tolu, emailVerified: false };
  function open() {
    const view = renderScreen(Component);
    act(() => view.session.send({ type: 'user.changed', user: unverified }));
    return view;
  }

  it('is sent a code when asked, and is verified by it', async () => {
    vi.mocked(requestContactCode).mockResolvedValue({ message: '', body: {} });
    vi.mocked(verifyContact).mockResolvedValue(tolu);
    const { user } = open();
    expect(requestContactCode).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send Code' }));
    expect(await screen.findByText(/^Waiting for the 6-digit code sent to/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'));
    await user.keyboard('734159');
    expect(await screen.findByText('Your email address is verified.')).toBeDefined();
    expect(verifyContact).toHaveBeenCalledExactlyOnceWith({ channel: 'email', otp: '734159' });
    expect(screen.queryByRole('heading', { name: 'Verify your email address' })).toBeNull();
  });

  it('goes on waiting for its code after a reload, with the countdown, and takes no focus', async () => {
    vi.mocked(requestContactCode).mockResolvedValue({ message: '', body: {} });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Send Code' }));
    await screen.findByLabelText('6-digit code');
    cleanup();
    open();
    expect(screen.getAllByText(/^0[12]:\d\d$/).length).toBeGreaterThan(0);
    expect(document.activeElement).not.toBe(screen.getByLabelText('6-digit code'));
    expect(requestContactCode).toHaveBeenCalledTimes(1);
  });
});
