import { type Kobo, kobo, MAX_KOBO } from '#domain/money.ts';
import { fieldOf } from '../unreadable.ts';

const WHOLE_KOBO = /^\d{1,16}$/;
/** At most two significant decimals. */
const NAIRA = /^(\d{1,14})(?:\.(\d{1,2})0*)?$/;

/** Parses `10000` kobo; null unless the amount is positive and at most MAX_KOBO. */
export const koboOfText = (text: string): Kobo | null =>
  WHOLE_KOBO.test(text) ? positiveKobo(BigInt(text)) : null;

/** Parses `2990.10` naira; null unless the amount is positive, at most MAX_KOBO, and a whole number of kobo. */
export function koboOfNairaText(text: string): Kobo | null {
  const [, nairaText, koboText = ''] = NAIRA.exec(text) ?? [];
  return nairaText === undefined ? null : positiveKobo(BigInt(nairaText + koboText.padEnd(2, '0')));
}

export const koboField = fieldOf(koboOfText, 'a positive whole number of kobo');
export const nairaField = fieldOf(koboOfNairaText, 'a positive amount in naira and kobo');

const positiveKobo = (amount: bigint): Kobo | null =>
  amount > 0n && amount <= BigInt(MAX_KOBO) ? kobo(Number(amount)) : null;
