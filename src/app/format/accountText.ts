import { KOBO_PER_NAIRA, type Kobo } from '#domain/money.ts';

/** `8162 409 735`: as one reads it out. */
export const accountNumberText = (accountNumber: string): string =>
  accountNumber.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

/** `833333.34`, as a bank's form takes it. */
export const plainNaira = (amountKobo: Kobo): string =>
  amountKobo % KOBO_PER_NAIRA === 0
    ? String(amountKobo / KOBO_PER_NAIRA)
    : (amountKobo / KOBO_PER_NAIRA).toFixed(2);
