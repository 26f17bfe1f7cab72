// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { headOf } from '#tests/fixtures/head.ts';
import { buildPropertyDetail } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { PropertyHead } from './PropertyHead.tsx';

afterEach(cleanup);

function headFor(change: Parameters<typeof buildPropertyDetail>[0]) {
  renderScreen(() => <PropertyHead property={buildPropertyDetail({ id: 'home-1', ...change })} />, {
    path: '/',
    at: '/',
    settings: { publicUrl: 'https://homes.example' },
  });
  return headOf(document);
}

test('says in its title which of the homes of one name it is, however long the name', () => {
  expect(headFor({ title: 'Ewe Terraces', code: 'LAG-0012' }).title).toBe(
    'Ewe Terraces, Ikorodu (LAG-0012) · Kolo',
  );
  cleanup();
  const { title } = headFor({ title: 'A house with a very long name '.repeat(4).trim(), code: 'LAG-0012' });
  expect(title).toMatch(/… \(LAG-0012\) · Kolo$/);
  expect(title.length).toBeLessThanOrEqual(60);
});

test('offers the home at its price in naira, while it has units', () => {
  const { data, canonical } = headFor({ price: naira(25_000_000), units: 2 });
  expect(canonical).toBe('https://homes.example/property/home-1');
  expect(data[0]).toMatchObject({
    '@type': 'RealEstateListing',
    url: canonical,
    datePosted: '2026-08-01T09:00:00.000Z',
    about: { numberOfBedrooms: 3, address: { addressLocality: 'Ikorodu', addressRegion: 'Lagos' } },
    offers: {
      '@type': 'Offer',
      price: 25_000_000,
      priceCurrency: 'NGN',
      availability: 'https://schema.org/InStock',
      seller: { name: 'Adunni Homes Ltd' },
    },
  });
});

test('is sold out without units', () => {
  const { data } = headFor({ units: 0 });
  expect(data[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
});

test('leads through the state and the town', () => {
  const { data } = headFor({ title: 'Ewe Terraces' });
  expect(data[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://homes.example/' },
      { position: 2, name: 'Homes', item: 'https://homes.example/homes' },
      { position: 3, name: 'Lagos', item: 'https://homes.example/homes/lagos' },
      { position: 4, name: 'Ikorodu', item: 'https://homes.example/homes/lagos/ikorodu' },
      { position: 5, name: 'Ewe Terraces', item: 'https://homes.example/property/home-1' },
    ],
  });
});
