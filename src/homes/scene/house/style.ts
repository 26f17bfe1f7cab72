import { type RandomStream, randomStream } from '#domain/random.ts';
import type { Design } from '../../model/designs.ts';
import type { Finish } from '../../model/finish.ts';
import type { Material } from '../../model/materials.ts';
import type { Detail } from '../scene.ts';

/** Style that all shells of a listing share. */
export interface HouseStyle {
  readonly finish: Finish;
  readonly detail: Detail;
  readonly windowFrame: Material;
  readonly innerDoor: Material;
  readonly innerDoorFrame: Material;
  /** Burglar bars on ground-floor windows. */
  readonly hasBars: boolean;
  /** The heavier curtains. */
  readonly drapes: Material;
  /** A random stream per part: the same for all blocks that look alike. */
  readonly stream: (part: string) => RandomStream;
}

const BARS_CHANCE = 0.3;

export function houseStyleOf(design: Design, finish: Finish, detail: Detail): HouseStyle {
  const seed = JSON.stringify([design.name, finish]);
  const stream = (part: string) => randomStream(seed, part);
  return {
    finish,
    detail,
    windowFrame: finish.windows === 'moulded' ? 'frame_w' : 'frame',
    innerDoor: stream('inner door').pick(['timber', 'timber_d', 'frame_w']),
    innerDoorFrame: stream('inner door frame').pick(['frame_w', 'timber_d']),
    hasBars: stream('bars').chance(BARS_CHANCE),
    drapes: stream('drapes').pick(['curtain_d', 'linen', 'fabric_terra', 'curtain_d']),
    stream,
  };
}
