// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { UnitStatus } from '#domain/listings/listings.ts';
import { home } from '#machines/contribution/model/contribution.fixtures.ts';
import { UnitBar } from './UnitBar.tsx';

afterEach(cleanup);

test.each<readonly [UnitStatus, string]>([
  ['available', 'Choose a unit above.'],
  ['held', 'No unit of this block is free. Choose another block.'],
  ['sold', 'No unit of this block is free. Choose another block.'],
])('asks for the next choice in a block whose units are %s', (status, text) => {
  const property = home();
  const [block] = property.buildings.map((building) => ({
    ...building,
    apartments: building.apartments.map((unit) => ({ ...unit, status })),
  }));
  render(<UnitBar property={property} block={block ?? null} unit={null} next={{ href: '/next' }} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});
