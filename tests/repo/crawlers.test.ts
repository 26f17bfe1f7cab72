import { expect, it } from 'vitest';
import { isPrivatePath } from '#server/web/private-paths.ts';
import { read } from './files.ts';

/** Public pages that search engines should not list. */
const NOT_LISTED = ['/saved', '/verify', '/verify/:code', '/sandbox'];

it('crawlers are kept from exactly the pages that are not for all', () => {
  const pages = [...read('src/routes/router.tsx').matchAll(/page\('([^']+)', '(\w+)'/g)];
  expect(pages.length).toBeGreaterThan(20);
  const wrong = pages.filter(
    ([, path = '', access]) => isPrivatePath(path) !== (access !== 'public' || NOT_LISTED.includes(path)),
  );
  expect(wrong.map(([, path]) => path)).toStrictEqual([]);
});

it('crawlers are kept from a page in any case in which the router opens it', () => {
  expect(isPrivatePath('/Login')).toBe(true);
  expect(isPrivatePath('/DASHBOARD/wallet')).toBe(true);
  expect(isPrivatePath('/Search')).toBe(false);
});
