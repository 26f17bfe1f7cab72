// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Notice } from './Notice.tsx';

test('a critical notice is an alert, the others are statuses', () => {
  renderForTest(
    <>
      <Notice tone="critical" title="It failed." />
      <Notice tone="info">Good to know.</Notice>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('It failed.');
  expect(screen.getByRole('status').textContent).toBe('Good to know.');
});

test('renders title, text and action in this order', () => {
  renderForTest(
    <Notice tone="attention" title="Above 33%." action={<button type="button">Change</button>}>
      Banks rarely agree.
    </Notice>,
  );
  expect(screen.getByRole('status').textContent).toBe('Above 33%.Banks rarely agree.Change');
  expect(screen.getByRole('status').contains(screen.getByRole('button', { name: 'Change' }))).toBe(true);
});
