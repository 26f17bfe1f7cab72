// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
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

test('reports a whole number, or null when empty', async () => {
  const { user } = renderForTest(<Age />);
  const input = screen.getByLabelText('Age');
  await user.type(input, '34');
  expect(screen.getByRole('status').textContent).toBe('34');
  await user.clear(input);
  expect(screen.getByRole('status').textContent).toBe('null');
  await user.paste(' 34 ');
  expect(screen.getByRole('status').textContent).toBe('34');
});

test.each(['30.5', '1e9', '-5', '3a', '34 years'])(
  '%s is no whole number: it stays as typed, with an error',
  async (text) => {
    const { user } = renderForTest(<Age start={34} />);
    const input = screen.getByLabelText('Age');
    await user.clear(input);
    await user.type(input, text);
    expect(input).toHaveProperty('value', text);
    expect(screen.getByRole('status').textContent).toBe('null');
    expect(screen.getByText('Write a whole number in figures, like 34.')).toBeDefined();
  },
);

test('a form with an invalid number is not submitted', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const { user } = renderForTest(
    <form onSubmit={onSubmit}>
      <Age />
      <button type="submit">Send</button>
    </form>,
  );
  await user.type(screen.getByLabelText('Age'), '30.5{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('Age'));
});

test('arrow keys step and stop at the limits', async () => {
  const { user } = renderForTest(<Age start={99} />);
  await user.click(screen.getByLabelText('Age'));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('status').textContent).toBe('100');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('status').textContent).toBe('99');
});

test('an empty field steps to the minimum', async () => {
  const { user } = renderForTest(<Age />);
  await user.click(screen.getByLabelText('Age'));
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('status').textContent).toBe('18');
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves keys pressed with %s to the browser',
  (modifier) => {
    renderForTest(<Age start={34} />);
    const input = screen.getByLabelText('Age');
    expect(fireEvent.keyDown(input, { key: 'ArrowUp', [modifier]: true })).toBe(true);
    expect(input).toHaveProperty('value', '34');
  },
);

test('without limits, ArrowDown stops at 0', async () => {
  const onChange = vi.fn();
  const { user } = renderForTest(<NumberField label="Years" value={0} onChange={onChange} />);
  await user.click(screen.getByLabelText('Years'));
  await user.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith(0);
  expect(screen.getByLabelText('Years')).toHaveProperty('value', '0');
  expect(screen.queryByText('Write a whole number in figures, like 34.')).toBeNull();
});
