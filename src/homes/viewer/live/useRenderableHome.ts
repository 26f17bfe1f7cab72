import { useEffect, useMemo, useState } from 'react';
import { homeModel } from '../../model/home.ts';
import type { ModelListing } from '../../model/listing.ts';
import type { PackedHome, PackedSurface } from '../scene/packed.ts';
import { packedHome } from '../scene/packedHome.ts';
import { blockSpace } from '../space/blockSpace.ts';
import type { RenderableHome } from '../three/HomeRenderer.ts';

/** The listing's homes, built in a worker; null until they are ready. `onFailed` must be stable. */
export function useRenderableHome(listing: ModelListing, onFailed: () => void): RenderableHome | null {
  const [packed, setPacked] = useState<PackedHome | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setPacked(null);
    packedHome(listing).then(
      (home) => isCurrent && setPacked(home),
      (error: unknown) => {
        reportError(error);
        if (isCurrent) onFailed();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [listing, onFailed]);
  return useMemo(() => {
    if (!packed) return null;
    const { site, blocks } = homeModel(listing);
    const spaces = blocks.map((block) => {
      const surfaces =
        packed.blockGroups.find(({ instances }) => instances.some(({ blockId }) => blockId === block.id))
          ?.surfaces ?? [];
      return blockSpace(block, topM(surfaces));
    });
    return { packed, plot: site.plot, blocks: spaces };
  }, [packed, listing]);
}

function topM(surfaces: readonly PackedSurface[]): number {
  let highest = 0;
  for (const { positions } of surfaces) {
    for (let at = 2; at < positions.length; at += 3) highest = Math.max(highest, positions[at] ?? 0);
  }
  return highest;
}
