type Srgb = readonly [red: number, green: number, blue: number];

/**
 * The current value of a theme colour.
 * @param reference a CSS variable: `var(--color-brand)`.
 * @returns sRGB, 0 to 1.
 */
export function themeColor(reference: string): Srgb {
  const name = reference.replace(/^var\(([^,)]+).*\)$/, '$1');
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context || value === '') return [0.5, 0.5, 0.5];
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255];
}
