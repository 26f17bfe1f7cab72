import { type Kobo, nairaText } from '#domain/money.ts';

/** `8162 409 735`: grouped for reading aloud. */
export const accountNumberText = (accountNumber: string): string =>
  accountNumber.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

/** `833333.34`, or `250000` without kobo: plain naira, as bank forms accept it. */
export const plainNaira = (amountKobo: Kobo): string => nairaText(amountKobo).replace(/\.00$/, '');
