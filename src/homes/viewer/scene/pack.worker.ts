import { homeModel } from '../../model/home.ts';
import type { ModelListing } from '../../model/listing.ts';
import { homeScene } from '../../scene/home.ts';
import { pack } from './pack.ts';
import type { PackedHome, PackedSurface } from './packed.ts';

/** Builds and packs a listing's homes beside the page, which stays quick meanwhile. */
addEventListener('message', ({ data }: MessageEvent<ModelListing>) => {
  const home = pack(homeScene(homeModel(data), 'live'));
  postMessage(home, { transfer: buffersOf(home) });
});

function buffersOf({ kinds, ground, crowds }: PackedHome): ArrayBuffer[] {
  const surfaces: PackedSurface[] = [...kinds, ...crowds].flatMap((each) => [...each.surfaces]);
  return [
    ...[...surfaces, ...ground].flatMap(({ positions, normals, colors, indices }) =>
      [positions, normals, colors, indices].map(({ buffer }) => buffer),
    ),
    ...crowds.map(({ matrices }) => matrices.buffer),
  ];
}
