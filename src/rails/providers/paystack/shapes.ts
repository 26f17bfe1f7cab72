import { bankOf } from '../../bank/directory.ts';
import type { Customer, Deposit, Payout, Refund, VirtualAccount } from '../../bank/records.ts';

/** Paystack's JSON. Sources: its public code snippets (PaystackOSS/doc-code-snippets) and reference. */
const INTEGRATION = 100_043;
const KEPT_DIGITS = 4;

export const customerJson = ({ id, code, email, firstName, lastName, phone }: Customer) => ({
  id,
  first_name: firstName,
  last_name: lastName,
  email,
  customer_code: code,
  phone,
  metadata: {},
  risk_action: 'default',
  international_format_phone: phone,
});

export const accountJson = (account: VirtualAccount) => {
  const bank = bankOf(account.bankCode);
  const at = account.createdAt.toISOString();
  return {
    bank: { name: bank.name, id: bank.id, slug: bank.slug },
    account_name: account.name,
    account_number: account.number,
    assigned: true,
    currency: 'NGN',
    metadata: null,
    active: true,
    id: account.id,
    created_at: at,
    updated_at: at,
    assignment: {
      integration: INTEGRATION,
      assignee_id: account.customer.id,
      assignee_type: 'Customer',
      expired: false,
      account_type: 'PAY-WITH-TRANSFER-RECURRING',
      assigned_at: at,
      expired_at: null,
    },
    customer: customerJson(account.customer),
  };
};

/** The sender's account number, masked except for the last digits. */
const masked = (accountNumber: string): string =>
  accountNumber.slice(-KEPT_DIGITS).padStart(accountNumber.length, 'X');

/** The customer in a transaction's webhook, with fewer fields than in the customer call. */
const payerJson = ({ id, code, email, phone }: Customer) => ({
  id,
  email,
  customer_code: code,
  phone,
  metadata: null,
  risk_action: 'default',
});

/** A transaction in a webhook. */
export const transactionJson = (deposit: Deposit) => {
  const at = deposit.paidAt.toISOString();
  const bank = deposit.account?.bankName ?? 'Wema Bank';
  return {
    id: JSON.rawJSON(deposit.id),
    domain: 'test',
    status: 'success',
    reference: deposit.reference,
    amount: deposit.amountKobo,
    message: null,
    gateway_response: 'Approved',
    paid_at: at,
    created_at: at,
    channel: 'dedicated_nuban',
    currency: 'NGN',
    ip_address: null,
    metadata: {
      receiver_account_number: deposit.accountNumber,
      receiver_bank: bank,
      receiver_account_type: null,
      custom_fields: [
        {
          display_name: 'Receiver Account',
          variable_name: 'receiver_account_number',
          value: deposit.accountNumber,
        },
      ],
    },
    fees: 0,
    fees_split: null,
    log: null,
    authorization: {
      authorization_code: `AUTH_${deposit.reference.slice(0, 10)}`,
      bin: `${deposit.sender.accountNumber.slice(0, 3)}XXX`,
      last4: `X${deposit.sender.accountNumber.slice(-3)}`,
      exp_month: '01',
      exp_year: '2020',
      channel: 'dedicated_nuban',
      card_type: 'transfer',
      bank: deposit.sender.bankName,
      country_code: 'NG',
      brand: 'Managed Account',
      reusable: false,
      signature: null,
      account_name: null,
      sender_bank: deposit.sender.bankName,
      sender_bank_account_number: masked(deposit.sender.accountNumber),
      sender_country: 'NG',
      sender_name: deposit.sender.name,
      narration: `NIP: ${deposit.sender.name}`,
      receiver_bank_account_number: deposit.accountNumber,
      receiver_bank: bank,
    },
    customer: deposit.account && payerJson(deposit.account.customer),
  };
};

/** A transaction in a verification and in a list. */
export const verifiedJson = (deposit: Deposit) => ({
  ...transactionJson(deposit),
  requested_amount: deposit.amountKobo,
});

export const transferJson = (payout: Payout) => ({
  id: payout.id,
  integration: INTEGRATION,
  domain: 'test',
  amount: payout.amountKobo,
  currency: 'NGN',
  source: 'balance',
  source_details: null,
  reason: payout.reason,
  reference: payout.reference,
  status: payout.awaitsApproval ? 'otp' : payout.status,
  failures: null,
  titan_code: null,
  transfer_code: payout.code,
  transferred_at: payout.status === 'success' ? payout.updatedAt.toISOString() : null,
  createdAt: payout.createdAt.toISOString(),
  updatedAt: payout.updatedAt.toISOString(),
});

/** A transfer in a list and in a verification. */
export const listedTransferJson = (payout: Payout, code: string, name: string) => {
  const { bankCode, accountNumber } = payout.destination;
  return { ...transferJson(payout), recipient: recipientJson(code, name, bankCode, accountNumber) };
};

/** The recipient of a transfer. */
export const recipientJson = (code: string, name: string, bankCode: string, accountNumber: string) => ({
  active: true,
  currency: 'NGN',
  domain: 'test',
  integration: INTEGRATION,
  name,
  recipient_code: code,
  type: 'nuban',
  is_deleted: false,
  details: {
    authorization_code: null,
    account_number: accountNumber,
    account_name: name,
    bank_code: bankCode,
    bank_name: bankOf(bankCode).name,
  },
});

export const refundJson = ({ id, deposit, amountKobo, status, createdAt }: Refund) => ({
  id,
  integration: INTEGRATION,
  domain: 'test',
  transaction: JSON.rawJSON(deposit.id),
  amount: amountKobo,
  deducted_amount: status === 'processed' ? amountKobo : 0,
  currency: 'NGN',
  channel: null,
  status,
  createdAt: createdAt.toISOString(),
});
