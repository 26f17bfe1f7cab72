/** How expectations match what is on a page, the same on a rendered screen and in a browser. */

/** Roles whose name is not their text: they are found by their text. */
export const FOUND_BY_TEXT: ReadonlySet<string> = new Set(['alert', 'status']);

/** A text as a pattern that matches it literally. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A field's label, whether or not it is marked as required. */
export const fieldLabel = (label: string): RegExp => new RegExp(`^${escaped(label)}\\s*\\*?$`);

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
