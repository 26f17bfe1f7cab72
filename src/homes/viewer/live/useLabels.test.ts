// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { homeModel } from '../../model/home.ts';
import { blockSpace } from '../space/blockSpace.ts';
import type { ViewerBlock, ViewerHome } from '../units.ts';
import { useLabels } from './useLabels.ts';

const block = (id: string, status: 'available' | 'sold'): ViewerBlock => ({
  id,
  name: id,
  bedroomCount: 3,
  floorCount: 1,
  apartments: [{ id: `${id} unit`, label: 'U1', floor: 0, status }],
});
const home: ViewerHome = {
  code: 'LAG-0007',
  title: 'Ikate Bungalows',
  type: 'bungalow',
  beds: 3,
  baths: 2,
  buildings: [block('gone', 'sold'), block('free', 'available')],
};

it('rank a block to choose before one that is sold, whose label would hide it', () => {
  const blocks = homeModel(home).blocks.map((each) => blockSpace(each, 6));
  const { result } = renderHook(() =>
    useLabels({ home, blocks, space: null, openLevel: null, chosenId: null, highlightedId: null }),
  );
  const ranked = [...result.current.labels].sort((a, b) => b.rank - a.rank);
  expect(ranked.map(({ id }) => id)).toStrictEqual(['free', 'gone']);
});
