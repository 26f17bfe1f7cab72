import { KIN_REQUIRED_DOCUMENTS, kinText, type NamedKin } from '../accounts/nextOfKin.ts';
import type { Clause } from './clause.ts';

/** The next of kin as named in the terms, before and after agreement. */
export const kinClause = (kin: NamedKin | null): Clause =>
  kin === null
    ? { title: 'No next of kin is named.', text: 'You can name one in your profile at any time.' }
    : {
        title: `Your next of kin is ${kinText(kin)}.`,
        text: `If ever needed, they bring ${KIN_REQUIRED_DOCUMENTS}. Where your profile names somebody else later, that person counts.`,
      };
