import type { HomeLight } from '#domain/listings/homeLights.ts';
import type { Material } from '../model/materials.ts';
import { PALETTE } from '../scene/palette.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** The light of a picture. Colours are `#rrggbb` as drawn, except for the house's own. */
export interface Light {
  /** From the top to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly ground: string;
  readonly path: string;
  /** Trees and hedges: behind the house, in front of it. */
  readonly leaves: readonly [string, string];
  readonly glass: string;
  readonly door: string;
  /** Factors on a material's linear colour. */
  readonly tint: Rgb;
  /** Linear colour that the air adds. */
  readonly haze: Rgb;
  /** Opacity of shadows and of the glow around the lit window, from 0 to 1. */
  readonly shadow: number;
  readonly glow: number;
}

export const LIGHTS: Readonly<Record<HomeLight, Light>> = {
  evening: {
    sky: ['#08231c', '#1b4a40', '#b9794c'],
    ground: '#33221a',
    path: '#3f3228',
    leaves: ['#0d2d24', '#0a2019'],
    glass: '#16302c',
    door: '#241811',
    tint: [0.2, 0.2, 0.2],
    haze: [0.008, 0.016, 0.016],
    shadow: 0.3,
    glow: 0.75,
  },
  dawn: {
    sky: ['#3d7a72', '#d9bd92', '#f3a862'],
    ground: '#7c4f33',
    path: '#8f7158',
    leaves: ['#3c6650', '#234a36'],
    glass: '#47686a',
    door: '#4a2f1e',
    tint: [0.62, 0.5, 0.41],
    haze: [0.02, 0.014, 0.014],
    shadow: 0.26,
    glow: 0.6,
  },
  day: {
    sky: ['#8fc4cf', '#cfe3dc', '#f7efdc'],
    ground: '#b8744a',
    path: '#d2b795',
    leaves: ['#6f9a68', '#3f7148'],
    glass: '#7fa3a8',
    door: '#6b4429',
    tint: [1, 0.98, 0.93],
    haze: [0.01, 0.01, 0.008],
    shadow: 0.22,
    glow: 0.45,
  },
};

/** A material's colour in a light, `#rrggbb`. */
export function shade(material: Material, { tint, haze }: Light): string {
  const channels = PALETTE[material].base.map((value, index) =>
    toSrgb(value * (tint[index] ?? 1) + (haze[index] ?? 0)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function toSrgb(linear: number): number {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(value, 0), 1) * 255);
}
