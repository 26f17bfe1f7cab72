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

test('one is chosen', async () => {
  const { user } = renderForTest(<Beds allowNone={false} />);
  await user.click(screen.getByRole('radio', { name: '3' }));
  expect(chosen()).toEqual(['3']);
  await user.click(screen.getByRole('radio', { name: '3' }));
  expect(chosen()).toEqual(['3']);
});

test('where none is allowed, the chosen one can be taken back, by keyboard too', async () => {
  const { user } = renderForTest(<Beds allowNone />);
  await user.click(screen.getByRole('radio', { name: '2' }));
  expect(chosen()).toEqual([]);
  await user.keyboard(' ');
  expect(chosen()).toEqual(['2']);
  await user.keyboard(' ');
  expect(chosen()).toEqual([]);
});
