// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { changeProfile } from '#api/calls/users.ts';
import { ApiError } from '#api/failure.ts';
import { renderScreen, tolu } from '#tests/fixtures/renderDashboard.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';

vi.mock('#api/calls/users.ts');

// Loaded before the tests: on a slow machine, loading it on the first tap exceeds a test's timeout.
beforeAll(async () => {
  await import('./EditProfileDialog.tsx');
});
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  vi.resetAllMocks();
});

async function opened(of = tolu) {
  const { user, session } = renderScreen(ProfileDetails);
  act(() => session.send({ type: 'user.changed', user: of }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const open = async () => {
    await press('Edit profile');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
    const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
    const fill = async (label: string, value: string) => {
      await user.clear(field(label));
      await user.type(field(label), value);
    };
    return { dialog, field, fill };
  };
  return { ...(await open()), user, press, open };
}

it('begins with what was typed before the session ended, and sends what was changed', async () => {
  vi.mocked(changeProfile).mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
  const before = await opened();
  await before.fill('Last Name', 'Adeyemi-Cole');
  await before.fill('Phone number', '08039876543');
  await before.fill('Their full name', 'Ada Adeyemi');
  await before.user.selectOptions(before.field('They are your'), 'sibling');
  await before.fill('Their phone number', '08029876543');
  await before.fill('Current Password', 'a long enough secret');
  await before.press('Save Changes');
  await before.dialog.findByRole('alert');
  cleanup();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('a long enough secret');

  vi.mocked(changeProfile).mockResolvedValue(tolu);
  const after = await opened();
  expect(after.field('Last Name').value).toBe('Adeyemi-Cole');
  expect(after.field('Phone number').value).toBe('8039876543');
  expect(changeProfile).toHaveBeenCalledTimes(1);
  await after.fill('Current Password', 'a long enough secret');
  await after.press('Save Changes');
  await screen.findByText(/Your profile has been saved\./);
  const [first, second] = vi.mocked(changeProfile).mock.calls;
  expect(second).toEqual(first);
  expect(window.sessionStorage).toHaveLength(0);
});

it('keeps what was changed elsewhere meanwhile, not what was typed over it before', async () => {
  const before = await opened();
  await before.fill('First Name', 'Tolulope');
  await before.fill('Last Name', 'Adeyemi-Cole');
  cleanup();
  const after = await opened({ ...tolu, lastName: 'Okafor' });
  expect(after.field('First Name').value).toBe('Tolulope');
  expect(after.field('Last Name').value).toBe('Okafor');
});

it('is kept when the buyer tries to close the dialog while it is saved, and saving then fails', async () => {
  let fail: (error: Error) => void = () => {};
  vi.mocked(changeProfile).mockReturnValue(new Promise((_, reject) => (fail = reject)));
  const { user, fill, press, dialog } = await opened();
  await fill('First Name', 'Tolulope');
  await press('Save Changes');
  await user.keyboard('{Escape}');
  fail(new ApiError({ code: 'network_down', status: null }));
  await dialog.findByRole('alert');
  cleanup();
  expect((await opened()).field('First Name').value).toBe('Tolulope');
});

it('begins with the profile once the dialog was closed, or saved without a change', async () => {
  const { fill, press, open } = await opened();
  await fill('First Name', 'Tolulope');
  await press('Close');
  const again = await open();
  expect(again.field('First Name').value).toBe('Tolu');
  await again.fill('First Name', 'Tolulope');
  await again.fill('First Name', 'Tolu');
  await press('Save Changes');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
});
