// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { homeModel } from '../../model/home.ts';
import type { ModelListing } from '../../model/listing.ts';
import type { PackedHome } from '../scene/packed.ts';
import type { ViewerHome, ViewerUnit } from '../units.ts';
import { useRenderableHome } from './useRenderableHome.ts';

/** Responds when the test says so. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  readonly packed: PackedHome = { blockGroups: [], ground: [], scatters: [] };
  listing: ModelListing | null = null;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(listing: ModelListing): void {
    this.listing = listing;
  }
  respond(): void {
    this.dispatchEvent(new MessageEvent('message', { data: this.packed }));
  }
  isTerminated = false;
  terminate(): void {
    this.isTerminated = true;
  }
}

beforeEach(() => {
  FakeWorker.all.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

/** As the API responds: each call gives new objects. */
function bungalows(count: number, status: ViewerUnit['status'] = 'available'): ViewerHome {
  return {
    code: 'LAG-0007',
    title: 'Ile Ayo Court',
    type: 'bungalow',
    beds: 3,
    baths: 3,
    buildings: Array.from({ length: count }, (_, index) => ({
      id: `block-${index}`,
      name: `Block ${index + 1}`,
      bedroomCount: 3,
      floorCount: 1,
      apartments: [{ id: `unit-${index}`, label: 'U1', floor: 0, status }],
    })),
  };
}

const onFailed = () => {};
function renderHome(home: ViewerHome) {
  /** The number of blocks in the listing, and the meshes, in each render that shows homes. */
  const rendered: (readonly [blockCount: number, packed: PackedHome])[] = [];
  const hook = renderHook(
    ({ listing }) => {
      const made = useRenderableHome(listing, onFailed);
      if (made) rendered.push([listing.buildings.length, made.packed]);
      return made;
    },
    { initialProps: { listing: home } },
  );
  return { ...hook, rendered };
}

it('keeps the live view when a unit is sold', async () => {
  const { result, rerender } = renderHome(bungalows(2));
  expect(result.current).toBeNull();
  FakeWorker.all[0]?.respond();
  await waitFor(() => expect(result.current).not.toBeNull());
  const before = result.current;
  rerender({ listing: bungalows(2, 'sold') });
  expect(result.current === before).toBe(true);
  expect(FakeWorker.all).toHaveLength(1);
});

it('shows no homes until those of the changed buildings are ready', async () => {
  const { result, rerender, rendered } = renderHome(bungalows(1));
  FakeWorker.all[0]?.respond();
  await waitFor(() => expect(result.current?.blocks).toHaveLength(1));
  rerender({ listing: bungalows(2) });
  expect(result.current).toBeNull();
  expect(FakeWorker.all.map(({ listing }) => listing?.buildings.length)).toEqual([1, 2]);
  FakeWorker.all[1]?.respond();
  await waitFor(() => expect(result.current?.blocks).toHaveLength(2));
  expect(result.current?.plot).toEqual(homeModel(bungalows(2)).site.plot);
  for (const [blockCount, packed] of rendered)
    expect(packed === FakeWorker.all[blockCount - 1]?.packed).toBe(true);
});

it('stops building homes that are no longer shown', async () => {
  const isEnded = () => FakeWorker.all.map(({ isTerminated }) => isTerminated);
  const { rerender, unmount } = renderHome(bungalows(1));
  rerender({ listing: bungalows(2) });
  await waitFor(() => expect(isEnded()).toEqual([true, false]));
  unmount();
  await waitFor(() => expect(isEnded()).toEqual([true, true]));
});
