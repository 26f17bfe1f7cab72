import path from 'node:path';

/** Whether the browser's page answers at an address: not at a call's, and not at a file's. */
export function isPageAddress(url: string): boolean {
  const [pathname = '/'] = url.split('?');
  return !path.extname(pathname) && pathname !== '/api' && !pathname.startsWith('/api/');
}
