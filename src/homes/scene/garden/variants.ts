import type { Mesh } from '../mesh.ts';
import type { Detail } from '../scene.ts';
import { CLIMBER_FENCE_M, CLIMBER_HALF_M, climber } from './climber.ts';
import { column } from './column.ts';
import { hedge } from './hedge.ts';
import { mulch } from './mulch.ts';
import { palm } from './palm.ts';
import { plantain, travellersPalm } from './plantain.ts';
import { planter } from './planter.ts';
import { type ShrubShape, shrub } from './shrub.ts';
import { type StrapShape, strap } from './strap.ts';
import { tree } from './tree.ts';

/** A plant mesh and the size it was drawn at; instances scale it to the requested size. */
export interface Variant {
  readonly id: string;
  readonly radiusM: number;
  readonly heightM: number;
  readonly mesh: (detail: Detail) => Mesh;
}

const variant = (id: string, radiusM: number, heightM: number, mesh: Variant['mesh']): Variant => ({
  id,
  radiusM,
  heightM,
  mesh,
});

const palmOf = (id: string, trunkM: number, frondM: number): Variant =>
  variant(id, frondM * 0.86, trunkM, (detail) => palm(id, trunkM, frondM, detail));
/** Height of a tree's fork as a share of its height: low in orchards, high where people walk or drive under it. */
const LOW_FORK_SHARE = 0.27;
const HIGH_FORK_SHARE = 0.4;
const treeOf = (id: string, radiusM: number, heightM: number, forkShare = LOW_FORK_SHARE): Variant =>
  variant(id, radiusM, heightM, (detail) => tree(id, { heightM, radiusM, forkShare }, detail));
const columnOf = (id: string, radiusM: number, heightM: number): Variant =>
  variant(id, radiusM, heightM, (detail) => column(id, heightM, radiusM, detail));
const shrubOf = (look: ShrubShape): Variant =>
  variant(look.name, look.radiusM, look.heightM, (detail) => shrub(look.name, look, detail));
const strapOf = (look: StrapShape): Variant =>
  variant(look.name, look.lengthM * 0.6, look.lengthM, (detail) => strap(look.name, look, detail));

export type Variants = readonly [Variant, ...Variant[]];

