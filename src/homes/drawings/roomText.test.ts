import { describe, expect, it } from 'vitest';
import { roomText } from './roomText.ts';

const room = (widthM: number, depthM: number) => ({ x0: 0, x1: widthM, y0: 0, y1: depthM });
const FONT_M = 0.42;

describe('the text of a room on the plan', () => {
  it('is its name with its area if both fit', () => {
    expect(roomText('Living room', '20.1 m²', room(4, 5), FONT_M)).toEqual({
      lines: ['Living room', '20.1 m²'],
      fontM: FONT_M,
    });
  });

  it('is the name only, broken into lines, in a smaller room', () => {
    expect(roomText('Main bath', '3.1 m²', room(1.6, 1.7), FONT_M).lines).toEqual(['Main', 'bath']);
  });

  it('shortens or shrinks the name rather than replace it with a number', () => {
    expect(roomText('Visitors’ toilet', '2.0 m²', room(1.45, 1.9), FONT_M).lines).toEqual(['WC']);
    const tiny = roomText('Wardrobe 2', '1.9 m²', room(1.05, 1.1), FONT_M);
    expect(tiny.lines.join(' ')).toBe('Ward- robe 2');
    expect(tiny.fontM).toBeLessThan(FONT_M);
  });
});
