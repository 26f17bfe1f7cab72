// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: '12', label: '12 months' },
  { value: '24', label: '24 months' },
] as const;

function Duration() {
  const [months, setMonths] = useState<'12' | '24' | ''>('');
  return (
    <SelectField
      label="Duration"
      value={months}
      onChange={setMonths}
      options={options}
      placeholder="Choose"
      error="Choose one."
    />
  );
}

test('nothing is selected initially', async () => {
  const { user } = renderForTest(<Duration />);
  const select = screen.getByRole('combobox', { name: 'Duration', description: 'Choose one.' });
  expect(select).toHaveProperty('value', '');
  await user.selectOptions(select, '24 months');
  expect(select).toHaveProperty('value', '24');
});

test('Tab skips a disabled list', async () => {
  const { user } = renderForTest(
    <SelectField label="Duration" value="12" onChange={() => undefined} options={options} disabled />,
  );
  await user.tab();
  expect(document.activeElement).not.toBe(screen.getByRole('combobox', { name: 'Duration' }));
});
