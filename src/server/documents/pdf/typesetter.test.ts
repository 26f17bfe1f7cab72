import { expect, test, vi } from 'vitest';
import { COLORS } from './colors.ts';
import { openPdfWriter } from './pdf-writer.ts';

const STYLE = { face: 'text', sizePt: 10, color: COLORS.ink } as const;
const SENTENCE = 'The unit is reserved for you from your first payment on, at the price of these terms.';

const open = () =>
  openPdfWriter({
    title: 'Terms',
    author: 'Kolo',
    subject: 'Terms',
    createdAt: new Date('2026-11-23T10:00:00Z'),
  });

test('measures each word of a long text once', () => {
  const { doc, type } = open();
  const measure = vi.spyOn(doc, 'widthOfString');
  const text = Array.from({ length: 20 }, () => SENTENCE).join(' ');
  const heightPt = type.heightOf(text, STYLE, 200);
  expect(heightPt).toBeGreaterThan(type.heightOf(SENTENCE, STYLE, 200));
  expect(type.heightOf(text, STYLE, 400)).toBeLessThan(heightPt);
  // Each with the space that follows it, and without it where its line ends.
  const words = new Set(SENTENCE.split(' '));
  expect(measure.mock.calls.length).toBeLessThanOrEqual(2 * words.size);
});

test.each([
  ['after its hyphens', 'Oluwafunmilayo-Adebayo-Ogunbanjo', ['Oluwafunmilayo-', 'Adebayo-', 'Ogunbanjo']],
  ['between letters without one', 'Oluwafunmilayomide', ['Oluwafunmilayo', 'mide']],
])('breaks a word that is wider than the line %s', (_, name, lines) => {
  const { doc, type } = open();
  const written = vi.spyOn(doc, 'text');
  const width = type.widthOf(lines[0] ?? '', STYLE) + 1;
  expect(type.write(name, STYLE, { x: 0, y: 0, width })).toBe(lines.length * STYLE.sizePt * 1.4);
  expect(written.mock.calls.map(([text]) => text)).toEqual(lines);
});
