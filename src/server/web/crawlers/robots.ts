import { PRIVATE_PATHS } from '../private-paths.ts';

/**
 * What crawlers may visit: neither calls nor private pages nor filtered searches, of which there are endlessly many.
 * @param publicUrl without it nobody knows the address of the sitemap.
 */
export const robotsText = (publicUrl: string | null): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /search?',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    ...(publicUrl === null ? [] : ['', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`]),
    '',
  ].join('\n');
