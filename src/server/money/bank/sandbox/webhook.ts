import type { SandboxPayoutOutcome } from '#api/contract/sandbox.ts';
import type { Kobo } from '#domain/money.ts';
import { SIGNATURE_HEADER, sign } from '../signature.ts';
import { SANDBOX_BANK_NAME } from './bank.ts';

export interface SandboxTransfer {
  readonly eventId: string;
  /** The receiving account. */
  readonly accountNumber: string;
  readonly amountKobo: Kobo;
  readonly occurredAt: Date;
}

interface SignedWebhook {
  readonly rawBody: Buffer;
  readonly headers: Record<string, string>;
}

/** A signed webhook of a transfer into a dedicated virtual account, in Paystack's format. */
export const sandboxWebhook = (transfer: SandboxTransfer, secret: string): SignedWebhook =>
  signed(chargeSuccess(transfer), secret);

export interface SandboxPayout {
  /** Our reference. */
  readonly reference: string;
  readonly outcome: SandboxPayoutOutcome;
  readonly amountKobo: Kobo;
  readonly occurredAt: Date;
}

const PAYOUT_EVENTS: Readonly<Record<SandboxPayoutOutcome, string>> = {
  successful: 'transfer.success',
  failed: 'transfer.failed',
  reversed: 'transfer.reversed',
};

/** A signed webhook of the result of a payout, in Paystack's format. */
export const sandboxPayoutWebhook = (
  { reference, outcome, amountKobo, occurredAt }: SandboxPayout,
  secret: string,
): SignedWebhook =>
  signed(
    {
      event: PAYOUT_EVENTS[outcome],
      data: {
        amount: amountKobo,
        currency: 'NGN',
        domain: 'test',
        id: occurredAt.getTime(),
        reason: 'Withdrawal',
        reference,
        status: outcome === 'successful' ? 'success' : outcome,
        updated_at: occurredAt.toISOString(),
      },
    },
    secret,
  );

function signed(body: object, secret: string): SignedWebhook {
  const rawBody = Buffer.from(JSON.stringify(body));
  return {
    rawBody,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(rawBody, secret) },
  };
}

function chargeSuccess({ eventId, accountNumber, amountKobo, occurredAt }: SandboxTransfer) {
  const at = occurredAt.toISOString();
  return {
    event: 'charge.success',
    data: {
      id: occurredAt.getTime(),
      domain: 'test',
      status: 'success',
      reference: eventId,
      amount: amountKobo,
      message: null,
      gateway_response: 'Approved',
      paid_at: at,
      created_at: at,
      channel: 'dedicated_nuban',
      currency: 'NGN',
      ip_address: null,
      metadata: {
        receiver_account_number: accountNumber,
        receiver_bank: SANDBOX_BANK_NAME,
        receiver_account_type: null,
      },
      fees: 0,
      fees_split: null,
      log: null,
      authorization: {
        channel: 'dedicated_nuban',
        card_type: 'transfer',
        bank: SANDBOX_BANK_NAME,
        country_code: 'NG',
        brand: 'Managed Account',
        reusable: false,
        sender_bank: SANDBOX_BANK_NAME,
        sender_bank_account_number: 'XXXXXX0011',
        sender_country: 'NG',
        sender_name: 'SANDBOX SENDER',
        narration: 'NIP: SANDBOX TRANSFER',
        receiver_bank_account_number: accountNumber,
        receiver_bank: SANDBOX_BANK_NAME,
      },
    },
  };
}
