/**
 * Whether the browser is where a sight says.
 * @param meant a path, with its query where that matters; `*` stands for any one part of it.
 * @param actual the path and the query.
 */
export function isAtAddress(meant: string, actual: string): boolean {
  const [path = ''] = actual.split('?');
  const pattern = meant.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/?]+');
  return new RegExp(`^${pattern}$`).test(meant.includes('?') ? actual : path);
}
