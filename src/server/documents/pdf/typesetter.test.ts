import { expect, test, vi } from 'vitest';
import { COLORS } from './colors.ts';
import { openPdfWriter } from './pdf-writer.ts';

const STYLE = { face: 'text', sizePt: 10, color: COLORS.ink } as const;
const SENTENCE = 'The unit is reserved for you from your first payment on, at the price of these terms.';

test('measures each word of a long text once', () => {
  const { doc, type } = openPdfWriter({
    title: 'Terms',
    author: 'Kolo',
    subject: 'Terms',
    createdAt: new Date('2026-11-23T10:00:00Z'),
  });
  const measure = vi.spyOn(doc, 'widthOfString');
  const text = Array.from({ length: 20 }, () => SENTENCE).join(' ');
  const heightPt = type.heightOf(text, STYLE, 200);
  expect(heightPt).toBeGreaterThan(type.heightOf(SENTENCE, STYLE, 200));
  expect(type.heightOf(text, STYLE, 400)).toBeLessThan(heightPt);
  // Each with the space that follows it, and without it where its line ends.
  const words = new Set(SENTENCE.split(' '));
  expect(measure.mock.calls.length).toBeLessThanOrEqual(2 * words.size);
});
