/**
 * Latin letters with any marks, as on Nigerian identity papers: banks have names in no other script, a withdrawal
 * compares them with the name here, and the letter's fonts print no other.
 */
const CHARACTERS_OF_NAMES = /^[\p{Script=Latin}\p{M}\p{Zs}'’.,\-\u2010\u2011]+$/u;
const LETTER = /\p{L}/u;

/** Whether a text can be the name of a person. */
export const isPersonName = (text: string): boolean => CHARACTERS_OF_NAMES.test(text) && LETTER.test(text);
