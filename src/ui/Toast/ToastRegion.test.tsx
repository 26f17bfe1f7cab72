// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { ToastRegion } from './ToastRegion.tsx';

test('messages wait their turn, critical ones interrupt, and each can be dismissed', async () => {
  const onDismiss = vi.fn();
  const { user } = renderForTest(
    <ToastRegion
      toasts={[
        { id: 'a', tone: 'positive', message: 'Saved.' },
        { id: 'b', tone: 'critical', message: 'No network.' },
      ]}
      onDismiss={onDismiss}
    />,
  );
  const polite = screen.getByText('Saved.').closest('[aria-live]');
  const assertive = screen.getByRole('alert');
  expect(polite?.getAttribute('aria-live')).toBe('polite');
  expect(assertive.getAttribute('aria-live')).toBe('assertive');
  await user.click(within(assertive).getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('b');
});

test('the live regions are there before the first message', () => {
  renderForTest(<ToastRegion toasts={[]} onDismiss={() => undefined} />);
  expect(screen.getByRole('alert')).toBeDefined();
  expect(screen.getByRole('log')).toBeDefined();
});
