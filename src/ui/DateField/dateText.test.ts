import { describe, expect, it, test } from 'vitest';
import { applyEdit, isoOfShortText, isoOfText, padded, textOfIso } from './dateText.ts';

/** A text with its caret as `|`. */
const split = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const shown = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

/** Types one character after another, as the browser would report it. */
function typing(marked: string, characters: string): string {
  let entry = split(marked);
  for (const character of characters) {
    const typed = entry.text.slice(0, entry.caret) + character + entry.text.slice(entry.caret);
    entry = applyEdit(entry.text, typed, entry.caret + 1, false);
  }
  return shown(entry);
}
const backspace = (marked: string) => {
  const { text, caret } = split(marked);
  return shown(applyEdit(text, text.slice(0, caret - 1) + text.slice(caret), caret - 1, false));
};
const deleting = (marked: string) => {
  const { text, caret } = split(marked);
  return shown(applyEdit(text, text.slice(0, caret) + text.slice(caret + 1), caret, true));
};

test.each([
  ['|', '24031990', '24/03/1990|'],
  ['|', '24/3/1990', '24/03/1990|'],
  ['|', '5.3.', '05/03/|'],
  ['|', '2403199012', '24/03/1990|'],
  ['|', '5 May 1990', '05/May 1990|'],
  ['|', 'x2y4', 'x2y4|'],
  ['|', '//', '|'],
])('typing into %s: %s makes %s', (before, characters, after) => {
  expect(typing(before, characters)).toBe(after);
});

test.each([
  ['a digit takes the place of the next one', '|05/12/1990', '31', '31|/12/1990'],
  ['over the slash', '05|/12/1990', '03', '05/03|/1990'],
  ['also within a year', '05/12/19|90', '85', '05/12/1985|'],
  ['where there is room, it is put in', '0|/12/1990', '7', '07|/12/1990'],
  ['a slash steps over the one that is there', '05|/12/1990', '/', '05/|12/1990'],
])('%s', (_, before, characters, after) => {
  expect(typing(before, characters)).toBe(after);
});

test('deleting removes digits and steps over slashes', () => {
  expect(backspace('24/03/1990|')).toBe('24/03/199|');
  expect(backspace('24/|03/1990')).toBe('24|/03/1990');
  expect(deleting('24|/03/1990')).toBe('24/|03/1990');
  expect(backspace('2|4/03/1990')).toBe('|4/03/1990');
  expect(backspace('24/|')).toBe('24|');
  expect(backspace('24/0|')).toBe('24/|');
});

test('an ISO date may be pasted or filled in by the browser', () => {
  expect(shown(applyEdit('', '1990-03-24', 10, false))).toBe('24/03/1990|');
});

describe('a date', () => {
  it.each([
    ['24/03/1990', '1990-03-24'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2025', null],
    ['31/04/2025', null],
    ['00/04/2025', null],
    ['24/13/2025', null],
    ['4/3/2025', null],
    ['24/03/19', null],
  ])('%s is %s', (text, iso) => {
    expect(isoOfText(text)).toBe(iso);
    if (iso !== null) expect(textOfIso(iso)).toBe(text);
  });

  it.each([
    ['5 May 1990', '1990-05-05'],
    ['05/May 1990', '1990-05-05'],
    ['24th march, 1990', '1990-03-24'],
    ['24-Sept-1990', '1990-09-24'],
    ['May 5, 1990', '1990-05-05'],
    ['31 April 1990', null],
    ['5 Mayo 1990', null],
    ['5 Ma 1990', null],
    ['5 May 199', null],
  ])('with the name of a month: %s is %s', (text, iso) => {
    expect(isoOfText(text)).toBe(iso);
  });

  it.each([
    ['6/12/26', '2026-12-06'],
    ['06/12/26', '2026-12-06'],
    ['6 dec 27', '2027-12-06'],
    ['Dec 6, 26', '2026-12-06'],
    ['1 Dec', '2026-12-01'],
    ['1st December', '2026-12-01'],
    ['Dec 1', '2026-12-01'],
    ['3 January', '2027-01-03'],
    ['30/11', '2027-11-30'],
    ['6/12/', '2026-12-06'],
    ['31/11/26', null],
    ['31 April', null],
    ['29 Feb', null],
    ['6/13/26', null],
    ['6/12/2', null],
    ['6 Dez', null],
    ['Dec', null],
    ['06', null],
    ['tomorrow', null],
    ['', null],
  ])('with a short year or none, from 1 December 2026 on: %s is %s', (text, iso) => {
    expect(isoOfShortText(text, { first: '2026-12-01', lastYear: null })).toBe(iso);
  });

  it.each([
    ['24/03/90', '1990-03-24'],
    ['24 March 26', '2026-03-24'],
    ['24 March 27', '1927-03-24'],
    ['24 March', null],
    ['24/03', null],
  ])('with a short year or none, of the past: %s is %s', (text, iso) => {
    expect(isoOfShortText(text, { first: null, lastYear: 2026 })).toBe(iso);
  });

  it('is padded with zeros', () => {
    expect(padded('5/3/1990')).toBe('05/03/1990');
    expect(padded('15/3/1990')).toBe('15/03/1990');
  });
});
