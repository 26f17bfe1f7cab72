// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Stepper } from './Stepper.tsx';

const steps = ['Unit', 'Plan', 'Payment'];

/** The text of each step for screen readers. */
const accessibleTexts = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((item) => {
      const copy = item.cloneNode(true);
      if (!(copy instanceof HTMLElement)) throw new Error('No element.');
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return `${copy.textContent}${item.getAttribute('aria-current') === 'step' ? ' (here)' : ''}`;
    });

test.each([
  { current: 0, expected: ['Unit (here)', 'Plan', 'Payment'] },
  { current: 1, expected: ['Unit, done', 'Plan (here)', 'Payment'] },
  { current: 3, expected: ['Unit, done', 'Plan, done', 'Payment, done'] },
])('at step $current screen readers get $expected', ({ current, expected }) => {
  renderForTest(<Stepper steps={steps} current={current} />);
  expect(accessibleTexts()).toStrictEqual(expected);
});

test('numbers the steps that are not done', () => {
  renderForTest(<Stepper steps={steps} current={1} />);
  expect(screen.getByText('2')).toBeDefined();
  expect(screen.getByText('3')).toBeDefined();
  expect(screen.queryByText('1')).toBeNull();
});
