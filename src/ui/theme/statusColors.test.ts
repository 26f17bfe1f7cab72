import { expect, test } from 'vitest';
import { dark, light } from './palette.ts';
import { motion } from './scale.ts';

/** Chroma and hue of an `oklch(L C H)` text. */
function tint(color: string): { chroma: number; hue: number } {
  const [, chroma, hue] = /^oklch\([\d.]+ ([\d.]+) ([\d.]+)\)$/.exec(color) ?? [];
  return { chroma: Number(chroma), hue: Number(hue) };
}

test.each([
  ['light', light],
  ['dark', dark],
] as const)('on %s, statuses are green, grey and red', (_, { good, calm, bad }) => {
  const green = tint(good);
  expect(green.chroma).toBeGreaterThan(0.08);
  expect(green.hue).toBeGreaterThan(130);
  expect(green.hue).toBeLessThan(170);
  expect(tint(calm).chroma).toBeLessThan(0.03);
  const red = tint(bad);
  expect(red.chroma).toBeGreaterThan(0.08);
  expect(red.hue).toBeGreaterThan(10);
  expect(red.hue).toBeLessThan(40);
});

test('no animation lasts longer than 700 ms', () => {
  for (const [name, duration] of Object.entries(motion)) {
    expect(Number(/^(\d+)ms$/.exec(duration)?.[1]), name).toBeLessThanOrEqual(700);
  }
});
