import { expect, it } from 'vitest';
import { canonicalPlaceAddress } from './place-address.ts';

it.each([
  ['/homes/Lagos', '/homes/lagos'],
  ['/Homes/lagos/', '/homes/lagos'],
  ['/homes/', '/homes'],
  ['/homes/lagos/Victoria%20Island?from=mail', '/homes/lagos/victoria-island?from=mail'],
  ['/homes/lagos/Ajah', '/homes/lagos/ajah'],
])('%s is found at %s', (url, address) => expect(canonicalPlaceAddress(url)).toBe(address));

it.each([
  '/homes',
  '/homes/lagos',
  '/homes/lagos/ajah?x=1',
  '/homes/%',
  '/homes/~',
  '/homes/a/b/c',
  '/search',
])('%s is where it is', (url) => expect(canonicalPlaceAddress(url)).toBeNull());
