/** Thirteen digits of naira are a whole number of kobo that a double holds exactly. */
const MAX_WHOLE_DIGITS = 13;

/** What counts of a typed or pasted text: digits and the first point with at most two digits after it. */
export function significant(text: string): string {
  const [whole = '', ...fraction] = text.replace(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, MAX_WHOLE_DIGITS);
  return fraction.length === 0 ? digits : `${digits}.${fraction.join('').slice(0, 2)}`;
}

/** `1250000.5` → `1,250,000.5` */
export function grouped(text: string): string {
  const [whole = '', fraction] = significant(text).split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/** Whole kobo of a text, or null when it holds no digit. No float takes part: the digits are joined. */
export function koboOf(text: string): number | null {
  const [whole = '', fraction = ''] = significant(text).split('.');
  return whole + fraction === '' ? null : Number(`${whole || '0'}${fraction.padEnd(2, '0')}`);
}

/** The text of a whole number of kobo; kobo only where there are any. */
export function textOfKobo(kobo: number | null | undefined): string {
  if (kobo === null || kobo === undefined) return '';
  const digits = String(Math.abs(kobo)).padStart(3, '0');
  const fraction = digits.slice(-2);
  return grouped(fraction === '00' ? digits.slice(0, -2) : `${digits.slice(0, -2)}.${fraction}`);
}

/** The place in a grouped text that has `count` significant characters before it. */
export function placeAfter(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (text[place] !== ',') seen += 1;
  }
  return text.length;
}
