import type * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE } from '#domain/listings/listings.ts';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import { emptyBody, success } from '../contract/envelope.ts';
import { type transaction, transactionsResponse, type wallet, walletResponse } from '../contract/wallet.ts';

export type Wallet = Camel<z.output<typeof wallet>>;
export type Transaction = Camel<z.output<typeof transaction>>;

export const getWallet = async (userId: string, signal?: AbortSignal): Promise<Wallet> =>
  (await call('GET', '/wallet/get', walletResponse, { query: { userId }, ...(signal && { signal }) })).body
    .wallet;

/** Turns 'Pay what is due from my wallet' on or off. */
export const setPaysDue = async (paysDue: boolean): Promise<Wallet> =>
  (await call('PATCH', '/wallet', walletResponse, { body: { paysDue } })).body.wallet;

/** Makes the server check for transfers, after 'I have sent the money'. */
export const checkTransfers = async (): Promise<void> => {
  await call('POST', '/wallet/check-transfers', success(emptyBody));
};

export const getTransactions = async (
  query: { userId: string; page?: number; limit?: number; months?: number },
  signal?: AbortSignal,
) =>
  (
    await call('GET', '/wallet/transactions', transactionsResponse, {
      query: { limit: DEFAULT_PAGE_SIZE, ...query },
      ...(signal && { signal }),
    })
  ).body;
