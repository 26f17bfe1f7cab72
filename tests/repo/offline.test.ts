import { expect, it } from 'vitest';
import { isPublicCall, isPublicPage, isPublicPicture } from '#app/offline/addresses.ts';
import { clearSavedFlags } from '#app/offline/clearSavedFlags.ts';
import { STORES } from '#app/offline/stores.ts';
import { read } from './files.ts';

const at = (address: string): URL => new URL(address, 'https://homes.example');

it('the offline page reads the caches that the service worker fills', () => {
  const [, pages, calls] =
    /const \[PAGES, CALLS\] = \['(.+)', '(.+)'\];/.exec(read('public/offline.js')) ?? [];
  expect([pages, calls]).toStrictEqual([STORES.pages, STORES.calls]);
});

it.each(['/', '/search?q=Lekki', '/property/0198b0a0', '/homes/lagos/lekki', '/contact-support'])(
  '%s is stored: it looks the same for everyone',
  (address) => expect(isPublicPage(at(address))).toBe(true),
);

it.each([
  '/dashboard',
  '/dashboard/property/a',
  '/select-unit',
  '/login',
  '/sandbox',
  '/verify-email',
  '/searches',
])('%s is not stored', (address) => expect(isPublicPage(at(address))).toBe(false));

it.each([
  '/api/propy/list-saved-properties',
  '/api/wallet/get',
  '/api/users/me',
  '/api/contributions',
  '/api/events',
])('the response of %s is not stored', (address) => expect(isPublicCall(at(address))).toBe(false));

it('of pictures only those of homes are stored', () => {
  expect(isPublicPicture(at('/media/pictures/LAG-0001/street-a0b1c2-01234567/800.avif'))).toBe(true);
  expect(isPublicPicture(at('/media/listings/LAG-0001/photo-a0b1c2-01234567/800.avif'))).toBe(true);
  expect(isPublicPicture(at('/media/profiles/0198b0a0.webp'))).toBe(false);
});

it('a stored response does not say which homes somebody saved', () => {
  const body = { properties: [{ id: '1', saved: true, buildings: [{ id: '2' }] }], total: 1 };
  expect(clearSavedFlags({ body })).toStrictEqual({
    body: { properties: [{ id: '1', saved: false, buildings: [{ id: '2' }] }], total: 1 },
  });
});
