// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type LinkComponentProps, LinkProvider } from '../Link/LinkProvider.tsx';
import { renderForTest } from '../private/renderForTest.tsx';
import { NavList, SideNav } from './SideNav.tsx';

const items = [
  { href: '/a', label: 'Home', icon: <svg aria-label="House" role="img" />, current: true },
  { href: '/b', label: 'Wallet', icon: null, accessibleLabel: 'Wallet, ₦1,250,000' },
];

test('a named menu marks the current item and uses accessible labels', () => {
  renderForTest(<SideNav label="Dashboard" items={items} />);
  const nav = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  expect(nav.getByRole('link', { name: 'Home', current: 'page' })).toBeDefined();
  expect(nav.getByRole('link', { name: 'Wallet, ₦1,250,000' }).getAttribute('aria-current')).toBeNull();
});

test('the brand comes first, the footer last', async () => {
  const { user } = renderForTest(
    <SideNav
      label="Dashboard"
      items={items}
      footer={<NavList items={[{ href: '/c', label: 'Support', icon: null }]} />}
      brand={<a href="/">Adire</a>}
    />,
  );
  const focused: (string | null)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    focused.push(document.activeElement?.getAttribute('href') ?? null);
  }
  expect(focused).toStrictEqual(['/', '/a', '/b', '/c']);
});

test('the application renders its links', () => {
  const AppLink = ({ href, children, ref: _ref, ...rest }: LinkComponentProps) => (
    <a {...rest} href={`/app${href}`}>
      {children}
    </a>
  );
  renderForTest(
    <LinkProvider component={AppLink}>
      <NavList items={items} />
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/app/a');
});
