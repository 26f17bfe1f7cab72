// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { NumberField } from './NumberField.tsx';

function Age({ start = null }: { start?: number | null }) {
  const [age, setAge] = useState<number | null>(start);
  return (
    <>
      <NumberField label="Age" value={age} onChange={setAge} min={18} max={100} />
      <output>{String(age)}</output>
    </>
  );
}

test('a whole number: digits only, null when empty', async () => {
  const { user } = renderForTest(<Age />);
  const input = screen.getByLabelText('Age');
  await user.type(input, '3a4-');
  expect(input).toHaveProperty('value', '34');
  expect(screen.getByRole('status').textContent).toBe('34');
  await user.clear(input);
  expect(screen.getByRole('status').textContent).toBe('null');
});

test('arrow keys step and stop at the ends', async () => {
  const { user } = renderForTest(<Age start={99} />);
  await user.click(screen.getByLabelText('Age'));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('status').textContent).toBe('100');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('status').textContent).toBe('99');
});

test('an empty field steps to the least', async () => {
  const { user } = renderForTest(<Age />);
  await user.click(screen.getByLabelText('Age'));
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('status').textContent).toBe('18');
});
