import type { Feature } from '../designs.ts';
import { bladeWalls, partyBlades } from './blades.ts';
import type { BlockContext } from './blockContext.ts';
import { bands, clerestories, dadoes, hoods, spandrels } from './cladding.ts';
import { levelFins, uprightFins } from './fins.ts';
import { balconyPosts, bayFrames, deepRoofPosts, galleryPosts, wrapFrame } from './frames.ts';
import { lightsOf } from './lights.ts';
import { louvres } from './louvres.ts';
import type { Part } from './part.ts';
import { pergolas } from './pergolas.ts';
import { canopies, carportPiers, porches, pylons } from './porches.ts';
import { screens, towers } from './towers.ts';
import { yardsOf } from './yards.ts';

const NONE = (): Part[] => [];

/** The builder of each feature. Features that only change other parts build nothing. */
const BUILDERS: Readonly<Record<Feature, (context: BlockContext) => Part[]>> = {
  wrapFrame,
  pergola: pergolas,
  fins: uprightFins,
  levelFins,
  louvres,
  blades: partyBlades,
  pylon: pylons,
  canopy: canopies,
  portico: NONE,
  pediment: NONE,
  deepRoof: deepRoofPosts,
  clerestory: clerestories,
  verandaColumns: NONE,
  gablePorch: NONE,
  hoods,
  spandrels,
  tower: towers,
  screens,
  bayFrames,
  balconyPosts,
  bladeWalls,
  dado: dadoes,
  band: bands,
};

/** The parts of the design's features. Porches and carport piers are built for every design. */
export function featuresOf(context: BlockContext): Part[] {
  return [
    ...porches(context),
    ...carportPiers(context),
    ...galleryPosts(context),
    ...yardsOf(context),
    ...lightsOf(context),
    ...context.design.features.flatMap((feature) => BUILDERS[feature](context)),
  ];
}
