import type { Kobo } from '#domain/money.ts';

/** The choice that is no account that was used before. */
export const NEW_ACCOUNT = 'new';

/** What is typed at the first step: kept while the second is shown. */
export interface WithdrawalDraft {
  readonly amountKobo: Kobo | null;
  /** Of an account that was used before, or `NEW_ACCOUNT`. */
  readonly accountId: string;
  readonly bankName: string;
  readonly accountNumber: string;
}
