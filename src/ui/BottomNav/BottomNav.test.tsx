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

test('says where one is, once', () => {
  renderForTest(<BottomNav label="Main" items={items} />);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['Home']);
});

test('a place may have more to hear than its word', () => {
  renderForTest(<BottomNav label="Main" items={items} />);
  expect(screen.getByRole('link', { name: 'Saved, 6 things' }).textContent).toBe('Saved');
});

test('is walked by Tab, and its links are the application’s', async () => {
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
  const walked: (string | null)[] = [];
  for (const _ of items) {
    await user.tab();
    walked.push(document.activeElement?.getAttribute('href') ?? null);
  }
  expect(walked).toEqual(['/app/', '/app/saved', '/app/wallet']);
});
