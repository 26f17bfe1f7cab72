import type { PropertyType } from '#domain/homes.ts';

/** The first that fits counts: a terraced duplex is a terrace, a terraced bungalow a bungalow. */
const KINDS: readonly (readonly [RegExp, PropertyType])[] = [
  [/\bbungalows?\b/, 'bungalow'],
  [/\bmais(on|onn)ettes?\b/, 'maisonette'],
  [/\bterraced?s?\b|\btown ?houses?\b/, 'terrace'],
  [/\bduplex(es)?\b/, 'duplex'],
  [/\bflats?\b/, 'flat'],
  [/\b(apartments?|penthouses?)\b/, 'apartment'],
  [/\b(houses?|mansions?|villas?)\b/, 'house'],
];

/** The type of home that an agent's words for it mean; null for words that we do not know. */
export const typeOfKind = (kind: string): PropertyType | null =>
  KINDS.find(([pattern]) => pattern.test(kind.toLowerCase()))?.[1] ?? null;
