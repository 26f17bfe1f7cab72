import { readAmount, ungrouped } from './amountText.ts';

/** The part of the text that was selected before an edit; `start` equals `end` for a caret. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

export interface AmountEdit {
  /** The shown text before the edit. */
  readonly before: string;
  /** What the browser made of it. */
  readonly typed: string;
  readonly caret: number;
  /** Null where the browser did not say: then all of the text counts as new. */
  readonly selection: Selection | null;
  /** Of the input event: `insertText`, `deleteContentBackward` … */
  readonly inputType: string;
  /** By an input method, which may replace more than was selected. */
  readonly isComposed: boolean;
}

/** A shown text, and where the caret belongs; null leaves it where the browser put it. */
export interface AmountEntry {
  readonly text: string;
  readonly caret: number | null;
}

/**
 * The text after an edit: grouped anew where it is an amount, as typed where it is not. Its digits are those that a
 * plain text field would hold; only deleting a comma takes the digit beside it.
 */
export function editAmount(edit: AmountEdit): AmountEntry {
  const { before, typed, caret } = edit;
  // The commas of an amount are the field's own; those of any other text are the person's.
  const isOwnGrouping = readAmount(before).kind !== 'unreadable';
  const parts = isOwnGrouping
    ? (withoutDigitBesideComma(edit) ?? withoutOwnCommas(edit))
    : { head: typed.slice(0, caret), tail: typed.slice(caret) };
  const reading = readAmount(parts.head + parts.tail);
  if (reading.kind === 'empty') return { text: '', caret: null };
  if (reading.kind === 'unreadable') return { text: typed, caret: null };
  return { text: reading.shown, caret: placeAfter(reading.shown, countedLength(parts.head)) };
}

/** What comes before and after the caret. */
interface Parts {
  readonly head: string;
  readonly tail: string;
}

/** Deleting a comma means the digit beside it. */
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
    // A separator that is typed is the one that the field writes by itself.
    head: ungrouped(typed.slice(0, start)) + (/^[,\s]$/.test(inserted) ? '' : inserted),
    tail: ungrouped(typed.slice(end)),
  };
}

/** Which part of the typed text is new. */
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

/** The part in which two texts differ. */
function difference(before: string, typed: string): Selection {
  const shorter = Math.min(before.length, typed.length);
  let start = 0;
  while (start < shorter && before[start] === typed[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === typed.at(-1 - same)) same += 1;
  return { start, end: typed.length - same };
}

/** How many characters of a text count for the caret: neither separators nor a currency before the figures. */
const countedLength = (head: string): number =>
  ungrouped(head.normalize('NFKC')).replace(/^(?:₦|ngn|n)/i, '').length;

/** The place in a shown text that has `count` characters other than separators before it. */
export function placeAfter(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (!/[,\s]/.test(text[place] ?? '')) seen += 1;
  }
  return text.length;
}