/** The radius is the crown's; the height is the trunk's. */
export const PALMS: Variants = [
  palmOf('palm a', 5, 2.45),
  palmOf('palm b', 6, 2.65),
  palmOf('palm c', 7.2, 2.75),
  palmOf('palm d', 8.4, 2.7),
  palmOf('palm e', 9.6, 2.8),
  palmOf('palm f', 10.8, 2.75),
];
export const TREES: Variants = [
  treeOf('tree a', 2.1, 5.2),
  treeOf('tree b', 2.4, 6),
  treeOf('tree c', 1.8, 4.8),
];
export const TALL_TREES: Variants = [
  treeOf('tree d', 2.6, 8, HIGH_FORK_SHARE),
  treeOf('tree e', 2.3, 9.2, HIGH_FORK_SHARE),
  treeOf('tree f', 3.2, 8.4, HIGH_FORK_SHARE),
];
export const COLUMNS: Variants = [columnOf('column a', 0.5, 5.4), columnOf('column b', 0.46, 4.9)];
export const SHRUBS: Variants = [
  shrubOf({ name: 'duranta', radiusM: 0.45, heightM: 0.66, leaf: 'leaf_y', leafM: 0.075 }),
  shrubOf({ name: 'murraya', radiusM: 0.48, heightM: 0.75, leaf: 'leaf_d', leafM: 0.08 }),
  shrubOf({
    name: 'hibiscus',
    radiusM: 0.48,
    heightM: 0.8,
    leaf: 'leaf',
    leafM: 0.09,
    flower: { material: 'flower', share: 0.06, sizeM: 0.1 },
  }),
  shrubOf({
    name: 'lantana',
    radiusM: 0.45,
    heightM: 0.6,
    leaf: 'leaf',
    leafM: 0.07,
    flower: { material: 'bract', share: 0.14, sizeM: 0.055 },
  }),
];
export const IXORA: Variants = [
  shrubOf({
    name: 'ixora a',
    radiusM: 0.26,
    heightM: 0.38,
    leaf: 'leaf_d',
    leafM: 0.07,
    flower: { material: 'flower', share: 0.2, sizeM: 0.05 },
  }),
  shrubOf({
    name: 'ixora b',
    radiusM: 0.25,
    heightM: 0.34,
    leaf: 'leaf',
    leafM: 0.065,
    flower: { material: 'flower', share: 0.13, sizeM: 0.05 },
  }),
];
export const BOUGAINVILLEAS: Variants = [
  shrubOf({
    name: 'bougainvillea a',
    radiusM: 0.6,
    heightM: 1.15,
    leaf: 'leaf',
    leafM: 0.075,
    flower: { material: 'bract', share: 0.55, sizeM: 0.062 },
  }),
  shrubOf({
    name: 'bougainvillea b',
    radiusM: 0.58,
    heightM: 1,
    leaf: 'leaf',
    leafM: 0.07,
    flower: { material: 'bract', share: 0.38, sizeM: 0.062 },
  }),
];
export const PLANTAINS: Variants = [
  variant('plantain a', 0.95, 2.4, (detail) => plantain('plantain a', 2.4, detail)),
  variant('plantain b', 1, 2.7, (detail) => plantain('plantain b', 2.7, detail)),
];
export const TRAVELLERS_PALM: Variant = variant("traveller's palm", 1.2, 2.6, (detail) =>
  travellersPalm('fan', 2.6, detail),
);
export const STRAPS: Variants = [
  strapOf({ name: 'agapanthus', leaf: 'leaf', leaves: 30, lengthM: 0.62, widthM: 0.036, spread: 0.8 }),
  strapOf({
    name: 'crinum lily',
    leaf: 'leaf_y',
    leaves: 22,
    lengthM: 0.7,
    widthM: 0.06,
    spread: 0.62,
    flower: 'frame_w',
  }),
];
export const SNAKE_PLANT: Variant = strapOf({
  name: 'snake plant',
  leaf: 'leaf',
  leaves: 34,
  lengthM: 0.72,
  widthM: 0.055,
  spread: 0.34,
});
export const LIRIOPE: Variant = strapOf({
  name: 'liriope',
  leaf: 'leaf',
  leaves: 56,
  lengthM: 0.3,
  widthM: 0.02,
  spread: 0.85,
});
export const HEDGES: Variants = [
  variant('hedge a', 0.5, 0.72, (detail) => hedge('a', detail)),
  variant('hedge b', 0.5, 0.72, (detail) => hedge('b', detail)),
];
export const CLIMBERS: Variants = [
  variant('climber a', CLIMBER_HALF_M, CLIMBER_FENCE_M, (detail) => climber('a', detail)),
  variant('climber b', CLIMBER_HALF_M, CLIMBER_FENCE_M, (detail) => climber('b', detail)),
];
export const PLANTER: Variant = variant('planter', 0.23, 0.5, planter);

/** Soil heaped around a trunk, at which the lawn ends. */
export const MULCH: Variant = variant('mulch', 0.5, 0.1, mulch);

export const ALL_VARIANTS: readonly Variant[] = [
  ...PALMS,
  ...TREES,
  ...TALL_TREES,
  ...COLUMNS,
  ...SHRUBS,
  ...IXORA,
  ...BOUGAINVILLEAS,
  ...PLANTAINS,
  TRAVELLERS_PALM,
  ...STRAPS,
  SNAKE_PLANT,
  LIRIOPE,
  ...HEDGES,
  ...CLIMBERS,
  PLANTER,
  MULCH,
];
