import { KOBO_PER_NAIRA, type Kobo } from '#domain/money.ts';

/** `8162 409 735`: grouped for reading aloud. */
export const accountNumberText = (accountNumber: string): string =>
  accountNumber.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

/** `833333.34`: plain naira, as bank forms accept it. */
export const plainNaira = (amountKobo: Kobo): string =>
  amountKobo % KOBO_PER_NAIRA === 0
    ? String(amountKobo / KOBO_PER_NAIRA)
    : (amountKobo / KOBO_PER_NAIRA).toFixed(2);
