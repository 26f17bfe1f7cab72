import type { Kobo } from '#domain/money.ts';

/** The account choice for entering a new account. */
export const NEW_ACCOUNT = 'new';

/** The input of the first step, kept while the second is shown. */
export interface WithdrawalDraft {
  readonly amountKobo: Kobo | null;
  /** The id of a previously used account, or `NEW_ACCOUNT`. */
  readonly accountId: string;
  readonly bankName: string;
  readonly accountNumber: string;
}
