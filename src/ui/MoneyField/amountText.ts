/** A JavaScript number represents 15 digits exactly. */
const MAX_KOBO_DIGITS = 15;
const KOBO_DIGITS = 2;

/** The number of zeros that a suffix adds. */
const ZEROS = [
  [/^(?:k|thousand)$/i, 3],
  [/^(?:m|mn|million)$/i, 6],
  [/^(?:b|bn|billion)$/i, 9],
] as const;

/** Currency, digits with optional separators, decimals, suffix, currency. A separator precedes three digits. */
const AMOUNT =
  /^(?:₦|ngn|n)?\s*(?<whole>\d+(?:[,\s]\d{3})*|(?=\.\d))(?:\.(?<fraction>\d*))?(?<space>\s*)(?<scale>k|thousand|mn?|million|bn?|billion)?(?:\s*(?:naira|ngn))?$/i;
const NEGATIVE = /^(?:₦|ngn|n)?\s*[-−–]/i;

/** The result of parsing a text: empty, an amount and how it is shown while typing, or why it is invalid. */
export type ParsedAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly kobo: number; readonly shown: string }
  | {
      readonly kind: 'invalid';
      readonly problem: AmountProblem;
      /** How an amount is shown that is too large; missing if the text is no amount. */
      readonly shown?: string;
    };

export type AmountProblem = 'noAmount' | 'negative' | 'decimals' | 'wholeNaira' | 'tooLarge';

export const LARGEST_KOBO = 10 ** MAX_KOBO_DIGITS - 1;

const invalid = (problem: AmountProblem) => ({ kind: 'invalid' as const, problem });

/** Parses `450,000`, `₦1 250 000.50`, `500k`, `NGN 2.5 million`. Nothing is dropped; other text is invalid. */
export function parseAmount(text: string, { wholeNaira = false } = {}): ParsedAmount {
  const typed = text.normalize('NFKC').trim();
  if (typed === '' || typed === '₦') return { kind: 'empty' };
  const { whole, fraction, space = '', scale = '' } = AMOUNT.exec(typed)?.groups ?? {};
  if (whole === undefined) return invalid(NEGATIVE.test(typed) ? 'negative' : 'noAmount');
  const zeros = ZEROS.find(([word]) => word.test(scale))?.[1] ?? 0;
  const decimals = fraction ?? '';
  if (decimals.length > zeros + KOBO_DIGITS) return invalid('decimals');
  // The digits are joined as text, so that no rounding occurs.
  const digits = ungrouped(whole) + decimals.padEnd(zeros + KOBO_DIGITS, '0');
  if (wholeNaira && !digits.endsWith('00')) return invalid('wholeNaira');
  const shown = `${grouped(ungrouped(whole))}${fraction === undefined ? '' : `.${fraction}`}${scale && space + scale}`;
  if (digits.replace(/^0+/, '').length > MAX_KOBO_DIGITS) return { ...invalid('tooLarge'), shown };
  return { kind: 'amount', kobo: Number(digits), shown };
}

/** Removes the separators of groups. */
export const ungrouped = (text: string): string => text.replace(/[,\s]/g, '');

/** `1250000` → `1,250,000`. */
function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Formats whole kobo for editing, with decimals only if there are any: `450,000.50`, `-5`. */
export function formatKobo(kobo: number | null | undefined): string {
  if (kobo === null || kobo === undefined) return '';
  const digits = String(Math.abs(kobo)).padStart(KOBO_DIGITS + 1, '0');
  const fraction = digits.slice(-KOBO_DIGITS);
  const whole = `${kobo < 0 ? '-' : ''}${grouped(digits.slice(0, -KOBO_DIGITS))}`;
  return fraction === '00' ? whole : `${whole}.${fraction}`;
}
