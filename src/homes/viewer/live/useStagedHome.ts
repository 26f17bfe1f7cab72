import { useEffect, useMemo, useState } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { homeModel } from '../../model/home.ts';
import type { PackedHome, PackedSurface } from '../scene/packed.ts';
import { packedHome } from '../scene/packedHome.ts';
import { blockSpace } from '../space/blockSpace.ts';
import type { StagedHome } from '../three/HomeStage.ts';

/** The homes as the stage wants them; null while they are built. `failed` has to stay the same. */
export function useStagedHome(property: PropertyDetail, failed: () => void): StagedHome | null {
  const [packed, setPacked] = useState<PackedHome | null>(null);
  useEffect(() => {
    let isWanted = true;
    setPacked(null);
    packedHome(property).then(
      (home) => isWanted && setPacked(home),
      () => isWanted && failed(),
    );
    return () => {
      isWanted = false;
    };
  }, [property, failed]);
  return useMemo(() => {
    if (!packed) return null;
    const { site, blocks } = homeModel(property);
    const spaces = blocks.map((block) => {
      const surfaces =
        packed.kinds.find(({ members }) => members.some(({ blockId }) => blockId === block.id))?.surfaces ??
        [];
      return blockSpace(block, topM(surfaces));
    });
    return { packed, plot: site.plot, blocks: spaces };
  }, [packed, property]);
}

function topM(surfaces: readonly PackedSurface[]): number {
  let highest = 0;
  for (const { positions } of surfaces) {
    for (let at = 2; at < positions.length; at += 3) highest = Math.max(highest, positions[at] ?? 0);
  }
  return highest;
}
