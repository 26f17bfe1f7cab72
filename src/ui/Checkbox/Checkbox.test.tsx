// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
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

test('is ticked by its label and by the space bar, and says what is wrong', async () => {
  const { user } = renderForTest(<Terms />);
  expect(
    screen.getByRole('checkbox', { name: 'I agree', description: 'Agree to go on.', checked: false }),
  ).toBeDefined();
  await user.click(screen.getByText('I agree'));
  expect(screen.getByRole('checkbox', { checked: true }).getAttribute('aria-invalid')).toBeNull();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { checked: false })).toBeDefined();
});
