// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { StatTile } from './StatTile.tsx';

test('the whole tile is one link named by number, label and caption', () => {
  renderForTest(<StatTile label="Saved" value="7" caption="Two are new." href="#saved" />);
  const link = screen.getByRole('link', { name: /7.*Saved.*Two are new\./ });
  expect(link.getAttribute('href')).toBe('#saved');
});

test('without href it is not a link', () => {
  renderForTest(<StatTile label="Saved" value="7" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('7')).toBeDefined();
  expect(screen.getByText('Saved')).toBeDefined();
});
