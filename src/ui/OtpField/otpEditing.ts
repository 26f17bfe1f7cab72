/** The selection of the input; a caret if both ends are equal. */
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
  /** The current text of the input. */
  readonly typed: string;
  /** The previous code. */
  readonly before: string;
  readonly length: number;
}

/**
 * The code after typing. A digit typed after a complete code starts a new one, so that two codes are never mixed.
 * A letter typed over a digit is ignored.
 */
export function codeAfterTyping({ typed, before, length }: Typed): string {
  const digits = digitsOf(typed);
  if (digits.length < typed.length && digits.length < before.length) return before;
  const isAfterCompleteCode = before.length === length && digits.length > length && digits.startsWith(before);
  return (isAfterCompleteCode ? digits.slice(length) : digits).slice(0, length);
}
