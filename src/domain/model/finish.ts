import type { Material } from './materials.ts';
import { randomStream } from './random.ts';

/** What a home is dressed in. All blocks of a listing wear the same. */
export interface Finish {
  readonly wall: Material;
  readonly accent: Material;
  readonly trim: Material;
  readonly warm: Material;
  readonly base: Material;
  readonly roof: Material;
  readonly paving: Material;
  readonly fence: FenceStyle;
  readonly rail: RailStyle;
  readonly windows: WindowStyle;
  readonly planting: PlantingTheme;
}

export const FENCE_STYLES = ['slats', 'bars', 'solid', 'planted'] as const;
export type FenceStyle = (typeof FENCE_STYLES)[number];
export const RAIL_STYLES = ['glass', 'bars', 'breeze', 'solid'] as const;
export type RailStyle = (typeof RAIL_STYLES)[number];
export const WINDOW_STYLES = ['surround', 'flush', 'tall', 'moulded'] as const;
export type WindowStyle = (typeof WINDOW_STYLES)[number];
export const PLANTING_THEMES = ['palms', 'shade', 'columns', 'bougainvillea', 'plantain'] as const;
export type PlantingTheme = (typeof PLANTING_THEMES)[number];

interface Pair {
  readonly wall: Material;
  readonly accent: Material;
}

/** A wall with an accent that goes with it. */
const COLOURS: readonly [Pair, ...Pair[]] = [
  { wall: 'stucco_w', accent: 'stucco_terra' },
  { wall: 'stucco_sand', accent: 'stucco_char' },
  { wall: 'stucco', accent: 'stone' },
  { wall: 'stucco_w', accent: 'stucco_grey' },
  { wall: 'stucco_terra', accent: 'stucco_w' },
  { wall: 'stucco_grey', accent: 'stucco_w' },
  { wall: 'stucco_w', accent: 'stucco_char' },
  { wall: 'stucco', accent: 'stucco_sand' },
];

export function finishOf(seed: string): Finish {
  const of = <T>(part: string, choices: readonly [T, ...T[]]): T => randomStream(seed, part).pick(choices);
  const { wall, accent } = of('colours', COLOURS);
  return {
    wall,
    accent,
    trim: wall === 'stucco_w' ? 'stucco' : 'stucco_w',
    warm: of('warm element', ['timber', 'timber_d']),
    base: of('base', ['stucco_char', 'stone', 'stone_g']),
    roof: of('roof colour', ['alu_char', 'alu_brown', 'alu_red', 'alu_green']),
    paving: of('paving', ['pave1', 'pave2', 'pave3']),
    fence: of('fence', FENCE_STYLES),
    rail: of('rail', RAIL_STYLES),
    windows: of('windows', WINDOW_STYLES),
    planting: of('planting', PLANTING_THEMES),
  };
}
