import {
  ArrowUpDown,
  Cctv,
  Check,
  ConciergeBell,
  Droplets,
  Dumbbell,
  LampWallDown,
  type LucideIcon,
  Sparkles,
  TreePalm,
  Waves,
} from 'lucide-react';

/** Matched by a keyword, because listings word their amenities freely. */
const ICONS: readonly (readonly [words: RegExp, icon: LucideIcon])[] = [
  [/serviced/i, ConciergeBell],
  [/new/i, Sparkles],
  [/pool/i, Waves],
  [/cctv|camera/i, Cctv],
  [/compound|garden/i, TreePalm],
  [/light/i, LampWallDown],
  [/borehole|water/i, Droplets],
  [/\blift|elevator/i, ArrowUpDown],
  [/\bgym|fitness/i, Dumbbell],
];

/** The icon of an amenity; a check mark if no keyword matches. */
export const amenityIcon = (amenity: string): LucideIcon =>
  ICONS.find(([words]) => words.test(amenity))?.[1] ?? Check;
