import { type RandomStream, randomStream } from '#domain/random.ts';
import { COLOURS, type Colours } from './colours.ts';
import type { Design } from './designs.ts';
import type { Material } from './materials.ts';
import { rotationIndex } from './rotationIndex.ts';

/** Materials and styles of a home; the same for all blocks of a listing. */
export interface Finish extends Colours {
  /** Slab edges, window frames and columns: lighter than the walls, or darker if the walls are white. */
  readonly trim: Material;
  readonly paving: Material;
  readonly fence: FenceStyle;
  readonly rail: RailStyle;
  readonly windows: WindowStyle;
  readonly planting: PlantingTheme;
}

export const FENCE_STYLES = ['slats', 'bars', 'solid', 'planted'] as const;
export type FenceStyle = (typeof FENCE_STYLES)[number];
const RAIL_STYLES = ['glass', 'bars', 'breeze', 'solid'] as const;
export type RailStyle = (typeof RAIL_STYLES)[number];
const WINDOW_STYLES = ['surround', 'flush', 'tall', 'moulded'] as const;
export type WindowStyle = (typeof WINDOW_STYLES)[number];
export const PLANTING_THEMES = ['palms', 'shade', 'columns', 'bougainvillea', 'plantain'] as const;
export type PlantingTheme = (typeof PLANTING_THEMES)[number];

type Choices<T> = Readonly<Record<Design['style'], readonly [T, ...T[]]>>;
const RAILS: Choices<RailStyle> = {
  modern: ['glass', 'glass', 'bars', 'solid'],
  classic: ['bars', 'bars', 'breeze', 'solid'],
};
const WINDOWS: Choices<WindowStyle> = {
  modern: ['surround', 'flush', 'flush', 'tall'],
  classic: ['surround', 'moulded', 'tall'],
};

/** Colours rotate from listing to listing, so that neighbours on a page differ; the rest is random per listing. */
export function finishOf(code: string, { style, form }: Design): Finish {
  const stream = (part: string): RandomStream => randomStream(code, part);
  const turned = COLOURS[rotationIndex(code) % COLOURS.length] ?? COLOURS[0];
  // Long fronts use terracotta only as the accent.
  const colours =
    form !== 'detached' && turned.wall === 'stucco_terra'
      ? { ...turned, wall: turned.accent, accent: turned.wall }
      : turned;
  return {
    ...colours,
    trim: colours.wall === 'stucco_w' ? 'stucco' : 'stucco_w',
    paving: stream('paving').pick(['pave1', 'pave2', 'pave3']),
    fence: stream('fence').pick(FENCE_STYLES),
    rail: stream('rail').pick(RAILS[style]),
    windows: stream('windows').pick(WINDOWS[style]),
    planting: stream('planting').pick(PLANTING_THEMES),
  };
}
