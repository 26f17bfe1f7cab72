import { PLACES_PATH, statePath, townPath } from '#domain/listings/places.ts';
import type { Crumb } from '../head/structuredData.ts';

export const ROOT_CRUMB: Crumb = { label: 'Home', href: '/' };
export const PLACES_CRUMB: Crumb = { label: 'Homes', href: PLACES_PATH };

export const stateCrumbs = (state: string): Crumb[] => [
  ROOT_CRUMB,
  PLACES_CRUMB,
  { label: state, href: statePath(state) },
];

export const townCrumbs = (state: string, town: string): Crumb[] => [
  ...stateCrumbs(state),
  { label: town, href: townPath(state, town) },
];

interface PlacedHome {
  readonly id: string;
  readonly title: string;
  readonly town: string;
  readonly state: string;
}

/** The breadcrumb of a home, through its state and town. */
export const homeCrumbs = ({ id, title, town, state }: PlacedHome): Crumb[] => [
  ...townCrumbs(state, town),
  { label: title, href: `/property/${id}` },
];
