// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { ChoiceChips } from './ChoiceChips.tsx';

function Beds({ allowNone }: { allowNone: boolean }) {
  const [beds, setBeds] = useState<string | null>('2');
  return (
    <ChoiceChips
      label="Beds"
      value={beds}
      onChange={setBeds}
      allowNone={allowNone}
      options={['1', '2', '3'].map((count) => ({ value: count, label: count }))}
    />
  );
}

const chosen = () => screen.queryAllByRole('radio', { checked: true }).map((chip) => chip.textContent);

test('one option is selected', async () => {
  const { user } = renderForTest(<Beds allowNone={false} />);
  await user.click(screen.getByRole('radio', { name: '3' }));
  expect(chosen()).toEqual(['3']);
  await user.click(screen.getByRole('radio', { name: '3' }));
  expect(chosen()).toEqual(['3']);
});

test('with allowNone the selected option can be cleared, by keyboard too', async () => {
  const { user } = renderForTest(<Beds allowNone />);
  await user.click(screen.getByRole('radio', { name: '2' }));
  expect(chosen()).toEqual([]);
  await user.keyboard(' ');
  expect(chosen()).toEqual(['2']);
  await user.keyboard(' ');
  expect(chosen()).toEqual([]);
});

test('Tab stops once, at the selected option; arrow keys move and select, and wrap around', async () => {
  const { user } = renderForTest(<Beds allowNone={false} />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('2');
  for (const [key, expected] of [
    ['ArrowRight', '3'],
    ['ArrowDown', '1'],
    ['ArrowLeft', '3'],
  ] as const) {
    // Hold the key until the focus has moved, as a user does.
    await user.keyboard(`{${key}>}`);
    await expect.poll(() => document.activeElement?.textContent).toBe(expected);
    await user.keyboard(`{/${key}}`);
    expect(chosen()).toEqual([expected]);
  }
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('the error describes the group', () => {
  renderForTest(
    <ChoiceChips
      label="Beds"
      hint="At least this many."
      error="Choose one."
      required
      value={null}
      onChange={() => undefined}
      options={[{ value: '1', label: '1' }]}
    />,
  );
  const group = screen.getByRole('radiogroup', {
    name: 'Beds',
    description: 'At least this many. Choose one.',
  });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-required')).toBe('true');
});
