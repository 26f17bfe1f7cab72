// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Checkbox } from './Checkbox.tsx';

function Terms() {
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <Checkbox
      label="I agree"
      checked={isAgreed}
      onChange={setIsAgreed}
      error={isAgreed ? undefined : 'Agree to go on.'}
    />
  );
}

test('is toggled by its label and by Space, and is described by its error', async () => {
  const { user } = renderForTest(<Terms />);
  expect(
    screen.getByRole('checkbox', { name: 'I agree', description: 'Agree to go on.', checked: false }),
  ).toBeDefined();
  await user.click(screen.getByText('I agree'));
  expect(screen.getByRole('checkbox', { checked: true }).getAttribute('aria-invalid')).toBeNull();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { checked: false })).toBeDefined();
});

test('disabled: can be focused, is described by its reason, and does not change', async () => {
  const onChange = vi.fn();
  const { user } = renderForTest(
    <Checkbox
      label="Receipts"
      hint="One a month."
      checked
      onChange={onChange}
      disabledReason="The law asks us to send them."
    />,
  );
  await user.tab();
  const box = screen.getByRole('checkbox', {
    name: 'Receipts',
    description: 'The law asks us to send them.',
  });
  expect(document.activeElement).toBe(box);
  expect(box.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard(' ');
  await user.click(screen.getByText('Receipts'));
  expect(onChange).not.toHaveBeenCalled();
});

test('is submitted under its name when it is checked', () => {
  const { container } = renderForTest(
    <form>
      <Checkbox label="Receipts" name="receipts" checked onChange={() => undefined} />
    </form>,
  );
  const form = container.querySelector('form');
  expect(form && [...new FormData(form).keys()]).toEqual(['receipts']);
});
