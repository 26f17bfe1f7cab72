/** Newline, return, tab, vertical tab, form feed, next line, and the separators of lines and paragraphs. */
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const BREAKS_AND_TABS = /[\t\n\r\v\f\u0085\u2028\u2029]+/g;
/**
 * Invisible and direction-changing characters: controls, zero-width and bidi characters. The variation selectors that
 * make an emoji one stay.
 */
const HIDDEN = /[[\p{C}\p{Default_Ignorable_Code_Point}]--[\t\n\r\v\f\u0085\u2028\u2029\uFE0E\uFE0F]]/gv;
/** A spreadsheet treats a cell as a formula if it begins with one of these, in either width. */
const FORMULA_START = /^[\s=+\-@＝＋－＠]+/;

/** One line of visible text: hidden characters are removed, line breaks become spaces. */
export const plainLine = (text: string): string =>
  text.replace(HIDDEN, '').replace(BREAKS_AND_TABS, ' ').trim();

/** The same for several lines; line breaks become newlines. */
export const plainLines = (text: string): string[] => text.trim().split(LINE_BREAK).map(plainLine);

/** Removes leading characters that would make a spreadsheet treat the text as a formula. */
export const withoutFormula = (text: string): string => text.replace(FORMULA_START, '');
