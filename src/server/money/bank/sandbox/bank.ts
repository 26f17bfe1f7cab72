import { randomInt } from 'node:crypto';
import { nuban } from '#domain/payments/nuban.ts';
import type { BankProvider } from '../../../platform/ports/bank.ts';
import type { SandboxSettings } from '../../../platform/settings/bank-settings.ts';
import { failed } from '../results.ts';
import { hasSignature, SIGNATURE_HEADER } from '../signature.ts';
import { OTHER_BANKS, sandboxHolder } from './others.ts';

export const SANDBOX_PROVIDER = 'sandbox';
export const SANDBOX_BANK_NAME = 'Sandbox Bank';
/** No bank has this code, so the generated account numbers are not real. */
const SANDBOX_BANK_CODE = '999';
const SERIALS = 1_000_000_000;

const NO_LIST = failed('sandbox: it keeps no list of its own', 'not_found');
const NO_ACCOUNT = failed('sandbox: no account has this number', 'not_found');

/**
 * A bank for development: issues account numbers, and signs webhooks like Paystack. It is stateless: a lookup returns
 * what the webhook reported. Payouts are pending until the sandbox page reports their result.
 */
export const sandboxBank = ({ productName, webhookSecret }: SandboxSettings): BankProvider => ({
  name: SANDBOX_PROVIDER,
  checkKeys: async () => ({ outcome: 'ok', value: null }),
  openAccount: async ({ userId, firstName, lastName }) => ({
    outcome: 'ok',
    value: {
      status: 'assigned',
      account: {
        bankName: SANDBOX_BANK_NAME,
        accountNumber: nuban(SANDBOX_BANK_CODE, String(randomInt(SERIALS))),
        accountName: `${productName} / ${firstName} ${lastName}`.toUpperCase(),
        providerReference: `sandbox-${userId}`,
      },
    },
  }),
  requery: async () => ({ outcome: 'ok', value: null }),
  verifyDeposit: async (_eventId, reported) =>
    reported ? { outcome: 'ok', value: { ...reported, status: 'successful', eventBody: '' } } : NO_LIST,
  listTransactions: async () => NO_LIST,
  listBanks: async () => ({
    outcome: 'ok',
    value: [{ code: SANDBOX_BANK_CODE, name: SANDBOX_BANK_NAME }, ...OTHER_BANKS],
  }),
  resolveAccountName: async ({ accountNumber }, expectedName) => {
    const holder = sandboxHolder(accountNumber, expectedName);
    return holder === null ? NO_ACCOUNT : { outcome: 'ok', value: holder };
  },
  sendPayout: async ({ reference }) => ({
    outcome: 'ok',
    value: { status: 'pending', providerReference: reference },
  }),
  findPayout: async (reference, reported) => ({
    outcome: 'ok',
    value: { status: reported ?? 'pending', providerReference: reference },
  }),
  listPayouts: async () => NO_LIST,
  refund: async ({ reference }) => ({
    outcome: 'ok',
    value: { status: 'processed', providerReference: reference },
  }),
  findRefund: async () => NO_LIST,
  refundsOf: async (deposits) => new Map(deposits.map(({ eventId }) => [eventId, NO_LIST])),
  refundsBetween: async () => NO_LIST,
  isAuthentic: (rawBody, headers) => hasSignature(rawBody, headers[SIGNATURE_HEADER], webhookSecret),
});
