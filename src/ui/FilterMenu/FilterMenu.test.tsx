// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FilterMenu } from './FilterMenu.tsx';

function Price({ onApply, onClear }: { onApply: () => void; onClear?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FilterMenu
      label="Price"
      valueLabel="₦15m to ₦60m"
      open={isOpen}
      onOpenChange={setIsOpen}
      onApply={() => {
        onApply();
        setIsOpen(false);
      }}
      onClear={onClear}
    >
      <TextField label="From" />
    </FilterMenu>
  );
}

/** Stubs a browser in which every media query matches, or none. */
function stubMedia(matches: boolean) {
  const ignore = () => undefined;
  const list = { matches, media: '', onchange: null, addListener: ignore, removeListener: ignore };
  vi.spyOn(window, 'matchMedia').mockImplementation(() => Object.assign(new EventTarget(), list));
}

describe.each(['desktop', 'phone'])('FilterMenu on a %s', (device) => {
  test('shows the current value, applies on Enter and closes', async () => {
    stubMedia(device === 'phone');
    const onApply = vi.fn();
    const { user } = renderForTest(<Price onApply={onApply} />);
    const button = screen.getByRole('button', { name: 'Price: ₦15m to ₦60m' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(device === 'phone' ? 1 : 0);
    await user.type(screen.getByRole('textbox', { name: 'From' }), '15{Enter}');
    expect(onApply).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('clears', async () => {
    stubMedia(device === 'phone');
    const onClear = vi.fn();
    const { user } = renderForTest(<Price onApply={() => undefined} onClear={onClear} />);
    await user.click(screen.getByRole('button', { name: /Price/ }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onClear).toHaveBeenCalledOnce();
  });
});

test('Escape closes it, applies nothing and returns the focus', async () => {
  stubMedia(false);
  const onApply = vi.fn();
  const { user } = renderForTest(<Price onApply={onApply} />);
  const button = screen.getByRole('button', { name: /Price/ });
  await user.click(button);
  await user.type(screen.getByRole('textbox', { name: 'From' }), '15');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onApply).not.toHaveBeenCalled();
  await expect.poll(() => document.activeElement).toBe(button);
});
