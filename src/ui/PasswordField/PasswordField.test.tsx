// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { PasswordField } from './PasswordField.tsx';

test('a password is hidden until its button shows it', async () => {
  const { user } = renderForTest(<PasswordField label="Password" name="password" />);
  const input = screen.getByLabelText('Password');
  await user.type(input, 'secret12');
  expect(input).toHaveProperty('type', 'password');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(input).toHaveProperty('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveProperty('type', 'password');
  expect(input).toHaveProperty('value', 'secret12');
});

test('showing the password does not submit its form', async () => {
  let submitted = false;
  const { user } = renderForTest(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted = true;
      }}
    >
      <PasswordField label="Password" />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(submitted).toBe(false);
});

test('announces feedback politely, without marking the field as invalid', () => {
  const feedback = 'That password is easy to guess.';
  const { rerender } = renderForTest(<PasswordField label="Password" feedback={null} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<PasswordField label="Password" feedback={feedback} />);
  expect(screen.getByRole('status').textContent).toBe(feedback);
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBeNull();
});
