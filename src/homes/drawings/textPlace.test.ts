import { expect, it } from 'vitest';
import { textPlace } from './textPlace.ts';

const room = { x0: 0, x1: 4, y0: 0, y1: 5 };
const text = { lines: ['Bedroom', '20.0 m²'], fontM: 0.4 };

it('puts the text in the middle of an empty room', () => {
  expect(textPlace(text, room, [])).toEqual({ x: 2, y: 2.5 });
});

it('moves the text off the furniture, no farther than it has to', () => {
  const bed = { rect: { x0: 1, x1: 3, y0: 2.8, y1: 5 } };
  const { x, y } = textPlace(text, room, [bed]);
  expect(x).toBeCloseTo(2);
  // Half the height of the text below the bed.
  expect(y + 0.48).toBeLessThanOrEqual(2.8);
  expect(y).toBeGreaterThan(2.1);
});

it('leaves the text in the room where furniture is everywhere', () => {
  const everywhere = { rect: { x0: -1, x1: 5, y0: -1, y1: 6 } };
  expect(textPlace(text, room, [everywhere])).toEqual({ x: 2, y: 2.5 });
});
