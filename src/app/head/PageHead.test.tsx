// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { headOf } from '#tests/fixtures/head.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { PageHead } from './PageHead.tsx';
import { sharedPicture } from './sharedPicture.ts';

afterEach(cleanup);

const PUBLIC = { publicUrl: 'https://homes.example', productName: 'Test Homes' };

function show(props: Partial<Parameters<typeof PageHead>[0]> = {}, settings: object = PUBLIC) {
  const Screen = () => <PageHead title="Search" description="Homes." path="/search" {...props} />;
  renderScreen(Screen, { path: '/', at: '/', settings });
  return headOf(document);
}

test('sets the canonical URL and the share metadata', () => {
  const { canonical, meta } = show();
  expect(canonical).toBe('https://homes.example/search');
  expect(meta).toMatchObject({
    description: 'Homes.',
    'og:title': 'Search',
    'og:site_name': 'Test Homes',
    'og:url': 'https://homes.example/search',
    'twitter:card': 'summary_large_image',
    'og:image': 'https://homes.example/share.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
  });
  expect(meta.robots).toBeUndefined();
});

test('marks a page without a path as noindex, without a canonical URL', () => {
  const { canonical, meta } = show({ path: null });
  expect(meta.robots).toBe('noindex');
  expect([canonical, meta['og:url']]).toEqual([null, undefined]);
});

test('omits the URL and the picture if the public URL is unknown', () => {
  const { canonical, meta } = show({}, { publicUrl: null });
  expect([canonical, meta['og:url'], meta['og:image']]).toEqual([null, undefined, undefined]);
  expect(meta['twitter:card']).toBe('summary');
});

test('uses the share version of a catalogue picture, and any other picture unchanged, without a size', () => {
  const ours = { url: '/media/LAG-0001/street-aabbcc-01234567/800.jpg', alt: 'The "street" <side>' };
  expect(show({ picture: sharedPicture(ours) }).meta).toMatchObject({
    'og:image': 'https://homes.example/media/LAG-0001/street-aabbcc-01234567/share.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:alt': 'The "street" <side>',
  });
  cleanup();
  const { meta } = show({ picture: sharedPicture({ url: '/pictures/court.jpg', alt: 'The court' }) });
  expect([meta['og:image'], meta['og:image:width']]).toEqual([
    'https://homes.example/pictures/court.jpg',
    undefined,
  ]);
});

test('truncates a long description at a word boundary', () => {
  const { description = '' } = show({ description: 'A home. '.repeat(40) }).meta;
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/ home…$/);
});

test('escapes structured data so that it cannot close its script element', () => {
  const name = '</script><script>alert(1)</script>';
  const { data, scripts } = show({ data: [{ '@type': 'Organization', name }] });
  expect(data).toEqual([{ '@type': 'Organization', name }]);
  expect(scripts.join()).not.toContain('<');
});
