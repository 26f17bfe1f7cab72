// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { DateField } from './DateField.tsx';

vi.mock('./Calendar.tsx', () => {
  throw new Error('No network.');
});

test('a calendar that does not load leaves the typed date as it is', async () => {
  const { user } = renderForTest(
    <DateField label="Date of birth" value="1990-03-24" onChange={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The calendar did not load.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('textbox', { name: 'Date of birth' })).toHaveProperty('value', '24/03/1990');
});
