/** A selection of the input, or a caret where both ends are one. */
export interface Caret {
  readonly start: number;
  readonly end: number;
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const caretOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement): Caret => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});

export const isAtEnd = ({ start, end }: Caret, length: number): boolean => start === end && end >= length;

interface Typed {
  /** What the input holds now. */
  readonly typed: string;
  /** The code before. */
  readonly before: string;
  readonly length: number;
}

/**
 * The code after typing. A digit typed behind a code that is whole begins the next code: the two are never mixed.
 * A letter typed over a digit leaves it.
 */
export function retyped({ typed, before, length }: Typed): string {
  const digits = digitsOf(typed);
  if (digits.length < typed.length && digits.length < before.length) return before;
  const isBehindWholeCode = before.length === length && digits.length > length && digits.startsWith(before);
  return (isBehindWholeCode ? digits.slice(length) : digits).slice(0, length);
}
