import { expect, it } from 'vitest';
import { hexOf } from '../../src/ui/theme/contrast.ts';
import { dark, light } from '../../src/ui/theme/palette.ts';
import { read, sourceFiles } from './files.ts';

/** Files that can use neither style sheets nor imports of the design system, so their colours are written out. */
const COPIES = [
  'index.html',
  'public/favicon.svg',
  'public/offline.css',
  'src/server/documents/pdf/colors.ts',
  'src/server/messages/templates/html.ts',
  'src/server/web/web-manifest.ts',
];
/** The lines of the cloth on paper. */
const OWN = ['#4d8a6c'];
const palette = [...Object.values(light), ...Object.values(dark)].map(hexOf);

it.each(COPIES)('the colours of %s are those of src/ui/theme/palette.ts', (file) => {
  const colors = read(file).match(/#[0-9a-f]{6}\b/gi) ?? [];
  expect(colors).not.toStrictEqual([]);
  expect(colors.filter((color) => ![...palette, ...OWN].includes(color))).toStrictEqual([]);
});

it('no other file of the server writes a colour out', () => {
  const others = sourceFiles().filter((file) => file.startsWith('src/server/') && !COPIES.includes(file));
  expect(others.filter((file) => /'#[0-9a-f]{6}'/i.test(read(file)))).toStrictEqual([]);
});
