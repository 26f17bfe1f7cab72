// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { IconButton } from './IconButton.tsx';

function Switch() {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <IconButton
      label="Save"
      icon={<svg aria-hidden="true" />}
      pressed={isSaved}
      onClick={() => setIsSaved(!isSaved)}
    />
  );
}

test('has an accessible name, and as a toggle aria-pressed', async () => {
  const { user } = renderForTest(<Switch />);
  expect(screen.getByRole('button', { name: 'Save', pressed: false })).toBeDefined();
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Save', pressed: true })).toBeDefined();
});

test('a busy icon button ignores clicks', async () => {
  const onClick = vi.fn();
  const { user } = renderForTest(<IconButton label="Save" icon="♥" busy onClick={onClick} />);
  await user.click(screen.getByRole('button', { name: 'Save', busy: true }));
  expect(onClick).not.toHaveBeenCalled();
});

test('with href it is a link with the same name', () => {
  renderForTest(<IconButton label="Contact support" icon={<svg />} href="/support" />);
  const link = screen.getByRole('link', { name: 'Contact support' });
  expect(link.getAttribute('href')).toBe('/support');
  expect(screen.queryByRole('button')).toBeNull();
});
