import { PROPERTY_TYPES, type PropertyType } from '#domain/listings/listings.ts';

/** If several patterns match, the lowest rank wins: a terraced duplex is a terrace, a terraced bungalow a bungalow. */
const KINDS: Readonly<Record<PropertyType, { readonly rank: number; readonly pattern: RegExp }>> = {
  bungalow: { rank: 1, pattern: /\bbungalows?\b/ },
  maisonette: { rank: 2, pattern: /\bmais(on|onn)ettes?\b/ },
  terrace: { rank: 3, pattern: /\bterraced?s?\b|\btown ?houses?\b/ },
  duplex: { rank: 4, pattern: /\bduplex(es)?\b/ },
  flat: { rank: 5, pattern: /\bflats?\b/ },
  apartment: { rank: 6, pattern: /\b(apartments?|penthouses?)\b/ },
  house: { rank: 7, pattern: /\b(houses?|mansions?|villas?)\b/ },
};
const BY_RANK = PROPERTY_TYPES.toSorted((one, other) => KINDS[one].rank - KINDS[other].rank);

/** The property type that an agent's description matches, or null. */
export const typeOfKind = (kind: string): PropertyType | null =>
  BY_RANK.find((type) => KINDS[type].pattern.test(kind.toLowerCase())) ?? null;
