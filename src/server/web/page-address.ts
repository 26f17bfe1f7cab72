import path from 'node:path';

/** Whether a URL is of a page, not of an API call or a file. */
export function isPageAddress(url: string): boolean {
  const [pathname = '/'] = url.split('?');
  return !path.extname(pathname) && pathname !== '/api' && !pathname.startsWith('/api/');
}
