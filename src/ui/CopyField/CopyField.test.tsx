// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { CopyField } from './CopyField.tsx';

test('copies the value, not its display, and announces it', async () => {
  const onCopied = vi.fn();
  const { user } = renderForTest(
    <CopyField label="Account number" value="8162409735" display="8162 409 735" onCopied={onCopied} />,
  );
  await user.click(screen.getByRole('button', { name: 'Copy Account number' }));
  expect(await navigator.clipboard.readText()).toBe('8162409735');
  expect(onCopied).toHaveBeenCalledExactlyOnceWith('8162409735');
  expect(screen.getByRole('status').textContent).toBe('Account number: Copied');
});

test('if the browser rejects copying, it shows an error and selects the text', async () => {
  const onCopied = vi.fn();
  const { user } = renderForTest(
    <CopyField label="Account number" value="8162409735" display="8162 409 735" onCopied={onCopied} />,
  );
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('failed'));
  await user.click(screen.getByRole('button', { name: 'Copy Account number' }));
  expect(onCopied).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe(
    'Your browser does not let us copy. Copy the selected text yourself.',
  );
  expect(window.getSelection()?.toString()).toBe('8162 409 735');
});

test('a successful retry removes the error', async () => {
  const { user } = renderForTest(<CopyField label="Amount" value="250000" />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('failed'));
  const button = screen.getByRole('button', { name: 'Copy Amount' });
  await user.click(button);
  await user.click(button);
  expect(screen.getByRole('status').textContent).toBe('Amount: Copied');
});
