import { randomInt } from 'node:crypto';
import { nuban } from '#domain/nuban.ts';
import type { BankProvider, VirtualAccount } from '../../platform/ports/bank.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { hasSignature, SIGNATURE_HEADER } from './signature.ts';

export const SANDBOX_PROVIDER = 'sandbox';
export const SANDBOX_BANK_NAME = 'Sandbox Bank';
/** No bank has this code, so no number generated here is a real account. */
const SANDBOX_BANK_CODE = '999';
const SERIALS = 1_000_000_000;

/** A bank for development: issues account numbers, and signs webhooks as Paystack does for virtual accounts. */
export function sandboxBank({
  productName,
  bankWebhookSecret,
}: Pick<Settings, 'productName' | 'bankWebhookSecret'>): BankProvider {
  return {
    name: SANDBOX_PROVIDER,
    async createAccount({ userId, firstName, lastName }): Promise<VirtualAccount> {
      return {
        bankName: SANDBOX_BANK_NAME,
        accountNumber: nuban(SANDBOX_BANK_CODE, String(randomInt(SERIALS))),
        accountName: `${productName} / ${firstName} ${lastName}`.toUpperCase(),
        providerReference: `sandbox-${userId}`,
      };
    },
    isAuthentic: (rawBody, headers) => hasSignature(rawBody, headers[SIGNATURE_HEADER], bankWebhookSecret),
  };
}
