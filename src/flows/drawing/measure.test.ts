import { describe, expect, it } from 'vitest';
import { widthOf, wrapped } from './measure.ts';

describe('widthOf', () => {
  it('is that of the wider font', () => {
    // A space: 247 thousandths in Figtree, 278 in Arial. A b: 586 in Figtree, 557 in Arial.
    expect(widthOf(' ', 100, 'regular')).toBe(28);
    expect(widthOf('b', 100, 'regular')).toBe(59);
  });

  it('takes a letter that was not measured for a wide one', () => {
    expect(widthOf('字', 12, 'regular')).toBe(12);
  });
});

describe('wrapped', () => {
  it('keeps what fits on one line', () => {
    expect(wrapped('The wait is over.', 200, 12, 'regular')).toStrictEqual(['The wait is over.']);
  });

  it('makes lines of about the same length', () => {
    expect(wrapped('The buyer is on the way to where they were going.', 230, 12.5, 'regular')).toStrictEqual([
      'The buyer is on the way to',
      'where they were going.',
    ]);
  });

  it('leaves a word whole that is wider than the line', () => {
    expect(wrapped('after cancelContribution', 40, 12, 'strong')).toStrictEqual([
      'after',
      'cancelContribution',
    ]);
  });

  it('makes nothing of nothing', () => {
    expect(wrapped('', 100, 12, 'regular')).toStrictEqual([]);
  });
});
