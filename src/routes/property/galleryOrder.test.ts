import { expect, test } from 'vitest';
import { galleryOrder } from './galleryOrder.ts';

const view = (alt: string) => ({ url: `/${alt}.jpg`, alt });
const street = view('From the lane in the morning');
const garden = view('The front door at dusk');
const air = view('From above in the morning');

test('pictures in another light than most come last', () => {
  expect(galleryOrder([garden, street, air])).toEqual([street, air, garden]);
  expect(galleryOrder([street, garden, view('The court in the evening')])[2]).toBe(street);
});
