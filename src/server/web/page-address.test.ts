import { expect, it } from 'vitest';
import { decodableAddress, isPageAddress } from './page-address.ts';

it.each([
  '/',
  '/login?next=/dashboard/home',
  '/apiary',
  '/dashboard/property/ile-ayo-1?tab=a.b',
  '/verify/ABC.',
  '/verify/ABC.%E2%80%9D',
  '/verify/ABC.)',
])('shows the page at %s', (url) => expect(isPageAddress(url)).toBe(true));

it.each(['/api', '/api/', '/api?x=1', '/api/unknown', '/api/unknown?next=/', '/assets/gone.js'])(
  'shows no page at %s',
  (url) => expect(isPageAddress(url)).toBe(false),
);

it.each([
  ['/homes/%ff?q=%ff', '/homes/%25ff?q=%ff'],
  ['/%', '/%25'],
  ['/homes/la%20gos?q=100%', '/homes/la%20gos?q=100%'],
  ['/api/%ff', '/api/%ff'],
])('opens %s as %s', (url, opened) => expect(decodableAddress(url)).toBe(opened));
