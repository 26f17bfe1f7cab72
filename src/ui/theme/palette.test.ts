import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { type ColorName, dark, light } from './palette.ts';

/** The workshop's second brand, which is the example of the theming guide. */
const brand = readFileSync('src/ui/.storybook/brand.css', 'utf8');
const isColorName = (name: string): name is ColorName => name in light;

/** Overrides a palette with the colours in one of the brand's rules. */
function branded(palette: Record<ColorName, string>, selector: string): Record<ColorName, string> {
  const [, rule = ''] = brand.split(`${selector} {`);
  const colors: Record<ColorName, string> = { ...palette };
  for (const [, kebab = '', color = ''] of (rule.split('}')[0] ?? '').matchAll(
    /--color-([\w-]+): ([^;]+);/g,
  )) {
    const name = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (!isColorName(name)) throw new Error(`There is no colour '${name}'`);
    colors[name] = color;
  }
  return colors;
}

type Pair = readonly [text: ColorName, ground: ColorName];

/** Body text: AAA. */
const body: readonly Pair[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunk'],
  ['ink2', 'paper'],
  ['ink2', 'surface'],
  ['ink2', 'sunk'],
  ['ink2', 'brandTint'],
  ['ink2', 'clayTint'],
  ['onDeep', 'deep'],
  ['onDeep2', 'deep'],
];

/** Any other text: AA. */
const text: readonly Pair[] = [
  ['ink3', 'paper'],
  ['ink3', 'surface'],
  ['ink3', 'sunk'],
  ['ink3', 'brandTint'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onBrand', 'brandPress'],
  ['brand', 'paper'],
  ['brand', 'surface'],
  ['brand', 'brandTint'],
  ['deep', 'gold'],
  ['deep', 'onDeep'],
  ['deep', 'onDeep2'],
  ['gold', 'deep'],
  ['clayInk', 'surface'],
  ['clayInk', 'paper'],
  ['clayInk', 'clayTint'],
  ['onClay', 'clay'],
  ['goldInk', 'goldTint'],
  ['goldInk', 'surface'],
  ['good', 'surface'],
  ['good', 'goodTint'],
  ['calm', 'calmTint'],
  ['bad', 'paper'],
  ['bad', 'surface'],
  ['bad', 'badTint'],
  ['paper', 'ink'],
  ['paper', 'bad'],
  ['paper', 'good'],
];

/** Non-text elements that must be visible: field borders, the focus ring, meaningful fills. */
const shapes: readonly Pair[] = [
  ['lineStrong', 'surface'],
  ['lineStrong', 'paper'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['clay', 'surface'],
  ['clay', 'sunk'],
  ['hatch', 'surface'],
  ['goldInk', 'paper'],
];

describe.each([
  { theme: 'light', palette: light },
  { theme: 'dark', palette: dark },
  { theme: "second brand's light", palette: branded(light, ':root') },
  { theme: "second brand's dark", palette: branded(dark, ':root[data-theme="dark"]') },
])('the $theme theme', ({ palette }) => {
  test.each(body)('%s on %s is AAA', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(7);
  });
  test.each(text)('%s on %s is AA', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapes)('%s on %s has a contrast of 3:1', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
  expect(contrast('oklch(1 0 0)', 'oklch(1 0 0)')).toBe(1);
  expect(contrast(light.ink, light.paper)).toBeCloseTo(15.6, 1);
  expect(contrast(dark.onBrand, dark.brand)).toBeCloseTo(9.5, 1);
});
