/** Of any script. A bank refuses anything else in an account's name, and the allocation letter prints the name. */
const CHARACTERS_OF_NAMES = /^[\p{L}\p{M}\p{Zs}'’.,\-\u2010\u2011]+$/u;
const LETTER = /\p{L}/u;

/** Whether a text can be the name of a person. */
export const isPersonName = (text: string): boolean => CHARACTERS_OF_NAMES.test(text) && LETTER.test(text);
