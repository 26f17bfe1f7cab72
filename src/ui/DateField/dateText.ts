/** The numbers of digits of day, month and year. */
const SIZES = [2, 2, 4] as const;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED = /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/;
const DAY_FIRST =
  /^\s*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s/.,-]*(?<word>[a-z]{3,})[\s/.,-]*(?<year>\d{4})\s*$/i;
const MONTH_FIRST =
  /^\s*(?<word>[a-z]{3,})[\s/.,-]*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s/.,-]+(?<year>\d{4})\s*$/i;
/** What `isoOfText` cannot read while it is being typed: a year of two digits, or none. */
const SHORT = [
  /^(?<day>\d{1,2})\/(?<month>\d{1,2})(?:\/(?<year>\d{2})?)?$/,
  /^\s*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s/.,-]*(?<word>[a-z]{3,})[\s/.,-]*(?<year>\d{2})?\s*$/i,
  /^\s*(?<word>[a-z]{3,})[\s/.,-]*(?<day>\d{1,2})(?:st|nd|rd|th)?(?:[\s/.,-]+(?<year>\d{2})?)?\s*$/i,
];
const LETTER = /\p{L}/u;
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** `03` for 'mar', 'March'; `00`, which no date has, for another word. */
const monthOf = (word: string): string =>
  String(MONTHS.findIndex((month) => month.startsWith(word.toLowerCase())) + 1).padStart(2, '0');

/** The text of the field and the position of the caret. */
export interface Entry {
  readonly text: string;
  readonly caret: number;
}

/** `1990-03-24` → `24/03/1990`; null for anything else. */
export function textOfIso(iso: string): string | null {
  const [, year, month, day] = ISO.exec(iso) ?? [];
  return year === undefined ? null : `${day}/${month}/${year}`;
}

/** `24/03/1990`, `24 March 1990`, `Mar 24, 1990` → `1990-03-24`; null if the day does not exist. */
export function isoOfText(text: string): string | null {
  const {
    day,
    month,
    year,
    word = '',
  } = (TYPED.exec(text) ?? DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups ?? {};
  if (day === undefined || year === undefined) return null;
  return isoOf(Number(year), month ?? monthOf(word), day);
}

/** Null if the day does not exist. */
function isoOf(year: number, month: string, day: string): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(Date.UTC(year, Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(iso) ? iso : null;
}

/** The first valid day of a field, and the last year that `24/03/90` can mean; null where there is no such limit. */
export interface ShortYears {
  readonly first: string | null;
  readonly lastYear: number | null;
}

/**
 * `6/12/26`, `6 Dec 26` → `2026-12-06`, or a century earlier beyond the last year. `6 Dec`, `6/12` → the next such day
 * from the first day on; null without a first day, and for anything else.
 */
export function isoOfShortText(text: string, { first, lastYear }: ShortYears): string | null {
  const groups = SHORT.map((pattern) => pattern.exec(text)).find((match) => match !== null)?.groups;
  const { day, word = '', month = monthOf(word), year } = groups ?? {};
  if (day === undefined) return null;
  if (year !== undefined) {
    const recent = 2000 + Number(year);
    return isoOf(lastYear !== null && recent > lastYear ? recent - 100 : recent, month, day);
  }
  if (first === null) return null;
  const firstYear = Number(first.slice(0, 4));
  const thisYear = isoOf(firstYear, month, day);
  return thisYear !== null && thisYear >= first ? thisYear : isoOf(firstYear + 1, month, day);
}

/** Pads single digits of day and month: `5/3/1990` → `05/03/1990`. */
export const padded = (text: string): string => text.replace(/(?<!\d)(\d)(?=\/)/g, '0$1');

/**
 * The field after an edit of `before`. Slashes are inserted automatically, deleting one only moves the caret, and a
 * digit typed into a complete group replaces the next one. Text with letters stays as typed: without those of '5 May
 * 1990' its digits would be another day.
 */
export function applyEdit(before: string, typed: string, caret: number, deletesForward: boolean): Entry {
  const pasted = textOfIso(typed.trim());
  if (pasted !== null) return { text: pasted, caret: pasted.length };

  if (LETTER.test(typed)) return { text: typed, caret };

  const start = withoutSymbols(typed.slice(0, caret));
  const end = withoutSymbols(typed.slice(caret));
  const grownBy = start.length + end.length - before.length;
  if (grownBy === -1 && digitsOf(start + end) === digitsOf(before) && before !== `${start}${end}/`) {
    return { text: before, caret: start.length + (deletesForward ? 1 : 0) };
  }
  const [head, tail] = grownBy > 0 ? makeRoom(start, end) : [start, end];
  const text = grouped(head + tail);
  if (tail === '') return { text, caret: text.length };
  const place = positionAfter(text, digitsOf(head).length);
  return { text, caret: /\D$/.test(head) && text[place] === '/' ? place + 1 : place };
}

/** Keeps digits and the usual separators. */
const withoutSymbols = (text: string) => text.replace(/[^\d\s./-]/g, '');
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The text before and after the caret once room is made for an inserted character. */
function makeRoom(head: string, tail: string): readonly [head: string, tail: string] {
  // A slash after a single digit completes the group.
  if (/\D$/.test(head)) return [head.replace(/(?<!\d)(\d)\D$/, '0$1/'), tail];
  if (!/\d/.test(tail)) return [head, tail];
  const size = SIZES[head.split(/\D+/).length - 1] ?? 0;
  const before = /\d*$/.exec(head)?.[0] ?? '';
  const after = /^\d*/.exec(tail)?.[0] ?? '';
  if (before.length > size) return [`${head.slice(0, -1)}/${head.slice(-1)}`, tail.replace(/^\D?\d/, '')];
  return [head, before.length + after.length > size ? tail.slice(1) : tail];
}

/** Groups of the right size joined by slashes; surplus digits at the end flow into the next group. */
function grouped(typed: string): string {
  if (!/\d/.test(typed)) return '';
  const raw = typed.split(/\D+/).slice(0, SIZES.length);
  const groups = raw.slice(0, -1).map((digits, at) => digits.slice(0, SIZES[at]));
  let rest = raw.at(-1) ?? '';
  do {
    const size = SIZES[groups.length];
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  } while (rest !== '' && groups.length < SIZES.length);
  return groups.join('/');
}

/** The position after the `count`th digit of a text. */
function positionAfter(text: string, count: number): number {
  let place = 0;
  for (let seen = 0; seen < count && place < text.length; place += 1) {
    if (/\d/.test(text[place] ?? '')) seen += 1;
  }
  return place;
}
