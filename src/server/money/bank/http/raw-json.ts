import { type Kobo, nairaText } from '#domain/money.ts';

/** An amount as a JSON number in naira, written without floating point: `2990.10`. */
export const nairaNumber = (amountKobo: Kobo): object => JSON.rawJSON(nairaText(amountKobo));
