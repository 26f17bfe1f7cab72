import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AmountEdit, editAmount, positionAfter } from './amountEdit.ts';

/** An edit by the browser. */
interface Edit {
  readonly selection: readonly [number, number];
  readonly action: { readonly insert: string } | 'backspace' | 'delete';
}

/** Applies an edit to a text, and returns it as the browser would report it. */
function browserEdit(before: string, { selection, action }: Edit): AmountEdit {
  const [start, end] = selection;
  const splice = (from: number, to: number, inserted: string) =>
    before.slice(0, from) + inserted + before.slice(to);
  const common = { before, selection: { start, end }, isComposed: false };
  if (typeof action === 'object') {
    const { insert } = action;
    const inputType = insert.length > 1 ? 'insertFromPaste' : 'insertText';
    return { ...common, typed: splice(start, end, insert), caret: start + insert.length, inputType };
  }
  const isBackward = action === 'backspace';
  const from = start === end && isBackward ? Math.max(0, start - 1) : start;
  const to = start === end && !isBackward ? Math.min(before.length, end + 1) : end;
  const inputType = isBackward ? 'deleteContentBackward' : 'deleteContentForward';
  return { ...common, typed: splice(from, to, ''), caret: from, inputType };
}

const after = (before: string, selection: readonly [number, number], action: Edit['action']) =>
  editAmount(browserEdit(before, { selection, action }));

const all = (text: string) => [0, text.length] as const;
/** Text with more digits is not an amount and stays as typed, with its commas. */
const MAX_DIGITS = 13;
const digits = (text: string) => text.replace(/\D/g, '');

describe('an edit of an amount', () => {
  test.each([
    ['450,000', { insert: '450000' }, '450,000', 7],
    ['450,000', { insert: '₦1,250,000.50' }, '1,250,000.50', 12],
    ['450,000', { insert: '500k' }, '500k', 4],
    ['450,000', { insert: 'NGN 60 000' }, '60,000', 6],
    ['450,000', 'backspace', '', null],
    ['1,234', { insert: '1,5' }, '1,5', null],
    ['450,000', { insert: '-5' }, '-5', null],
    ['450,000', { insert: '1e9' }, '1e9', null],
  ] as const)('all of %j replaced by %j is %j', (before, action, text, caret) => {
    expect(after(before, all(before), action)).toEqual({ text, caret });
  });

  test.each([
    ['1,234,567', [3, 3], { insert: '9' }, '12,934,567', 4],
    ['1,234,567', [2, 2], 'backspace', '234,567', 0],
    ['1,234,567', [1, 1], 'delete', '134,567', 1],
    ['1,234,567', [6, 6], 'backspace', '123,567', 3],
    ['1,234,567', [5, 5], 'delete', '123,467', 5],
    ['1,234,567', [0, 1], 'backspace', '234,567', 0],
    ['1,000', [0, 0], 'delete', '000', 0],
    ['000', [0, 0], { insert: '2' }, '2,000', 1],
    ['1,250', [5, 5], { insert: ',' }, '1,250', 5],
    ['450', [3, 3], { insert: ',000' }, '450,000', 7],
    ['1,234,567', [3, 3], { insert: 'x' }, '1,2x34,567', null],
    ['1,2x34,567', [4, 4], 'backspace', '1,234,567', 3],
    ['12', [2, 2], { insert: '.' }, '12.', 3],
  ] as const)('%j, %j, %j is %j', (before, selection, action, text, caret) => {
    expect(after(before, selection, action)).toEqual({ text, caret });
  });

  test('an edit by an input method is compared with the whole text', () => {
    const composed = { selection: null, inputType: '', isComposed: true } as const;
    const edit = { ...composed, before: '1,234,567', typed: '1,34,567', caret: 2 };
    expect(editAmount(edit)).toEqual({ text: '134,567', caret: 1 });
    expect(editAmount({ ...edit, typed: '1,2834,567', caret: 4 })).toEqual({ text: '12,834,567', caret: 4 });
  });

  test('an edit without a reported selection replaces the whole text', () => {
    const unknown = { selection: null, inputType: '', isComposed: false } as const;
    expect(editAmount({ ...unknown, before: '450,000', typed: '85,000', caret: 6 })).toEqual({
      text: '85,000',
      caret: 6,
    });
  });

  test('any sequence of edits keeps the digits that a plain text field would hold', () => {
    const fraction = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
    const action = fc.oneof(
      fc.record({ insert: fc.stringMatching(/^\d{1,4}$/) }),
      fc.constantFrom<Edit['action'][]>('backspace', 'delete', { insert: ',' }, { insert: ' ' }),
    );
    const edits = fc.array(fc.tuple(fraction, fraction, fc.boolean(), action), { maxLength: 20 });
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,6}$/), edits, (start, steps) => {
        let plain = start;
        let shown = after('', [0, 0], { insert: start }).text;
        for (const [one, other, isCaret, step] of steps) {
          // Both fields get the same edit: positions count digits, so that they do not depend on commas.
          const from = Math.round(one * plain.length);
          const to = isCaret ? from : Math.round(other * plain.length);
          const [low, high] = [Math.min(from, to), Math.max(from, to)];
          if (plain.length > MAX_DIGITS - 4) continue;
          const next = after(shown, [positionAfter(shown, low), positionAfter(shown, high)], step);
          plain = digits(browserEdit(plain, { selection: [low, high], action: step }).typed);
          expect(digits(next.text)).toBe(plain);
          shown = next.text;
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a text that replaces an amount keeps all its digits', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.string(), (amount, pasted) => {
        const before = after('', [0, 0], { insert: String(amount) }).text;
        expect(digits(after(before, all(before), { insert: pasted }).text)).toBe(digits(pasted));
      }),
    );
  });
});

test.each([
  ['1,250,000', 0, 0],
  ['1,250,000', 1, 1],
  ['1,250,000', 2, 3],
  ['1,250,000', 7, 9],
])('in %j, the position after %j counted characters is %j', (text, count, place) => {
  expect(positionAfter(text, count)).toBe(place);
});
