import { expect, it } from 'vitest';
import { isPageAddress } from './page-address.ts';

it.each(['/', '/login?next=/dashboard/home', '/apiary', '/dashboard/property/ile-ayo-1?tab=a.b'])(
  'shows the page at %s',
  (url) => expect(isPageAddress(url)).toBe(true),
);

it.each(['/api', '/api/', '/api?x=1', '/api/unknown', '/api/unknown?next=/', '/assets/gone.js'])(
  'shows no page at %s',
  (url) => expect(isPageAddress(url)).toBe(false),
);
