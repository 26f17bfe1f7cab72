import { KOBO_PER_NAIRA, type Kobo, kobo, MAX_KOBO } from '#domain/money.ts';

const WHOLE_KOBO = /^\d{1,16}$/;
/** At most two decimals that are not 0. */
const NAIRA = /^(\d{1,14})(?:\.(\d{1,2})0*)?$/;

/** `10000` kobo as a positive amount; null for anything else, and beyond what can be counted. */
export const koboOfText = (text: string): Kobo | null =>
  WHOLE_KOBO.test(text) ? positiveKobo(BigInt(text)) : null;

/** `2990.10` naira in kobo; null for anything else than a positive amount of whole kobo. */
export function koboOfNairaText(text: string): Kobo | null {
  const [, nairaText, koboText = ''] = NAIRA.exec(text) ?? [];
  return nairaText === undefined ? null : positiveKobo(BigInt(nairaText + koboText.padEnd(2, '0')));
}

/** An amount as decimal text, `2990.10`. */
export function nairaTextOf(amountKobo: Kobo): string {
  const cents = String(amountKobo % KOBO_PER_NAIRA).padStart(2, '0');
  return `${Math.trunc(amountKobo / KOBO_PER_NAIRA)}.${cents}`;
}

const positiveKobo = (amount: bigint): Kobo | null =>
  amount > 0n && amount <= BigInt(MAX_KOBO) ? kobo(Number(amount)) : null;
