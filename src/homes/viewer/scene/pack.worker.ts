import { homeModel } from '../../model/home.ts';
import type { ModelListing } from '../../model/listing.ts';
import { homeScene } from '../../scene/home.ts';
import { pack } from './pack.ts';
import type { PackedHome, PackedSurface } from './packed.ts';

/** Builds and packs a listing's homes off the main thread. */
addEventListener('message', ({ data }: MessageEvent<ModelListing>) => {
  const home = pack(homeScene(homeModel(data), 'live'));
  postMessage(home, { transfer: buffersOf(home) });
});

function buffersOf({ blockGroups, ground, scatters }: PackedHome): ArrayBuffer[] {
  const surfaces: PackedSurface[] = [...blockGroups, ...scatters].flatMap((each) => [...each.surfaces]);
  return [
    ...[...surfaces, ...ground].flatMap(({ positions, normals, colors, indices }) =>
      [positions, normals, colors, indices].map(({ buffer }) => buffer),
    ),
    ...scatters.map(({ matrices }) => matrices.buffer),
  ];
}
