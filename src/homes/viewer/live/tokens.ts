type Rgb = readonly [red: number, green: number, blue: number];

/**
 * A colour of the theme as the page has it now.
 * @param reference as a style names it: `var(--color-brand)`.
 * @returns sRGB, 0 to 1.
 */
export function themeColor(reference: string): Rgb {
  const name = reference.replace(/^var\(([^,)]+).*\)$/, '$1');
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen || value === '') return [0.5, 0.5, 0.5];
  pen.fillStyle = value;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255];
}
