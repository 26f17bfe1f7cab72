import { randomInt } from 'node:crypto';

/** Without characters that look alike: 0 and O, 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** `C` for a contact message, `R` for a property request, `V` for a visit: `I` looks like 1. */
export type ReferenceKind = 'C' | 'R' | 'V';

/** A reference for people, like `C-7F3K9Q`. */
export const makeReference = (kind: ReferenceKind): string =>
  `${kind}-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
