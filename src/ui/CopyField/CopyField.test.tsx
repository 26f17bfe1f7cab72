// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { CopyField } from './CopyField.tsx';

test('copies the value, not its display, and says so', async () => {
  const onCopied = vi.fn();
  const { user } = renderForTest(
    <CopyField label="Account number" value="8162409735" display="8162 409 735" onCopied={onCopied} />,
  );
  await user.click(screen.getByRole('button', { name: 'Copy Account number' }));
  expect(await navigator.clipboard.readText()).toBe('8162409735');
  expect(onCopied).toHaveBeenCalledExactlyOnceWith('8162409735');
  expect(screen.getByRole('status').textContent).toBe('Account number: Copied');
});

test('where the browser refuses, it does not pretend', async () => {
  const onCopied = vi.fn();
  const { user } = renderForTest(<CopyField label="Account number" value="8162409735" onCopied={onCopied} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy Account number' }));
  expect(onCopied).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('');
});
