import { useQuery } from '@tanstack/react-query';
import type { Property } from '#api/calls/properties.ts';
import { newestHomesQuery } from './landingQueries.ts';

const MAX_TOWNS = 5;

interface Featured {
  /** The newest home, preferably one with a picture; null until the homes are loaded. */
  readonly home: Property | null;
  /** The towns of the homes on sale, newest home first. */
  readonly towns: readonly string[];
}

/** The homes on sale that the hero shows. If they cannot be loaded, the hero is shown without them. */
export function useFeatured(): Featured {
  const { data } = useQuery(newestHomesQuery);
  const homes = data?.properties ?? [];
  return {
    home: homes.find(({ img }) => img !== null) ?? homes[0] ?? null,
    towns: [...new Set(homes.map(({ town }) => town))].slice(0, MAX_TOWNS),
  };
}
