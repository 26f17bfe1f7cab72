// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { PhoneField } from './PhoneField.tsx';

const fail = () => {
  throw new Error('No network.');
};
vi.mock('./CountryList.tsx', () => fail());
vi.mock('./CountryFlag.tsx', () => fail());

test('a list of countries and a flag that do not load leave the number as it is', async () => {
  const { user } = renderForTest(
    <PhoneField label="Phone number" value="7700900123" dialCode="+44" onChange={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: 'Country code, +44' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The list of countries did not load.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveProperty('value', '7700900123');
});
