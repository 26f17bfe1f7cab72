// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Text } from './Text.tsx';

test('is a paragraph by default', () => {
  renderForTest(
    <ul>
      <Text as="li" id="day">
        28 October
      </Text>
      <li>
        <Text>Received</Text>
      </li>
    </ul>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('28 October').id).toBe('day');
  expect(screen.getByText('Received').tagName).toBe('P');
});

test('can be a strong element', () => {
  renderForTest(
    <Text as="strong" weight="strong">
      Nothing was taken.
    </Text>,
  );
  expect(screen.getByRole('strong').textContent).toBe('Nothing was taken.');
});
