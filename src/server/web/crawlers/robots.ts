import { PRIVATE_PATHS } from '../private-paths.ts';

/**
 * Excludes API calls, private pages and filtered searches (of which there is no end) from crawling.
 * @param publicUrl the sitemap is only listed if it is set.
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
