// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { SplitPanel } from './SplitPanel.tsx';

test('the panel is an aside before the content', () => {
  renderForTest(
    <SplitPanel panel={<p>One square a month.</p>}>
      <h1>Log in</h1>
    </SplitPanel>,
  );
  const panel = screen.getByRole('complementary');
  const task = screen.getByRole('heading', { name: 'Log in' });
  expect(panel.textContent).toBe('One square a month.');
  expect(panel.contains(task)).toBe(false);
  expect(panel.compareDocumentPosition(task) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});
