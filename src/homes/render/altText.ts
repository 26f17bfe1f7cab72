import type { PropertyType } from '#domain/listings/listings.ts';
import { numberWord } from '#domain/quantities.ts';
import type { Material } from '../model/materials.ts';
import type { ViewKind } from '../scene/views/light.ts';
import type { Hour } from '../scene/views/shot.ts';
import type { Subject } from './pictures.ts';

export const HOME_NAMES: Readonly<Record<PropertyType, readonly [one: string, many: string]>> = {
  flat: ['block of flats', 'blocks of flats'],
  apartment: ['block of apartments', 'blocks of apartments'],
  bungalow: ['bungalow', 'bungalows'],
  duplex: ['duplex', 'duplexes'],
  terrace: ['terraced house', 'terraced houses'],
  maisonette: ['maisonette', 'maisonettes'],
  house: ['house', 'houses'],
};

const COLOURS: Partial<Readonly<Record<Material, string>>> = {
  stucco_w: 'white',
  stucco: 'cream',
  stucco_sand: 'sand-coloured',
  stucco_grey: 'grey',
  stucco_char: 'charcoal',
  stucco_terra: 'terracotta',
  stone: 'stone',
  stone_g: 'grey stone',
  timber: 'timber',
  timber_d: 'dark timber',
};

const AT: Readonly<Record<Hour, string>> = {
  morning: 'in the morning',
  'low sun': 'in low sun',
  dusk: 'at dusk, with light in the windows',
};

/** The alternative text of a picture, for screen readers. */
export function altText({ listing, home }: Subject, view: ViewKind, hour: Hour): string {
  const [one, many] = HOME_NAMES[listing.type];
  const storeys = home.blocks[0]?.levels.length ?? 0;
  const house = `${numberWord(storeys)}-storey ${one}`;
  const wall = COLOURS[home.finish.wall] ?? 'plain';
  const accent = COLOURS[home.finish.accent] ?? 'plain';
  const walls = wall === accent ? `${wall} walls` : `${wall} walls and ${accent} accents`;
  const count = home.blocks.length;
  switch (view) {
    case 'street':
      return `A ${house} with ${walls}, from the lane before it ${AT[hour]}.`;
    case 'corner':
      return `Two sides of a ${house} with ${walls}, ${AT[hour]}.`;
    case 'garden':
      return `The way to the front door of a ${house} with ${walls}, ${AT[hour]}.`;
    case 'air':
      return `${count === 1 ? `A ${house}` : `Homes of ${listing.title}: ${many}`} with ${walls} among their gardens, from above ${AT[hour]}.`;
    case 'inside':
      return `A furnished living room in a ${one}, with daylight from a wide window.`;
    case 'estate':
      return `All ${numberWord(count)} ${many} of an estate with their lanes and gardens, from above ${AT[hour]}.`;
  }
}
