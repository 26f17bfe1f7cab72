import { useEffect, useState } from 'react';
import { homeModel } from '../../model/home.ts';
import type { ModelListing } from '../../model/listing.ts';
import { modelListing } from '../scene/modelListing.ts';
import type { PackedHome, PackedSurface } from '../scene/packed.ts';
import { packedHome } from '../scene/packedHome.ts';
import { blockSpace } from '../space/blockSpace.ts';
import type { RenderableHome } from '../three/HomeRenderer.ts';

/**
 * The listing's homes, built in a worker; null until they are ready. They are the same object until data changes
 * that they are built from: a unit that is sold keeps them. `onFailed` must be stable.
 */
export function useRenderableHome(listing: ModelListing, onFailed: () => void): RenderableHome | null {
  const current = modelListing(listing);
  const key = JSON.stringify(current);
  const [input, setInput] = useState({ key, listing: current });
  if (input.key !== key) setInput({ key, listing: current });
  const [made, setMade] = useState<{ readonly key: string; readonly home: RenderableHome } | null>(null);
  useEffect(() => {
    const shown = new AbortController();
    packedHome(input.listing, shown.signal)
      .then((packed) => renderableHome(input.listing, packed))
      .then(
        (home) => !shown.signal.aborted && setMade({ key: input.key, home }),
        (error: unknown) => {
          if (shown.signal.aborted) return;
          reportError(error);
          onFailed();
        },
      );
    return () => shown.abort();
  }, [input, onFailed]);
  return made?.key === key ? made.home : null;
}

function renderableHome(listing: ModelListing, packed: PackedHome): RenderableHome {
  const { site, blocks } = homeModel(listing);
  const spaces = blocks.map((block) => {
    const surfaces =
      packed.blockGroups.find(({ instances }) => instances.some(({ blockId }) => blockId === block.id))
        ?.surfaces ?? [];
    return blockSpace(block, topM(surfaces));
  });
  return { packed, plot: site.plot, blocks: spaces };
}

function topM(surfaces: readonly PackedSurface[]): number {
  let highest = 0;
  for (const { positions } of surfaces) {
    for (let at = 2; at < positions.length; at += 3) highest = Math.max(highest, positions[at] ?? 0);
  }
  return highest;
}
