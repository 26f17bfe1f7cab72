// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Field, type FieldProps } from './Field.tsx';

const field = (words: Partial<FieldProps>) => (
  <Field label="Signature" {...words}>
    {({ id, aria }) => <input id={id} {...aria} />}
  </Field>
);
const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('the label names the control and focuses it', async () => {
  const { user } = renderForTest(field({}));
  await user.click(screen.getByText('Signature'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Signature' }));
});

test('hint and error describe the control, which is invalid if it has an error', () => {
  const { rerender } = renderForTest(field({ hint: 'As in your passport.', error: 'Sign here.' }));
  const control = screen.getByRole('textbox');
  expect(described(control)).toEqual(['As in your passport.', 'Sign here.']);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  rerender(field({ hint: 'As in your passport.', error: '' }));
  expect(described(control)).toEqual(['As in your passport.']);
  expect(control.hasAttribute('aria-invalid')).toBe(false);
});

test('a required field has a visual mark and aria-required', () => {
  renderForTest(field({ required: true }));
  expect(screen.getByText('Signature').className).toContain('required');
  expect(screen.getByRole('textbox', { name: 'Signature' }).getAttribute('aria-required')).toBe('true');
});
