/** How expectations match what is on a page, the same on a rendered screen and in a browser. */

/** Roles whose name is not their text: they are found by their text. */
export const FOUND_BY_TEXT: ReadonlySet<string> = new Set(['alert', 'status']);

/** A text as a pattern that matches it literally, whatever white space the page has between its words. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** A whole name; `*` stands for the part of it that each page has its own of. */
export const wholeName = (name: string): RegExp =>
  new RegExp(`^\\s*${name.split('*').map(literal).join('.+')}\\s*$`);

/** Whole words and numbers: ₦1,000 is not part of ₦1,000,000. */
export function wholeWords(text: string): RegExp {
  const before = /^[\p{L}\d]/u.test(text) ? '(?<![\\p{L}\\d]|\\d[.,])' : '';
  const after = /[\p{L}\d]$/u.test(text) ? '(?![\\p{L}\\d]|[.,]\\d)' : '';
  return new RegExp(`${before}${literal(text)}${after}`, 'u');
}

/** All that stands there, or whole sentences of it; `*` stands for a part of one that is its own each time. */
export const wholeSentences = (text: string): RegExp =>
  new RegExp(
    `(?:^|(?<=[.!?…]))\\s*${text.split('*').map(literal).join('[^.!?…]+')}\\s*(?:$|(?<=[.!?…]\\s*))`,
  );

/** A field's label, whether or not it is marked as required. */
export const fieldLabel = (label: string): RegExp => new RegExp(`^${literal(label)}\\s*\\*?$`);

/**
 * Whether the browser is at an address.
 * @param expected a path, with its query where that matters; `*` stands for any one part of it.
 * @param actual the path and the query.
 */
export function isAtAddress(expected: string, actual: string): boolean {
  const [path = ''] = actual.split('?');
  const pattern = expected.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/?]+');
  return new RegExp(`^${pattern}$`).test(expected.includes('?') ? actual : path);
}
