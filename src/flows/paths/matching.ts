/** How expectations match the content of a page, on a rendered screen and in a browser alike. */

/** Roles whose accessible name is not their text: they are matched by their text. */
export const FOUND_BY_TEXT: ReadonlySet<string> = new Set(['alert', 'status']);

/** A pattern that matches the text literally, with any white space between its words. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Matches a whole name; `*` stands for a part that differs between pages. */
export const wholeName = (name: string): RegExp =>
  new RegExp(`^\\s*${name.split('*').map(literal).join('.+')}\\s*$`);

/** Matches whole words and numbers: ₦1,000 does not match within ₦1,000,000. */
export function wholeWords(text: string): RegExp {
  const before = /^[\p{L}\d]/u.test(text) ? '(?<![\\p{L}\\d]|\\d[.,])' : '';
  const after = /[\p{L}\d]$/u.test(text) ? '(?![\\p{L}\\d]|[.,]\\d)' : '';
  return new RegExp(`${before}${literal(text)}${after}`, 'u');
}

/** Matches the whole text, or whole sentences of it; `*` stands for a part that differs each time. */
export const wholeSentences = (text: string): RegExp =>
  new RegExp(
    `(?:^|(?<=[.!?…]))\\s*${text.split('*').map(literal).join('[^.!?…]+')}\\s*(?:$|(?<=[.!?…]\\s*))`,
  );

/** Matches a field's label, with or without the mark of a required field. */
export const fieldLabel = (label: string): RegExp => new RegExp(`^${literal(label)}\\s*\\*?$`);

/**
 * Whether the browser is at an address.
 * @param expected a path, with its query if that matters; `*` stands for any text without `/` and `?`.
 * @param actual the path and the query.
 */
export function isAtAddress(expected: string, actual: string): boolean {
  const [path = ''] = actual.split('?');
  const pattern = expected.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/?]+');
  return new RegExp(`^${pattern}$`).test(expected.includes('?') ? actual : path);
}
