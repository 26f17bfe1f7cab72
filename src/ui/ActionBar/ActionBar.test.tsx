// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { ActionBar } from './ActionBar.tsx';

test('is a landmark when it has a name', () => {
  renderForTest(
    <ActionBar placement="phone" label="Book it">
      <button type="button">Book</button>
    </ActionBar>,
  );
  const bar = screen.getByRole('complementary', { name: 'Book it' });
  expect(within(bar).getByRole('button', { name: 'Book' })).toBeDefined();
});

test('is not a landmark without a name', () => {
  renderForTest(<ActionBar>Next</ActionBar>);
  expect(screen.getByText('Next')).toBeDefined();
  expect(screen.queryByRole('complementary')).toBeNull();
});
