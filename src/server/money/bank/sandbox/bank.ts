import { randomInt } from 'node:crypto';
import { nuban } from '#domain/nuban.ts';
import type { BankProvider } from '../../../platform/ports/bank.ts';
import type { SandboxSettings } from '../../../platform/settings/bank-settings.ts';
import { failed } from '../results.ts';
import { hasSignature, SIGNATURE_HEADER } from '../signature.ts';

export const SANDBOX_PROVIDER = 'sandbox';
export const SANDBOX_BANK_NAME = 'Sandbox Bank';
/** No bank has this code, so no number generated here is a real account. */
const SANDBOX_BANK_CODE = '999';
const SERIALS = 1_000_000_000;

const NO_LIST = failed('sandbox: it keeps no list of its own', 'not_found');

/**
 * A bank for development: issues account numbers, and signs webhooks as Paystack does for virtual accounts. It remembers
 * nothing: the webhook is its last word on a transfer.
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
  listBanks: async () => ({ outcome: 'ok', value: [{ code: SANDBOX_BANK_CODE, name: SANDBOX_BANK_NAME }] }),
  resolveAccountName: async () => NO_LIST,
  sendPayout: async () => NO_LIST,
  findPayout: async () => NO_LIST,
  refund: async ({ reference }) => ({
    outcome: 'ok',
    value: { status: 'processed', providerReference: reference },
  }),
  findRefund: async () => NO_LIST,
  isAuthentic: (rawBody, headers) => hasSignature(rawBody, headers[SIGNATURE_HEADER], webhookSecret),
});
