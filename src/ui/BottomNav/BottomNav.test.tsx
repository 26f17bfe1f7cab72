// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type LinkComponentProps, LinkProvider } from '../Link/LinkProvider.tsx';
import { renderForTest } from '../private/renderForTest.tsx';
import { BottomNav } from './BottomNav.tsx';

const items = [
  { href: '/', label: 'Home', icon: <svg />, current: true },
  { href: '/saved', label: 'Saved', icon: <svg />, accessibleLabel: 'Saved, 6 things' },
  { href: '/wallet', label: 'Wallet', icon: <svg /> },
];

test('marks the current item, once', () => {
  renderForTest(<BottomNav label="Main" items={items} />);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['Home']);
});

test('an item may have its own accessible label', () => {
  renderForTest(<BottomNav label="Main" items={items} />);
  expect(screen.getByRole('link', { name: 'Saved, 6 things' }).textContent).toBe('Saved');
});

test('Tab moves through the links, which the application renders', async () => {
  const AppLink = ({ href, children, ...rest }: LinkComponentProps) => (
    <a href={`/app${href}`} {...rest}>
      {children}
    </a>
  );
  const { user } = renderForTest(
    <LinkProvider component={AppLink}>
      <BottomNav label="Main" items={items} />
    </LinkProvider>,
  );
  const focused: (string | null)[] = [];
  for (const _ of items) {
    await user.tab();
    focused.push(document.activeElement?.getAttribute('href') ?? null);
  }
  expect(focused).toEqual(['/app/', '/app/saved', '/app/wallet']);
});
