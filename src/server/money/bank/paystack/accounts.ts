import * as z from 'zod/mini';
import { lagosDate } from '#domain/dates.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { ACCOUNT_NUMBER_PATTERN } from '#domain/payments/nuban.ts';
import type {
  AssignedAccount,
  BankProvider,
  BankResult,
  VirtualAccount,
} from '../../../platform/ports/bank.ts';
import type { BankClient } from '../http/client.ts';
import { mapResult } from '../results.ts';

const customer = z.object({ data: z.object({ id: z.string(), customer_code: z.string() }) });
const dedicatedAccount = z.object({
  account_number: z.string().check(z.regex(ACCOUNT_NUMBER_PATTERN)),
  account_name: z.string(),
  active: z.boolean(),
  bank: z.object({ name: z.string(), slug: z.optional(z.string()) }),
});

/** Before noon the day before is asked about too: a transfer of the late evening belongs to that day. */
const LATE_TRANSFER_MS = 12 * HOUR_MS;

interface Options {
  readonly call: BankClient;
  readonly headers: Readonly<Record<string, string>>;
  /** The slug of the bank that issues new accounts, like `wema-bank`. */
  readonly preferredBank: string;
}

interface PaystackAccounts extends Pick<BankProvider, 'openAccount' | 'requery'> {
  /** The customer's numeric id, by which lists are filtered. */
  readonly customerId: (customerCode: string) => Promise<BankResult<string>>;
}

/** Paystack's customers and their dedicated virtual accounts. */
export function paystackAccounts({ call, headers, preferredBank }: Options): PaystackAccounts {
  const customerId: PaystackAccounts['customerId'] = async (code) =>
    mapResult(
      await call({
        method: 'GET',
        path: '/customer/{code}',
        params: { code },
        headers,
        response: customer,
      }),
      ({ data }) => data.id,
    );

  const accountsOf = (id: string, filter: Readonly<Record<string, string>>) =>
    call({
      method: 'GET',
      path: '/dedicated_account',
      query: { customer: id, currency: 'NGN', ...filter },
      headers,
      response: z.object({ data: z.array(dedicatedAccount) }),
    });

  /** The slug of an account's own bank, which may have been opened when another one was preferred. */
  async function bankOf({ accountNumber, providerReference }: AssignedAccount): Promise<BankResult<string>> {
    const id = await customerId(providerReference);
    if (id.outcome !== 'ok') return id;
    return mapResult(await accountsOf(id.value, {}), ({ data }) => {
      const account = data.find(({ account_number }) => account_number === accountNumber);
      return account?.bank.slug ?? preferredBank;
    });
  }

  return {
    customerId,

    openAccount: async ({ email, firstName, lastName, phone }) => {
      // Paystack returns the same customer for the same email.
      const created = await call({
        method: 'POST',
        path: '/customer',
        body: { email, first_name: firstName, last_name: lastName, phone },
        headers,
        response: customer,
        isRepeatable: true,
      });
      if (created.outcome !== 'ok') return created;
      const { id, customer_code: providerReference } = created.value.data;
      const found = await accountsOf(id, { active: 'true' });
      if (found.outcome !== 'ok') return found;
      const opened = found.value.data.find(({ active }) => active);
      if (opened) {
        const account: VirtualAccount = {
          bankName: opened.bank.name,
          accountNumber: opened.account_number,
          accountName: opened.account_name,
          providerReference,
        };
        return { outcome: 'ok', value: { status: 'assigned', account } };
      }
      const requested = await call({
        method: 'POST',
        path: '/dedicated_account/assign',
        body: {
          email,
          first_name: firstName,
          last_name: lastName,
          phone,
          preferred_bank: preferredBank,
          country: 'NG',
        },
        headers,
        response: z.unknown(),
      });
      return mapResult(requested, () => ({ status: 'assigning', providerReference }));
    },

    requery: async (account, on) => {
      const slug = await bankOf(account);
      if (slug.outcome !== 'ok') return slug;
      const ask = (date: string) =>
        call({
          method: 'GET',
          path: '/dedicated_account/requery',
          query: { account_number: account.accountNumber, provider_slug: slug.value, date },
          headers,
          response: z.unknown(),
        });
      const asked = await ask(lagosDate(on));
      const before = lagosDate(new Date(on.getTime() - LATE_TRANSFER_MS));
      // Paystack may limit how often it is asked about an account, so that the day itself decides the result.
      if (asked.outcome === 'ok' && before !== lagosDate(on)) await ask(before);
      return mapResult(asked, () => null);
    },
  };
}
