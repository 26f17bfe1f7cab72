// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { SearchField } from './SearchField.tsx';

function Search({ onSubmit, onClear }: { onSubmit?: (text: string) => void; onClear?: () => void }) {
  const [text, setText] = useState('');
  return (
    <SearchField label="Search homes" value={text} onChange={setText} onSubmit={onSubmit} onClear={onClear} />
  );
}

test('Enter submits the typed text', async () => {
  const onSubmit = vi.fn();
  const { user } = renderForTest(<Search onSubmit={onSubmit} />);
  await user.type(screen.getByRole('searchbox', { name: 'Search homes' }), 'Ikorodu{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Ikorodu');
});

test('its button and Escape clear it and keep the focus', async () => {
  const onClear = vi.fn();
  const { user } = renderForTest(<Search onClear={onClear} />);
  const box = screen.getByRole('searchbox');
  expect(screen.queryByRole('button')).toBeNull();
  await user.type(box, 'Ikorodu');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box).toHaveProperty('value', '');
  expect(document.activeElement).toBe(box);
  await user.keyboard('Mowe{Escape}');
  expect(box).toHaveProperty('value', '');
  expect(onClear).toHaveBeenCalledTimes(2);
});
