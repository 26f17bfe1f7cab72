// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { renderForTest } from '../private/renderForTest.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

test('opens by keyboard, moves by arrow keys, runs the action and returns the focus', async () => {
  const onSelect = vi.fn();
  const { user } = renderForTest(
    <DropdownMenu
      label="Account"
      trigger={<Button variant="quiet">Tolu Adeyemi</Button>}
      items={[
        { label: 'Profile', href: '/dashboard/profile' },
        { label: 'Log out', onSelect, tone: 'critical' },
      ]}
    />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/dashboard/profile');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Tolu Adeyemi' }));
});

test('inserts no style element, which the content security policy would reject', async () => {
  const before = document.querySelectorAll('style').length;
  const { user } = renderForTest(
    <DropdownMenu
      label="Account"
      trigger={<Button>Open</Button>}
      items={[{ label: 'Profile', href: '/p' }]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(document.querySelectorAll('style').length).toBe(before);
});

test('Home, End and letters move; Escape closes and returns the focus', async () => {
  const { user } = renderForTest(
    <DropdownMenu
      label="Account"
      trigger={<Button>Open</Button>}
      items={['Profile', 'Saved', 'Settings', 'Log out'].map((label) => ({ label, onSelect: vi.fn() }))}
    />,
  );
  const isAt = (name: string) => expect.poll(() => document.activeElement?.textContent).toBe(name);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await isAt('Profile');
  await user.keyboard('{End}');
  await isAt('Log out');
  await user.keyboard('{ArrowDown}');
  await isAt('Profile');
  await user.keyboard('se');
  await isAt('Settings');
  await user.keyboard('{Home}');
  await isAt('Profile');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await isAt('Open');
});
