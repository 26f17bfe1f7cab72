// @vitest-environment happy-dom

import { beforeEach, expect, it } from 'vitest';
import { wholeWords } from './matching.ts';
import { isReadable, isVisible, visibleText } from './visible.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <p>Account number<b>8162 409 735</b></p>
    <p hidden>Nobody sees this</p>
    <p style="display: none">Nor this</p>
    <details><summary>More</summary><p>Folded away</p></details>
    <p>No. 12<br>28 Oct 2026</p>
    <script>const word = 'never';</script>`;
});

it.each([
  ['8162 409 735', true],
  ['Account number8162 409 735', true],
  ['No. 12', true],
  ['More', true],
  ['Nobody sees this', false],
  ['Nor this', false],
  ['Folded away', false],
  ['never', false],
])('%s can be read: %s', (text, isIt) => {
  expect(isReadable(document.body, wholeWords(text))).toBe(isIt);
  expect(visibleText(document.body).includes(text)).toBe(isIt);
});

it('sees no field within what is hidden', () => {
  document.body.innerHTML = '<form hidden><input></form><input id="shown">';
  expect([...document.querySelectorAll('input')].map(isVisible)).toStrictEqual([false, true]);
});
