// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { renderForTest } from '../private/renderForTest.tsx';
import { ErrorState } from './ErrorState.tsx';

test('is announced, and can be retried', async () => {
  const onRetry = vi.fn();
  const { user } = renderForTest(
    <ErrorState title="We could not fetch your account" onRetry={onRetry}>
      Check your connection.
    </ErrorState>,
  );
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading', { name: 'We could not fetch your account' })).toBeDefined();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('ignores clicks while retrying', async () => {
  const onRetry = vi.fn();
  const { user } = renderForTest(<ErrorState title="No account" onRetry={onRetry} busy />);
  await user.click(screen.getByRole('button', { name: 'Try again', busy: true }));
  expect(onRetry).not.toHaveBeenCalled();
});

test('may have another action instead', () => {
  renderForTest(<ErrorState title="For members" action={<Button href="/login">Log in</Button>} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
});
