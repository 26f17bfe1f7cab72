import type * as z from 'zod/mini';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import {
  banksResponse,
  type payoutAccount,
  type payoutAccountRequest,
  payoutAccountResponse,
  type withdrawal,
  withdrawalOptionsResponse,
  type withdrawalRequest,
  withdrawalResponse,
} from '../contract/withdrawals.ts';

export type PayoutAccount = Camel<z.output<typeof payoutAccount>>;
export type PayoutAccountDetails = Camel<z.output<typeof payoutAccountRequest>>;
export type Withdrawal = Camel<z.output<typeof withdrawal>>;
export type WithdrawalRequest = Camel<z.output<typeof withdrawalRequest>>;

export const listBanks = async (signal?: AbortSignal) =>
  (await call('GET', '/wallet/banks', banksResponse, { ...(signal && { signal }) })).body.banks;

export const getWithdrawalOptions = async (signal?: AbortSignal) =>
  (
    await call('GET', '/wallet/withdrawal-options', withdrawalOptionsResponse, {
      ...(signal && { signal }),
    })
  ).body;

/** Looks up the holder of an account at another bank, and adds it. */
export const addPayoutAccount = async (body: PayoutAccountDetails): Promise<PayoutAccount> =>
  (await call('POST', '/wallet/payout-accounts', payoutAccountResponse, { body })).body.account;

export const createWithdrawal = async (
  body: WithdrawalRequest,
  idempotencyKey: string,
): Promise<Withdrawal> =>
  (await call('POST', '/wallet/withdrawals', withdrawalResponse, { body, idempotencyKey })).body.withdrawal;

export const getWithdrawal = async (id: string, signal?: AbortSignal): Promise<Withdrawal> =>
  (await call('GET', `/wallet/withdrawals/${id}`, withdrawalResponse, { ...(signal && { signal }) })).body
    .withdrawal;
