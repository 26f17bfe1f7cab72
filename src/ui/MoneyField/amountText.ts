/** Fifteen digits of kobo are a whole number that a double holds exactly. */
const MAX_KOBO_DIGITS = 15;
const KOBO_DIGITS = 2;

/** How many zeros a word or letter behind the figures stands for. */
const ZEROS = [
  [/^(?:k|thousand)$/i, 3],
  [/^(?:m|mn|million)$/i, 6],
  [/^(?:b|bn|billion)$/i, 9],
] as const;

/** Currency, figures in groups or in one, point, decimals, scale, currency. A separator is followed by three figures. */
const AMOUNT =
  /^(?:₦|ngn|n)?\s*(?<whole>\d+(?:[,\s]\d{3})*|(?=\.\d))(?:\.(?<fraction>\d*))?(?<space>\s*)(?<scale>k|thousand|mn?|million|bn?|billion)?(?:\s*(?:naira|ngn))?$/i;
const NEGATIVE = /^(?:₦|ngn|n)?\s*[-−–]/i;

/** What a text says: nothing, an amount and how it is shown while one types, or why it is no amount. */
export type AmountReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly kobo: number; readonly shown: string }
  | { readonly kind: 'unreadable'; readonly problem: string };

export const AMOUNT_PROBLEMS = {
  noAmount: 'Write the amount in figures, like 450,000 or 2.5m.',
  negative: 'An amount cannot be less than ₦0.',
  decimals: 'Kobo have two figures after the point, like 450,000.50.',
  wholeNaira: 'Write whole naira, without kobo.',
  tooLarge: 'That is more than this field can hold.',
} as const;

const unreadable = (problem: keyof typeof AMOUNT_PROBLEMS): AmountReading => ({
  kind: 'unreadable',
  problem: AMOUNT_PROBLEMS[problem],
});

/** Reads `450,000`, `₦1 250 000.50`, `500k`, `NGN 2.5 million`. Nothing is dropped: what does not fit is unreadable. */
export function readAmount(text: string, { wholeNaira = false } = {}): AmountReading {
  const typed = text.normalize('NFKC').trim();
  if (typed === '' || typed === '₦') return { kind: 'empty' };
  const { whole, fraction, space = '', scale = '' } = AMOUNT.exec(typed)?.groups ?? {};
  if (whole === undefined) return unreadable(NEGATIVE.test(typed) ? 'negative' : 'noAmount');
  const zeros = ZEROS.find(([word]) => word.test(scale))?.[1] ?? 0;
  const decimals = fraction ?? '';
  if (decimals.length > zeros + KOBO_DIGITS) return unreadable('decimals');
  // No float takes part: the digits are joined.
  const digits = ungrouped(whole) + decimals.padEnd(zeros + KOBO_DIGITS, '0');
  if (digits.replace(/^0+/, '').length > MAX_KOBO_DIGITS) return unreadable('tooLarge');
  const kobo = Number(digits);
  if (wholeNaira && !digits.endsWith('00')) return unreadable('wholeNaira');
  const shown = `${grouped(ungrouped(whole))}${fraction === undefined ? '' : `.${fraction}`}${scale && space + scale}`;
  return { kind: 'amount', kobo, shown };
}

/** Without the separators of groups. */
export const ungrouped = (text: string): string => text.replace(/[,\s]/g, '');

/** `1250000` → `1,250,000`. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** The text of a whole number of kobo; kobo only where there are any. */
export function textOfKobo(kobo: number | null | undefined): string {
  if (kobo === null || kobo === undefined) return '';
  const digits = String(Math.abs(kobo)).padStart(KOBO_DIGITS + 1, '0');
  const fraction = digits.slice(-KOBO_DIGITS);
  const whole = grouped(digits.slice(0, -KOBO_DIGITS));
  return fraction === '00' ? whole : `${whole}.${fraction}`;
}
