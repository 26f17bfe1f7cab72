import type { PropertyType } from '../homes.ts';
import { hash } from './random.ts';

export type RoofStyle = 'hip' | 'gable' | 'flat' | 'mono';
export type Massing = 'plain' | 'wing' | 'cantilever' | 'setBack' | 'framed';

/** How a kind of home is put together; colours and sizes come from the listing's own streams. */
export interface Design {
  readonly name: string;
  readonly types: readonly PropertyType[];
  readonly roof: RoofStyle;
  readonly roofPitchDegrees: number;
  readonly massing: Massing;
  /** Of a unit with its own stair; flats have one. */
  readonly storeys: 1 | 2 | 3;
  /** How one gets to a flat: a stair between two, or one stair and a gallery along the back. */
  readonly access: 'cores' | 'gallery';
  /** How large the rooms are. */
  readonly scale: number;
  /** Without a dining room, to stand between two others. */
  readonly narrow: boolean;
  /** Vertical timber fins before the upper front. */
  readonly fins: boolean;
  /** Blocks round a court, or in rows that all face the street. */
  readonly site: 'rows' | 'court';
}

const base: Design = {
  name: '',
  types: [],
  roof: 'flat',
  roofPitchDegrees: 24,
  massing: 'plain',
  storeys: 1,
  access: 'cores',
  scale: 1,
  narrow: false,
  fins: false,
  site: 'rows',
};

export const DESIGNS: readonly [Design, ...Design[]] = [
  { ...base, name: 'veranda bungalow', types: ['bungalow'], roof: 'hip', massing: 'wing' },
  { ...base, name: 'gabled cottage', types: ['bungalow'], roof: 'gable', roofPitchDegrees: 28, scale: 0.96 },
  {
    ...base,
    name: 'long bungalow',
    types: ['bungalow'],
    roof: 'mono',
    roofPitchDegrees: 8,
    massing: 'framed',
  },
  {
    ...base,
    name: 'cantilever duplex',
    types: ['duplex'],
    massing: 'cantilever',
    storeys: 2,
    scale: 1.06,
    fins: true,
  },
  {
    ...base,
    name: 'hipped duplex',
    types: ['duplex'],
    roof: 'hip',
    massing: 'wing',
    storeys: 2,
    scale: 1.06,
  },
  {
    ...base,
    name: 'court duplex',
    types: ['duplex'],
    massing: 'framed',
    storeys: 2,
    scale: 1.04,
    site: 'court',
  },
  {
    ...base,
    name: 'blade terrace',
    types: ['terrace'],
    massing: 'setBack',
    storeys: 3,
    scale: 0.94,
    narrow: true,
    fins: true,
  },
  {
    ...base,
    name: 'pitched terrace',
    types: ['terrace'],
    roof: 'gable',
    storeys: 2,
    scale: 0.94,
    narrow: true,
  },
  { ...base, name: 'loggia flats', types: ['flat'], site: 'court' },
  { ...base, name: 'gallery flats', types: ['flat'], access: 'gallery', roof: 'hip', roofPitchDegrees: 20 },
  { ...base, name: 'walk-up flats', types: ['flat'], massing: 'framed', roof: 'mono', roofPitchDegrees: 6 },
  { ...base, name: 'lidded apartments', types: ['apartment'], massing: 'framed', scale: 1.05, site: 'court' },
  { ...base, name: 'fin apartments', types: ['apartment'], scale: 1.05, fins: true },
  {
    ...base,
    name: 'garden maisonette',
    types: ['maisonette'],
    roof: 'mono',
    roofPitchDegrees: 10,
    massing: 'setBack',
    storeys: 2,
  },
  { ...base, name: 'gabled maisonette', types: ['maisonette'], roof: 'gable', storeys: 2, site: 'court' },
  {
    ...base,
    name: 'hipped villa',
    types: ['house'],
    roof: 'hip',
    roofPitchDegrees: 25,
    massing: 'wing',
    storeys: 2,
    scale: 1.14,
  },
  {
    ...base,
    name: 'box house',
    types: ['house'],
    massing: 'cantilever',
    storeys: 2,
    scale: 1.14,
    fins: true,
  },
];

/** The design of a listing: always the same for the same code. */
export function designOf(type: PropertyType, code: string): Design {
  const fitting = DESIGNS.filter(({ types }) => types.includes(type));
  return fitting[hash(`${code}/design`) % fitting.length] ?? DESIGNS[0];
}
