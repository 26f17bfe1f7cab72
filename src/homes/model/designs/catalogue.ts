import type { Design } from './design.ts';

type Catalogue = readonly [Design, ...Design[]];

const base: Design = {
  name: '',
  form: 'detached',
  roof: 'lid',
  roofPitchDegrees: 0,
  fronts: 'plain',
  walls: 'plain',
  features: [],
  style: 'modern',
  storeys: 1,
  access: 'cores',
  scale: 1,
  narrow: false,
  site: 'rows',
};

export const BUNGALOWS: Catalogue = [
  {
    ...base,
    name: 'veranda bungalow',
    roof: 'hip',
    roofPitchDegrees: 25,
    fronts: 'wing',
    features: ['verandaColumns', 'dado'],
    style: 'classic',
  },
  {
    ...base,
    name: 'gabled cottage',
    roof: 'gable',
    roofPitchDegrees: 28,
    fronts: 'wing',
    walls: 'wings',
    features: ['verandaColumns', 'levelFins'],
    scale: 0.96,
    style: 'classic',
  },
  {
    ...base,
    name: 'long bungalow',
    roof: 'mono',
    roofPitchDegrees: 9,
    fronts: 'recess',
    features: ['bladeWalls', 'clerestory', 'fins'],
    walls: 'plain',
  },
  {
    ...base,
    name: 'framed bungalow',
    roof: 'parapet',
    fronts: 'wing',
    walls: 'wings',
    features: ['wrapFrame', 'pergola', 'pylon', 'hoods'],
    scale: 1.02,
  },
];

const duplex: Design = { ...base, storeys: 2, scale: 1.06 };

export const DUPLEXES: Catalogue = [
  {
    ...duplex,
    name: 'cantilever duplex',
    roof: 'parapet',
    fronts: 'carport',
    walls: 'wings',
    features: ['wrapFrame', 'fins', 'pergola', 'pylon', 'hoods'],
  },
  {
    ...duplex,
    name: 'hipped duplex',
    roof: 'hip',
    roofPitchDegrees: 24,
    fronts: 'twin',
    features: ['portico', 'band', 'dado'],
    style: 'classic',
  },
  {
    ...duplex,
    name: 'stacked duplex',
    roof: 'lids',
    fronts: 'stacked',
    walls: 'baseStorey',
    features: ['pylon', 'canopy', 'fins', 'hoods'],
    scale: 1.04,
    site: 'court',
  },
  {
    ...duplex,
    name: 'twin gable duplex',
    roof: 'twinGable',
    roofPitchDegrees: 30,
    fronts: 'recess',
    walls: 'topStorey',
    features: ['canopy', 'levelFins', 'louvres'],
  },
];

const terrace: Design = { ...base, form: 'row', scale: 0.94, narrow: true };

export const TERRACES: Catalogue = [
  {
    ...terrace,
    name: 'blade terrace',
    fronts: 'blades',
    walls: 'wings',
    features: ['blades', 'wrapFrame', 'pergola', 'fins'],
    storeys: 3,
  },
  {
    ...terrace,
    name: 'pitched terrace',
    roof: 'gable',
    roofPitchDegrees: 27,
    fronts: 'bays',
    walls: 'bays',
    features: ['blades', 'hoods', 'canopy'],
    storeys: 2,
    style: 'classic',
  },
  {
    ...terrace,
    name: 'sawtooth terrace',
    roof: 'sawtooth',
    roofPitchDegrees: 14,
    fronts: 'overhang',
    walls: 'baseStorey',
    features: ['blades', 'fins', 'canopy'],
    storeys: 2,
  },
];

const flat: Design = { ...base, form: 'stacked' };

export const FLATS: Catalogue = [
  {
    ...flat,
    name: 'loggia flats',
    roof: 'lid',
    fronts: 'loggia',
    walls: 'bays',
    features: ['tower', 'screens', 'canopy', 'balconyPosts'],
    site: 'court',
  },
  {
    ...flat,
    name: 'gallery flats',
    access: 'gallery',
    roof: 'hip',
    roofPitchDegrees: 20,
    walls: 'core',
    features: ['spandrels', 'screens', 'hoods'],
    style: 'classic',
  },
  {
    ...flat,
    name: 'framed flats',
    roof: 'parapet',
    walls: 'core',
    features: ['bayFrames', 'tower', 'canopy', 'hoods'],
  },
];

const apartment: Design = { ...flat, scale: 1.05 };

export const APARTMENTS: Catalogue = [
  {
    ...apartment,
    name: 'lidded apartments',
    roof: 'lid',
    fronts: 'bays',
    walls: 'bays',
    features: ['tower', 'canopy', 'bladeWalls'],
    site: 'court',
  },
  {
    ...apartment,
    name: 'fin apartments',
    roof: 'parapet',
    fronts: 'loggia',
    walls: 'core',
    features: ['fins', 'tower', 'canopy'],
  },
];

const maisonette: Design = { ...base, storeys: 2 };

export const MAISONETTES: Catalogue = [
  {
    ...maisonette,
    name: 'garden maisonette',
    roof: 'mono',
    roofPitchDegrees: 10,
    fronts: 'setBack',
    walls: 'topStorey',
    features: ['pergola', 'pylon', 'canopy', 'clerestory'],
  },
  {
    ...maisonette,
    name: 'gabled maisonette',
    roof: 'gable',
    roofPitchDegrees: 30,
    fronts: 'twin',
    walls: 'wings',
    features: ['gablePorch', 'band', 'hoods', 'louvres'],
    site: 'court',
    style: 'classic',
  },
];

const house: Design = { ...base, storeys: 2, scale: 1.14 };

export const HOUSES: Catalogue = [
  {
    ...house,
    name: 'hipped villa',
    roof: 'hip',
    roofPitchDegrees: 25,
    fronts: 'twin',
    walls: 'baseStorey',
    features: ['portico', 'pediment', 'band', 'hoods'],
    style: 'classic',
  },
  {
    ...house,
    name: 'box house',
    roof: 'parapet',
    fronts: 'carport',
    walls: 'baseStorey',
    features: ['wrapFrame', 'levelFins', 'pergola', 'pylon'],
  },
  {
    ...house,
    name: 'pavilion house',
    roof: 'lid',
    fronts: 'setBack',
    walls: 'baseStorey',
    features: ['bladeWalls', 'deepRoof', 'levelFins', 'canopy'],
  },
];
