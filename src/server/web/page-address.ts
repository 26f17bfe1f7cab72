import path from 'node:path';

/** Whether an address is one of a page, not of a call or a file. */
export function isPageAddress(url: string): boolean {
  const [pathname = '/'] = url.split('?');
  return !path.extname(pathname) && pathname !== '/api' && !pathname.startsWith('/api/');
}
