import type { Material } from '../model/materials.ts';

/** What a material is made of: the renderer adds grain, courses, mottling or shine by it. */
const SUBSTANCES = [
  'plain',
  'stucco',
  'stone',
  'wood',
  'paver',
  'asphalt',
  'earth',
  'bark',
  'leaf',
  'cloth',
  'car',
  'tile',
  'glass',
  'lamp',
] as const;
export type Substance = (typeof SUBSTANCES)[number];

export interface Paint {
  readonly substance: Substance;
  /** Linear red, green and blue, 0 to 1. */
  readonly base: readonly [number, number, number];
  /** 0 is a mirror, 1 is chalk. */
  readonly roughness: number;
  readonly metallic: number;
  /** Below 1 one sees through. */
  readonly alpha: number;
}

const paint = (
  substance: Substance,
  base: Paint['base'],
  roughness: number,
  metallic = 0,
  alpha = 1,
): Paint => ({ substance, base, roughness, metallic, alpha });

/** Measured against photographs of Lagos and Abuja streets in the study of rendered homes. */
export const PALETTE: Readonly<Record<Material, Paint>> = {
  stucco_w: paint('stucco', [0.8, 0.78, 0.74], 0.88),
  stucco: paint('stucco', [0.72, 0.69, 0.63], 0.88),
  stucco_sand: paint('stucco', [0.56, 0.44, 0.31], 0.88),
  stucco_grey: paint('stucco', [0.26, 0.255, 0.25], 0.88),
  stucco_char: paint('stucco', [0.055, 0.055, 0.058], 0.8),
  stucco_terra: paint('stucco', [0.4, 0.155, 0.075], 0.88),
  stone: paint('stone', [0.3, 0.25, 0.2], 0.8),
  stone_g: paint('stone', [0.2, 0.2, 0.2], 0.8),
  concrete: paint('stucco', [0.38, 0.37, 0.35], 0.85),
  timber: paint('wood', [0.235, 0.105, 0.042], 0.5),
  timber_d: paint('wood', [0.11, 0.05, 0.024], 0.45),
  frame: paint('plain', [0.018, 0.018, 0.02], 0.35),
  frame_w: paint('plain', [0.7, 0.7, 0.7], 0.4),
  tile: paint('tile', [0.58, 0.55, 0.5], 0.25),
  glass: paint('glass', [0.7, 0.77, 0.76], 0, 0, 0.25),
  glass_rail: paint('glass', [0.86, 0.93, 0.91], 0, 0, 0.12),
  alu_char: paint('plain', [0.06, 0.065, 0.07], 0.38, 0.6),
  alu_red: paint('plain', [0.2, 0.045, 0.03], 0.42, 0.35),
  alu_brown: paint('plain', [0.1, 0.05, 0.035], 0.42, 0.4),
  alu_green: paint('plain', [0.035, 0.09, 0.06], 0.42, 0.35),
  alu_rust: paint('plain', [0.2, 0.085, 0.045], 0.8),
  membrane: paint('stucco', [0.34, 0.33, 0.32], 0.9),
  steel: paint('plain', [0.32, 0.33, 0.34], 0.42, 0.9),
  steel_b: paint('plain', [0.02, 0.02, 0.022], 0.4, 0.3),
  chrome: paint('plain', [0.7, 0.7, 0.72], 0.15, 1),
  brass: paint('plain', [0.62, 0.42, 0.16], 0.28, 1),
  tank: paint('plain', [0.014, 0.014, 0.016], 0.45),
  solar: paint('plain', [0.008, 0.012, 0.035], 0.12),
  condenser: paint('plain', [0.66, 0.65, 0.62], 0.6),
  pave1: paint('paver', [0.36, 0.34, 0.31], 0.82),
  pave2: paint('paver', [0.31, 0.295, 0.27], 0.82),
  pave3: paint('paver', [0.41, 0.385, 0.35], 0.82),
  pave_red: paint('paver', [0.3, 0.13, 0.085], 0.82),
  joint: paint('plain', [0.11, 0.1, 0.09], 0.95),
  asphalt: paint('asphalt', [0.065, 0.064, 0.063], 0.88),
  marking: paint('plain', [0.62, 0.61, 0.57], 0.8),
  kerb: paint('stucco', [0.46, 0.45, 0.42], 0.85),
  laterite: paint('earth', [0.33, 0.145, 0.07], 0.97),
  soil: paint('earth', [0.1, 0.055, 0.03], 1),
  lawn: paint('earth', [0.09, 0.13, 0.028], 1),
  field: paint('earth', [0.115, 0.12, 0.04], 1),
  grass: paint('leaf', [0.105, 0.185, 0.03], 0.7),
  leaf: paint('leaf', [0.065, 0.135, 0.022], 0.5),
  leaf_d: paint('leaf', [0.03, 0.078, 0.018], 0.45),
  leaf_y: paint('leaf', [0.17, 0.23, 0.035], 0.5),
  leaf_palm: paint('leaf', [0.055, 0.125, 0.028], 0.42),
  leaf_dry: paint('leaf', [0.23, 0.15, 0.05], 0.8),
  crownshaft: paint('plain', [0.13, 0.24, 0.055], 0.45),
  bark: paint('bark', [0.2, 0.155, 0.115], 0.95),
  bark_palm: paint('bark', [0.36, 0.335, 0.3], 0.9),
  bract: paint('leaf', [0.48, 0.022, 0.13], 0.6),
  flower: paint('leaf', [0.62, 0.07, 0.03], 0.6),
  paint_white: paint('car', [0.75, 0.75, 0.74], 0.22),
  paint_silver: paint('car', [0.4, 0.41, 0.42], 0.25, 0.6),
  paint_blue: paint('car', [0.02, 0.045, 0.13], 0.22, 0.3),
  paint_wine: paint('car', [0.13, 0.012, 0.016], 0.22),
  car_glass: paint('plain', [0.008, 0.01, 0.012], 0.05),
  tyre: paint('plain', [0.012, 0.012, 0.012], 0.85),
  headlamp: paint('lamp', [0.8, 0.85, 0.9], 0.1),
  tail_lamp: paint('lamp', [0.35, 0.01, 0.01], 0.2),
  room: paint('plain', [0.62, 0.55, 0.46], 0.9),
  ceiling: paint('plain', [0.82, 0.8, 0.77], 0.9),
  plaster: paint('plain', [0.8, 0.78, 0.74], 0.9),
  curtain: paint('cloth', [0.78, 0.75, 0.7], 0.95),
  curtain_d: paint('cloth', [0.33, 0.27, 0.21], 0.95),
  fabric: paint('cloth', [0.4, 0.36, 0.31], 0.95),
  fabric_terra: paint('cloth', [0.36, 0.13, 0.055], 0.95),
  rug: paint('cloth', [0.5, 0.43, 0.34], 1),
  linen: paint('cloth', [0.74, 0.72, 0.68], 0.95),
  leather: paint('plain', [0.17, 0.075, 0.035], 0.5),
  marble: paint('tile', [0.75, 0.73, 0.7], 0.15),
  clay: paint('plain', [0.36, 0.15, 0.08], 0.8),
  black: paint('plain', [0.012, 0.012, 0.012], 0.5),
  indigo: paint('cloth', [0.03, 0.05, 0.14], 0.95),
  fabric_grey: paint('cloth', [0.2, 0.205, 0.215], 0.95),
  oak: paint('wood', [0.42, 0.27, 0.14], 0.5),
  lacquer: paint('plain', [0.72, 0.71, 0.68], 0.32),
  lacquer_d: paint('plain', [0.03, 0.045, 0.06], 0.35),
  ceramic: paint('plain', [0.82, 0.82, 0.8], 0.1),
  mirror: paint('plain', [0.88, 0.9, 0.9], 0.02, 1),
  screen: paint('plain', [0.006, 0.007, 0.009], 0.08),
  shade: paint('cloth', [0.76, 0.7, 0.6], 0.95),
  lamp: paint('lamp', [1, 0.72, 0.42], 0.4),
  /** A window far off behind which somebody is at home: dark by day. */
  pane_lit: paint('lamp', [0.008, 0.01, 0.012], 0.05),
  cove: paint('lamp', [1, 0.78, 0.52], 0.4),
};
