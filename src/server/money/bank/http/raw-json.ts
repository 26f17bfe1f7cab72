import type { Kobo } from '#domain/money.ts';
import { nairaTextOf } from './amounts.ts';

/** An amount as a JSON number in naira, written without floating point: `2990.10`. */
export const nairaNumber = (amountKobo: Kobo): object => JSON.rawJSON(nairaTextOf(amountKobo));
