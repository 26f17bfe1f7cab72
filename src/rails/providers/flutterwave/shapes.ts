import { bankOf } from '../../bank/directory.ts';
import type { Deposit, Payout, Refund, VirtualAccount } from '../../bank/records.ts';
import type { FailureBodies } from '../../faults.ts';
import { nairaNumber } from '../provider.ts';

/** Flutterwave's JSON, version 3. Sources: Flutterwave/Node-v3 and developer.flutterwave.com. Amounts are naira. */
const ACCOUNT_ID = 2_508_309;

export const success = (message: string, data: unknown) => ({ status: 'success', message, data });

export const failure = (message: string) => ({ status: 'error', message, data: null });

export const FAILURES = {
  internal: failure('An error occurred, please contact support'),
  wrongKey: failure('Invalid authorization key'),
} satisfies FailureBodies;

/** In the format '2021-02-15 16:27:22'. */
const dateText = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

export const virtualAccountJson = (account: VirtualAccount) => ({
  // Flutterwave's success code for accounts.
  response_code: '02',
  response_message: 'Transaction in progress',
  flw_ref: `FLW-${account.customer.code.slice('CUS_'.length)}`,
  order_ref: `URF_${account.createdAt.getTime()}_${account.id}`,
  account_number: account.number,
  frequency: 'N/A',
  bank_name: account.bankName.toUpperCase(),
  created_at: dateText(account.createdAt),
  expiry_date: 'N/A',
  note: `Please make a bank transfer to ${account.name}`,
  amount: null,
});

/** A transaction of `charge.completed`, of a verification and of a list. */
export const transactionJson = (deposit: Deposit) => ({
  id: Number(deposit.id),
  // A static account has one reference, which every transfer into it carries.
  tx_ref: deposit.account?.reference ?? '',
  flw_ref: deposit.reference,
  device_fingerprint: 'N/A',
  amount: nairaNumber(deposit.amountKobo),
  currency: 'NGN',
  charged_amount: nairaNumber(deposit.amountKobo),
  app_fee: 0,
  merchant_fee: 0,
  processor_response: 'success',
  auth_model: 'AUTH',
  ip: '::127.0.0.1',
  narration: deposit.account?.name ?? '',
  status: 'successful',
  payment_type: 'bank_transfer',
  created_at: deposit.paidAt.toISOString(),
  account_id: ACCOUNT_ID,
  customer: {
    id: deposit.account?.customer.id ?? 0,
    name: deposit.account ? `${deposit.account.customer.firstName} ${deposit.account.customer.lastName}` : '',
    phone_number: deposit.account?.customer.phone ?? 'N/A',
    email: deposit.account?.customer.email ?? '',
    created_at: (deposit.account?.createdAt ?? deposit.paidAt).toISOString(),
  },
});

/** The sender, which a webhook has next to the transaction instead of in it. */
export const senderJson = ({ sender }: Deposit) => ({
  originatoraccountnumber: `${sender.accountNumber.slice(0, 3)}*******${sender.accountNumber.slice(-2)}`,
  originatorname: sender.name,
  bankname: sender.bankName,
  originatoramount: 'N/A',
});

const TRANSFER_STATUS = {
  pending: 'NEW',
  success: 'SUCCESSFUL',
  failed: 'FAILED',
  reversed: 'FAILED',
} as const;

export const transferJson = (payout: Payout, name: string) => ({
  id: payout.id,
  account_number: payout.destination.accountNumber,
  bank_code: payout.destination.bankCode,
  bank_name: bankOf(payout.destination.bankCode).name.toUpperCase(),
  full_name: name,
  created_at: payout.createdAt.toISOString(),
  currency: 'NGN',
  debit_currency: 'NGN',
  amount: nairaNumber(payout.amountKobo),
  fee: 0,
  status: TRANSFER_STATUS[payout.status],
  reference: payout.reference,
  meta: null,
  narration: payout.reason,
  approver: null,
  complete_message:
    payout.status === 'success'
      ? 'Successful'
      : payout.status === 'pending'
        ? ''
        : 'DISBURSE FAILED: Transaction reversed',
  requires_approval: payout.awaitsApproval ? 1 : 0,
  is_approved: payout.awaitsApproval ? 0 : 1,
});

export const refundJson = ({ id, deposit, amountKobo, status, createdAt }: Refund) => ({
  id,
  account_id: ACCOUNT_ID,
  tx_id: Number(deposit.id),
  flw_ref: deposit.reference,
  wallet_id: ACCOUNT_ID,
  amount_refunded: nairaNumber(amountKobo),
  status: { pending: 'pending', processed: 'completed', failed: 'failed' }[status],
  destination: 'payment_source',
  meta: { source: 'availablebalance' },
  created_at: createdAt.toISOString(),
});
