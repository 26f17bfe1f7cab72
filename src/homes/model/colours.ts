import type { Material } from './materials.ts';

/** A colour scheme of materials. */
export interface Colours {
  readonly wall: Material;
  /** The volumes that project. */
  readonly accent: Material;
  /** Frames around volumes, in contrast to the volume's own colour. */
  readonly frame: Material;
  /** The plinth, and the ground storey if the design colours it separately. */
  readonly base: Material;
  /** Piers, blades and the bases of columns. */
  readonly stone: Material;
  readonly warm: Material;
  readonly roof: Material;
}

export const COLOURS: readonly [Colours, ...Colours[]] = [
  {
    wall: 'stucco_w',
    accent: 'stucco_w',
    frame: 'stucco_char',
    base: 'stucco_char',
    stone: 'stone',
    warm: 'timber',
    roof: 'alu_char',
  },
  {
    wall: 'stucco_sand',
    accent: 'stucco_w',
    frame: 'stucco_w',
    base: 'stone',
    stone: 'stone',
    warm: 'timber_d',
    roof: 'alu_brown',
  },
  {
    wall: 'stucco_w',
    accent: 'stucco_terra',
    frame: 'stucco_w',
    base: 'stucco_char',
    stone: 'stone_g',
    warm: 'timber',
    roof: 'alu_red',
  },
  {
    wall: 'stucco',
    accent: 'stucco_grey',
    frame: 'stucco_char',
    base: 'stone_g',
    stone: 'stone_g',
    warm: 'timber',
    roof: 'alu_char',
  },
  {
    wall: 'stucco_w',
    accent: 'stucco_sand',
    frame: 'stucco_sand',
    base: 'stone',
    stone: 'stone',
    warm: 'timber_d',
    roof: 'alu_green',
  },
  {
    wall: 'stucco_grey',
    accent: 'stucco_w',
    frame: 'stucco_w',
    base: 'stucco_char',
    stone: 'stone_g',
    warm: 'timber',
    roof: 'alu_char',
  },
  {
    wall: 'stucco',
    accent: 'stucco_terra',
    frame: 'stucco_char',
    base: 'stone',
    stone: 'stone',
    warm: 'timber_d',
    roof: 'alu_brown',
  },
  {
    wall: 'stucco_w',
    accent: 'stucco_char',
    frame: 'stucco_w',
    base: 'stone_g',
    stone: 'stone',
    warm: 'timber',
    roof: 'alu_char',
  },
  {
    wall: 'stucco_terra',
    accent: 'stucco_w',
    frame: 'stucco_w',
    base: 'stucco_char',
    stone: 'stone_g',
    warm: 'timber_d',
    roof: 'alu_brown',
  },
];
