import type { Wallet } from '#api/calls/wallet.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import type { Quote } from '#domain/plans/plans.ts';

/** Whether the wallet makes the first payment with the agreement, as far as its balance is known. */
export const paysAtOnce = ({ checkoutKobo }: Quote, wallet: Wallet | undefined): boolean =>
  checkoutKobo > ZERO_KOBO && wallet !== undefined && wallet.balance >= checkoutKobo;
