import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plainLine, plainLines, withoutFormula } from './plainText.ts';

describe('plainLine', () => {
  it.each([
    ['Lekki', 'Lekki'],
    ['  Lekki Phase 1 ', 'Lekki Phase 1'],
    ['Ìlú Ọ̀yọ́, Ẹ̀kọ́ – “Gidi”', 'Ìlú Ọ̀yọ́, Ẹ̀kọ́ – “Gidi”'],
    ['🏠 ✔️', '🏠 ✔️'],
    ['Lek\u200Bki', 'Lekki'],
    ['\u202Eikkel', 'ikkel'],
    ['\u2066Lekki\u2069\uFEFF', 'Lekki'],
    ['Lek\u0007ki\u001B[31m', 'Lekki[31m'],
    ['Lekki\r\nPhase\t1', 'Lekki Phase 1'],
    ['Lekki\u2028Phase 1', 'Lekki Phase 1'],
    ['\u3164', ''],
  ])('makes %j %j', (text, line) => expect(plainLine(text)).toBe(line));

  it('leaves nothing hidden in any text, and changes nothing twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = plainLine(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
        expect(plainLine(line)).toBe(line);
      }),
    );
  });
});

test('plainLines keeps the lines, whatever ends them', () => {
  expect(plainLines('one\r\ntwo\rthree\u2029\u202Efour\n')).toEqual(['one', 'two', 'three', 'four']);
});

test.each([
  ['=cmd|x!A1', 'cmd|x!A1'],
  ['+1-1', '1-1'],
  ['-2', '2'],
  ['@SUM(A1)', 'SUM(A1)'],
  ['＝cmd()', 'cmd()'],
  ['= =cmd()', 'cmd()'],
  ['3 bed - detached', '3 bed - detached'],
])('withoutFormula makes %j %j', (text, plain) => expect(withoutFormula(text)).toBe(plain));
