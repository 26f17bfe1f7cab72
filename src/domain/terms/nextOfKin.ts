import { KIN_BRINGS, kinText, type NamedKin } from '../nextOfKin.ts';
import type { Clause } from './clause.ts';

const LATER = 'Where your profile names somebody else later, that person counts.';

/** The next of kin as the terms name them; to be read before they are agreed. */
export const kinClause = (kin: NamedKin | null): Clause =>
  kin === null
    ? { title: 'No next of kin is named.', text: 'You can name one in your profile at any time.' }
    : { title: `Your next of kin is ${kinText(kin)}.`, text: LATER };

/** The same on paper, with what they bring. */
export function kinPaperClause(kin: NamedKin | null, reference: string): Clause {
  const clause = kinClause(kin);
  const bring = `If ever needed, they contact us with the reference ${reference} and bring ${KIN_BRINGS}.`;
  return kin === null ? clause : { ...clause, text: `${bring} ${clause.text}` };
}
