import { useQuery } from '@tanstack/react-query';
import type { Property } from '#api/calls/properties.ts';
import { newestHomesQuery } from './landingQueries.ts';

const MAX_TOWNS = 5;

interface Featured {
  /** The newest home, or null while none is known. */
  readonly home: Property | null;
  /** Where homes are on sale now, newest first. */
  readonly towns: readonly string[];
}

/** What the hero shows of the homes on sale. Where they cannot be had, it does without. */
export function useFeatured(): Featured {
  const { data } = useQuery(newestHomesQuery);
  const homes = data?.properties ?? [];
  return {
    home: homes.find(({ img }) => img !== null) ?? homes[0] ?? null,
    towns: [...new Set(homes.map(({ town }) => town))].slice(0, MAX_TOWNS),
  };
}
