// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { MAX_DEVICE_SAVED } from '#domain/listings/listings.ts';
import { savedOnDevice } from './savedOnDevice.ts';

afterEach(() => window.localStorage.clear());

const id = (place: number) => `0190b3a0-0000-7000-8000-${String(place).padStart(12, '0')}`;
const KEY = 'savedHomes.1';

it('stores the last saved home first, without duplicates', () => {
  for (const place of [1, 2, 3, 1]) savedOnDevice.add(id(place));
  expect(savedOnDevice.read()).toEqual([id(1), id(3), id(2)]);
});

it('drops the oldest home at the limit', () => {
  for (let place = 0; place <= MAX_DEVICE_SAVED; place++) savedOnDevice.add(id(place));
  expect(savedOnDevice.read()).toHaveLength(MAX_DEVICE_SAVED);
  expect(savedOnDevice.read()[0]).toBe(id(MAX_DEVICE_SAVED));
  expect(savedOnDevice.read()).not.toContain(id(0));
});

it('leaves nothing on the device when the last home is removed', () => {
  savedOnDevice.add(id(1));
  savedOnDevice.add(id(2));
  savedOnDevice.remove(id(1), id(2));
  expect(window.localStorage).toHaveLength(0);
});

it.each(['not json', '[]', '{"ids":["seven"]}', `{"ids":${JSON.stringify(Array(100).fill(id(1)))}}`])(
  'treats %s as nothing saved, and overwrites it',
  (text) => {
    window.localStorage.setItem(KEY, text);
    expect(savedOnDevice.read()).toEqual([]);
    savedOnDevice.add(id(1));
    expect(savedOnDevice.read()).toEqual([id(1)]);
  },
);
