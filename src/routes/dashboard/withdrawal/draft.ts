import * as z from 'zod/mini';
import { amount } from '#api/contract/scalars.ts';
import { formDraft } from '#app/forms/draft.ts';
import type { Kobo } from '#domain/money.ts';

/** The account choice for entering a new account. */
export const NEW_ACCOUNT = 'new';

/** The input of the first step, kept while the second is shown, over a reload and the end of a session. */
export interface WithdrawalDraft {
  readonly amountKobo: Kobo | null;
  /** The id of a previously used account, or `NEW_ACCOUNT`. */
  readonly accountId: string;
  readonly bankName: string;
  readonly accountNumber: string;
}

/** There is one at a time, about no subject in particular. It is sent by nothing but the buyer's two presses. */
export const withdrawalDraft = formDraft<WithdrawalDraft>(
  'withdrawal.1',
  z.partial(
    z.object({
      amountKobo: z.nullable(amount),
      accountId: z.string(),
      bankName: z.string(),
      accountNumber: z.string(),
    }),
  ),
);
