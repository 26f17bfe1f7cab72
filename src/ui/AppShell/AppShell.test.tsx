// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { House } from 'lucide-react';
import { expect, test } from 'vitest';
import { BottomNav } from '../BottomNav/BottomNav.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import { renderForTest } from '../private/renderForTest.tsx';
import { SideNav } from '../SideNav/SideNav.tsx';
import { AppShell } from './AppShell.tsx';

const items = [
  { href: '/dashboard', label: 'Home', icon: <House />, current: true },
  { href: '/wallet', label: 'Wallet', icon: <House /> },
];

test('the first Tab skips to the content; landmarks and the current place are named', async () => {
  const { user } = renderForTest(
    <AppShell
      topBar={<NavBar brand="Brand" />}
      sideNav={<SideNav label="Main" items={items} />}
      bottomNav={<BottomNav label="Main, below" items={items} />}
    >
      <h1>Good morning</h1>
    </AppShell>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
  expect(screen.getByRole('main')).toHaveProperty('id', 'main');
  expect(screen.getByRole('banner').textContent).toBe('Brand');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Home', current: 'page' })).toHaveLength(2);
});
