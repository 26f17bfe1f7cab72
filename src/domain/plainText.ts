/** Newline, return, tab, vertical tab, form feed, next line, and the separators of lines and paragraphs. */
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const BREAKS_AND_TABS = /[\t\n\r\v\f\u0085\u2028\u2029]+/g;
/**
 * What shows nothing, or turns what follows it around: controls, zero-width and direction characters. The selectors
 * that make an emoji one stay.
 */
const HIDDEN = /[[\p{C}\p{Default_Ignorable_Code_Point}]--[\t\n\r\v\f\u0085\u2028\u2029\uFE0E\uFE0F]]/gv;
/** Where a spreadsheet finds one of these first, in either width, it takes a cell for a formula. */
const FORMULA_START = /^[\s=+\-@＝＋－＠]+/;

/** Text as one line that reads as it is written: without hidden characters, with a space for each line's end. */
export const plainLine = (text: string): string =>
  text.replace(HIDDEN, '').replace(BREAKS_AND_TABS, ' ').trim();

/** The same of several lines; their ends become newlines. */
export const plainLines = (text: string): string[] => text.trim().split(LINE_BREAK).map(plainLine);

/** Text that no spreadsheet takes for a formula: without the signs that begin one. */
export const withoutFormula = (text: string): string => text.replace(FORMULA_START, '');
