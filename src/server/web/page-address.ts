import path from 'node:path';

/** Whether a URL is of a page, not of an API call or a file. A full stop at its end is that of a sentence around it. */
export function isPageAddress(url: string): boolean {
  const [pathname = '/'] = url.split('?');
  return path.extname(pathname).length <= 1 && pathname !== '/api' && !pathname.startsWith('/api/');
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
