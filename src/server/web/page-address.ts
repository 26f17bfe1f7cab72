/** What a file's address ends with. A full stop before nothing or a quotation mark is that of a sentence around it. */
const EXTENSION = /\.[a-z0-9]+$/i;

/** Whether a URL is of a page, not of an API call or a file. */
export function isPageAddress(url: string): boolean {
  const [pathname = '/'] = url.split('?');
  return !EXTENSION.test(pathname) && pathname !== '/api' && !pathname.startsWith('/api/');
}

/**
 * The URL of a page whose path cannot be decoded, like `/homes/%ff`, with each `%` escaped: then there is no such page,
 * instead of a request that nobody can read. Every other URL as it is.
 */
export function decodableAddress(url: string): string {
  const [pathname = '/'] = url.split('?');
  return !isPageAddress(url) || isDecodable(pathname)
    ? url
    : pathname.replaceAll('%', '%25') + url.slice(pathname.length);
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}
