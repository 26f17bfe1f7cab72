import { parseAmount, ungrouped } from './amountText.ts';

/** The part of the text that was selected before an edit; `start` equals `end` for a caret. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

export interface AmountEdit {
  /** The shown text before the edit. */
  readonly before: string;
  /** The text after the browser applied the edit. */
  readonly typed: string;
  readonly caret: number;
  /** Null if the browser did not report it: then the whole text counts as new. */
  readonly selection: Selection | null;
  /** Of the input event: `insertText`, `deleteContentBackward` … */
  readonly inputType: string;
  /** Whether an input method made the edit, which may replace more than was selected. */
  readonly isComposed: boolean;
}

/** The text to show and the position of the caret; null keeps the browser's position. */
export interface AmountEntry {
  readonly text: string;
  readonly caret: number | null;
}

/**
 * The text after an edit: regrouped if it is an amount, otherwise as typed. Its digits are those of a plain text field
 * after the same edit, except that deleting a comma deletes the digit next to it.
 */
export function editAmount(edit: AmountEdit): AmountEntry {
  const { before, typed, caret } = edit;
  // The commas of an amount were inserted by the field; those of any other text were typed.
  const isOwnGrouping = isGrouped(before);
  const parts = isOwnGrouping
    ? (withoutDigitBesideComma(edit) ?? withoutOwnCommas(edit))
    : { head: typed.slice(0, caret), tail: typed.slice(caret) };
  const parsed = parseAmount(parts.head + parts.tail);
  if (parsed.kind === 'empty') return { text: '', caret: null };
  if (parsed.shown === undefined) return { text: typed, caret: null };
  return { text: parsed.shown, caret: positionAfter(parsed.shown, countedLength(parts.head)) };
}

/** Whether the field grouped the digits of a text. It groups those of too large an amount too. */
function isGrouped(text: string): boolean {
  const parsed = parseAmount(text);
  return parsed.kind === 'empty' || parsed.shown !== undefined;
}

/** The text before and after the caret. */
interface Parts {
  readonly head: string;
  readonly tail: string;
}

/** Deletes the digit next to a deleted comma; null for any other edit. */
function withoutDigitBesideComma({ before, selection, inputType }: AmountEdit): Parts | null {
  if (selection === null || selection.start !== selection.end) return null;
  const at = selection.start;
  if (inputType === 'deleteContentBackward' && before[at - 1] === ',')
    return { head: ungrouped(before.slice(0, at - 2)), tail: ungrouped(before.slice(at)) };
  if (inputType === 'deleteContentForward' && before[at] === ',')
    return { head: ungrouped(before.slice(0, at)), tail: ungrouped(before.slice(at + 2)) };
  return null;
}

function withoutOwnCommas(edit: AmountEdit): Parts {
  const { typed, caret } = edit;
  if (edit.inputType.startsWith('delete'))
    return { head: ungrouped(typed.slice(0, caret)), tail: ungrouped(typed.slice(caret)) };
  const { start, end } = insertedIn(edit);
  const inserted = typed.slice(start, end);
  return {
    // A typed separator is dropped, because the field inserts its own.
    head: ungrouped(typed.slice(0, start)) + (/^[,\s]$/.test(inserted) ? '' : inserted),
    tail: ungrouped(typed.slice(end)),
  };
}

/** The range of the typed text that is new. */
function insertedIn({ before, typed, selection, isComposed }: AmountEdit): Selection {
  if (isComposed) return difference(before, typed);
  if (selection !== null) {
    const end = typed.length - (before.length - selection.end);
    const isPlain =
      end >= selection.start &&
      typed.startsWith(before.slice(0, selection.start)) &&
      typed.endsWith(before.slice(selection.end));
    if (isPlain) return { start: selection.start, end };
  }
  return { start: 0, end: typed.length };
}

/** The range in which two texts differ. */
function difference(before: string, typed: string): Selection {
  const shorter = Math.min(before.length, typed.length);
  let start = 0;
  while (start < shorter && before[start] === typed[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === typed.at(-1 - same)) same += 1;
  return { start, end: typed.length - same };
}

/** The length that counts for the caret: without separators and a leading currency. */
const countedLength = (head: string): number =>
  ungrouped(head.normalize('NFKC')).replace(/^(?:₦|ngn|n)/i, '').length;

/** The position in a text with `count` characters other than separators before it. */
export function positionAfter(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (!/[,\s]/.test(text[place] ?? '')) seen += 1;
  }
  return text.length;
}
