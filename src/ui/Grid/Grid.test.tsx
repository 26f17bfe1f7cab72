// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Grid } from './Grid.tsx';

test('as a list it has a name and items', () => {
  renderForTest(
    <Grid as="ul" minColumnPx={240} aria-label="Places">
      <li>Ewe Terraces</li>
      <li>Ajoke Close</li>
    </Grid>,
  );
  const list = screen.getByRole('list', { name: 'Places' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(list.getAttribute('style')).toContain('240px');
});
