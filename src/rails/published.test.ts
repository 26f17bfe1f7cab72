import { describe, expect, it } from 'vitest';
import { kobo } from '#domain/money.ts';
import type { Deposit } from './bank/records.ts';
import { flutterwave, signFlutterwave } from './providers/flutterwave/api.ts';
import { monnify, signMonnify } from './providers/monnify/api.ts';
import { paystack, signPaystack } from './providers/paystack/api.ts';
import type { ProviderApi } from './providers/provider.ts';

/** Compares the simulator with the providers' published signature vectors and webhook samples. */

const VECTOR_BODY =
  '{"event":"charge.success","data":{"id":302961,"domain":"test","status":"success","reference":"qTPrJoy9Bx","amount":10000,"channel":"dedicated_nuban","currency":"NGN"}}';
const MONNIFY_VECTOR_BODY =
  '{"eventData":{"product":{"reference":"111222333","type":"OFFLINE_PAYMENT_AGENT"},"transactionReference":"MNFY|76|20211117154810|000001","paymentReference":"0.01462001097368737","paidOn":"17/11/2021 3:48:10 PM","paymentDescription":"Mockaroo Jesse","metaData":{},"destinationAccountInformation":{},"paymentSourceInformation":{},"amountPaid":78000,"totalPayable":78000,"offlineProductInformation":{"code":"41470","type":"DYNAMIC"},"cardDetails":{},"paymentMethod":"CASH","currency":"NGN","settlementAmount":77600,"paymentStatus":"PAID","customer":{"name":"Mockaroo Jesse","email":"111222333@ZZAMZ4WT4Y3E.monnify"}},"eventType":"SUCCESSFUL_TRANSACTION"}';

describe('signatures', () => {
  it('match Paystack’s', () =>
    expect(signPaystack(VECTOR_BODY, 'sk_test_example')).toBe(
      '450ff5dbc5f5c5f761f3b5115dcc31de77ac359723bd8021c278ddd172c003527353d388244eef5769ccfbc6d0b0ed35b129d8557d4bf89fb6f1a43ec2374569',
    ));
  it('match Monnify’s', () =>
    expect(signMonnify(MONNIFY_VECTOR_BODY, '91MUDL9N6U3BQRXBQ2PJ9M0PW4J22M1Y')).toBe(
      'f04fb635e04d71648bd3cc7999003da6861483342c856d05ddfa9b2dafacb873b0de1d0f8f67405d0010b4348b721c49fa171d317972618debba6b638aedcd3c',
    ));
  it('match Flutterwave’s', () =>
    expect(signFlutterwave(VECTOR_BODY, 'my-secret-hash')).toBe(
      'lCr2kDhUC0tYW+cdXg1h6BBwAhzWA8bRN1MCnD1aJec=',
    ));
});

const customer = {
  id: 68_324,
  code: 'CUS_kpb3qj71u1m0rw8',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Example',
  phone: '+2348031234567',
};
const deposit: Deposit = {
  id: '8321945',
  reference: '020293904002',
  account: {
    id: 253,
    number: '9930000737',
    bankCode: '035',
    bankName: 'Wema Bank',
    name: 'KOLO / ADA EXAMPLE',
    customer,
    reference: 'wallet-1',
    createdAt: new Date('2024-11-02T12:00:00Z'),
  },
  accountNumber: '9930000737',
  amountKobo: kobo(1_000_050),
  sender: { name: 'SENDER EXAMPLE', accountNumber: '0123450011', bankName: 'First Bank of Nigeria' },
  paidAt: new Date('2024-12-02T12:05:12.000Z'),
};

/** Each provider's published transfer webhook: its field names, and a sample value of each field's JSON type. */
const PUBLISHED: readonly {
  readonly providerApi: ProviderApi;
  readonly sample: object;
  readonly amount: unknown;
}[] = [
  {
    providerApi: paystack({ secretKey: 'sk' }),
    amount: 1_000_050,
    sample: {
      event: 'charge.success',
      data: {
        id: 1,
        domain: '',
        status: '',
        reference: '',
        amount: 1,
        message: null,
        gateway_response: '',
        paid_at: '',
        created_at: '',
        channel: '',
        currency: '',
        ip_address: null,
        metadata: {
          receiver_account_number: '',
          receiver_bank: '',
          receiver_account_type: null,
          custom_fields: [],
        },
        fees: 1,
        fees_split: null,
        log: null,
        authorization: {
          authorization_code: '',
          bin: '',
          last4: '',
          exp_month: '',
          exp_year: '',
          channel: '',
          card_type: '',
          bank: '',
          country_code: '',
          brand: '',
          reusable: false,
          signature: null,
          account_name: null,
          sender_bank: '',
          sender_bank_account_number: '',
          sender_country: '',
          sender_name: '',
          narration: '',
          receiver_bank_account_number: '',
          receiver_bank: '',
        },
        customer: { id: 1, email: '', customer_code: '', phone: '', metadata: null, risk_action: '' },
      },
    },
  },
  {
    providerApi: monnify({ apiKey: 'k', secretKey: 's', contractCode: 'c', sourceAccount: '1' }),
    amount: 10_000.5,
    sample: {
      eventType: 'SUCCESSFUL_TRANSACTION',
      eventData: {
        product: { reference: '', type: '' },
        transactionReference: '',
        paymentReference: '',
        paidOn: '',
        paymentDescription: '',
        metaData: {},
        paymentSourceInformation: [],
        destinationAccountInformation: { bankCode: '', bankName: '', accountNumber: '' },
        amountPaid: 1,
        totalPayable: 1,
        cardDetails: {},
        paymentMethod: '',
        currency: '',
        settlementAmount: '',
        paymentStatus: '',
        customer: { name: '', email: '' },
      },
    },
  },
  {
    providerApi: flutterwave({ secretKey: 'k', secretHash: 'h' }),
    amount: 10_000.5,
    sample: {
      event: 'charge.completed',
      data: {
        id: 1,
        tx_ref: '',
        flw_ref: '',
        device_fingerprint: '',
        amount: 1,
        currency: '',
        charged_amount: 1,
        app_fee: 1,
        merchant_fee: 1,
        processor_response: '',
        auth_model: '',
        ip: '',
        narration: '',
        status: '',
        payment_type: '',
        created_at: '',
        account_id: 1,
        customer: { id: 1, name: '', phone_number: '', email: '', created_at: '' },
      },
      meta_data: { originatoraccountnumber: '', originatorname: '', bankname: '', originatoramount: '' },
      'event.type': '',
    },
  },
];

describe.each(PUBLISHED)(
  '$providerApi.name, a transfer into an account',
  ({ providerApi, sample, amount }) => {
    const webhook = providerApi.webhookOf({ kind: 'deposit', deposit });
    const body: unknown = JSON.parse(webhook?.body ?? 'null');

    it('has the published names and types', () => expect(namesOf(body)).toStrictEqual(namesOf(sample)));
    it('has the amount in the provider’s unit', () => expect(valuesOf(body)).toContain(amount));
    it('does not contain the sender’s full account number', () => {
      if (providerApi.name !== 'monnify') expect(webhook?.body).not.toContain(deposit.sender.accountNumber);
    });
  },
);

/** `data.amount: number` for each name, sorted. */
function namesOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [`${path}: list`];
  if (typeof value !== 'object' || value === null)
    return [`${path}: ${value === null ? 'null' : typeof value}`];
  const names = Object.entries(value).flatMap(([name, inside]) => namesOf(inside, `${path}.${name}`));
  return names.length > 0 ? names.sort() : [`${path}: object`];
}

const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [value];
