import { LAGOS_OFFSET_MS } from '#domain/dates.ts';
import { kobo, nairaText } from '#domain/money.ts';
import { bankOf } from '../../bank/directory.ts';
import type { Deposit, Payout, Refund, VirtualAccount } from '../../bank/records.ts';
import { nairaNumber } from '../provider.ts';

export interface MonnifyKeys {
  readonly apiKey: string;
  readonly secretKey: string;
  readonly contractCode: string;
  /** The number of the merchant's wallet, which disbursements are paid from. */
  readonly sourceAccount: string;
}

/** Monnify's JSON. Sources: developers.monnify.com and Monnify/Monnify-Nodejs-lib. Amounts are naira. */

/** In the format '2021-11-17 11:28:42.615', without a zone: Lagos time, which has a constant offset. */
function lagosText(at: Date): string {
  return new Date(at.getTime() + LAGOS_OFFSET_MS).toISOString().replace('T', ' ').replace('Z', '');
}

export const envelope = (responseBody: unknown) => ({
  requestSuccessful: true,
  responseMessage: 'success',
  responseCode: '0',
  responseBody,
});

export const reservedAccountJson = (account: VirtualAccount, contractCode: string) => ({
  contractCode,
  accountReference: account.reference,
  accountName: account.name,
  currencyCode: 'NGN',
  customerEmail: account.customer.email,
  customerName: `${account.customer.firstName} ${account.customer.lastName}`.trim(),
  accounts: [
    {
      bankCode: account.bankCode,
      bankName: account.bankName,
      accountNumber: account.number,
      accountName: account.name,
    },
  ],
  collectionChannel: 'RESERVED_ACCOUNT',
  reservationReference: account.customer.code.slice('CUS_'.length).toUpperCase(),
  reservedAccountType: 'GENERAL',
  status: 'ACTIVE',
  createdOn: lagosText(account.createdAt),
  incomeSplitConfig: [],
  restrictPaymentSource: false,
});

/** `MNFY|04|20211117112842|000170`: the bars must be escaped in a URL. */
export const transactionReference = ({ id, paidAt }: Deposit): string =>
  `MNFY|04|${lagosText(paidAt).replace(/\D/g, '').slice(0, 14)}|${id.slice(-6).padStart(6, '0')}`;

export const transactionEvent = (deposit: Deposit) => ({
  product: { reference: deposit.account?.reference ?? '', type: 'RESERVED_ACCOUNT' },
  transactionReference: transactionReference(deposit),
  paymentReference: transactionReference(deposit),
  paidOn: lagosText(deposit.paidAt),
  paymentDescription: 'Transfer',
  metaData: {},
  paymentSourceInformation: [
    {
      bankCode: '',
      amountPaid: nairaNumber(deposit.amountKobo),
      accountName: deposit.sender.name,
      sessionId: deposit.reference,
      accountNumber: deposit.sender.accountNumber,
    },
  ],
  destinationAccountInformation: {
    bankCode: deposit.account?.bankCode ?? '232',
    bankName: deposit.account?.bankName ?? 'Sterling Bank',
    accountNumber: deposit.accountNumber,
  },
  amountPaid: nairaNumber(deposit.amountKobo),
  totalPayable: nairaNumber(deposit.amountKobo),
  cardDetails: {},
  paymentMethod: 'ACCOUNT_TRANSFER',
  currency: 'NGN',
  // Monnify sends this amount as text.
  settlementAmount: nairaText(kobo(deposit.amountKobo)),
  paymentStatus: 'PAID',
  customer: {
    name: deposit.account ? `${deposit.account.customer.firstName} ${deposit.account.customer.lastName}` : '',
    email: deposit.account?.customer.email ?? '',
  },
});

const PAYOUT_STATUS = {
  pending: 'PENDING',
  success: 'SUCCESS',
  failed: 'FAILED',
  reversed: 'REVERSED',
} as const;

const PAYOUT_DESCRIPTION = {
  pending: 'Transaction is pending',
  success: 'Approved or completed successfully',
  failed: 'Transaction failed',
  reversed: 'Transaction failed',
} as const;

export const disbursementJson = (payout: Payout, accountName: string) => ({
  amount: nairaNumber(payout.amountKobo),
  reference: payout.reference,
  status: payout.awaitsApproval ? 'PENDING_AUTHORIZATION' : PAYOUT_STATUS[payout.status],
  dateCreated: payout.createdAt.toISOString().replace('Z', '+0000'),
  totalFee: 0,
  narration: payout.reason,
  currency: 'NGN',
  destinationAccountName: accountName,
  destinationBankName: bankOf(payout.destination.bankCode).name,
  destinationAccountNumber: payout.destination.accountNumber,
  destinationBankCode: payout.destination.bankCode,
  transactionReference: payout.code,
  transactionDescription: PAYOUT_DESCRIPTION[payout.status],
});

const REFUND_STATUS = { pending: 'PENDING', processed: 'COMPLETED', failed: 'FAILED' } as const;

export const refundJson = ({ reference, deposit, amountKobo, status, createdAt }: Refund) => ({
  refundReference: reference,
  transactionReference: transactionReference(deposit),
  refundAmount: nairaNumber(amountKobo),
  refundType: amountKobo === deposit.amountKobo ? 'FULL_REFUND' : 'PARTIAL_REFUND',
  refundStatus: REFUND_STATUS[status],
  createdOn: lagosText(createdAt),
});
