import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { kobo, naira } from '#domain/money.ts';
import { DEFAULT_TERMS } from '#domain/terms/termsSettings.ts';
import { termsVersion } from '#domain/terms/termsVersion.ts';
import { sandboxWebhook } from '#server/money/bank/sandbox/webhook.ts';
import { TEST_PASSWORD } from '../../server/kit/people.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Calls, Response } from './calls.ts';

/** The default of `BANK_WEBHOOK_SECRET`. */
const WEBHOOK_SECRET = 'sandbox-webhook-secret';
const DEPOSIT_KOBO = naira(10_000);

const signedIn = z.object({
  user: z.object({ id: z.string() }),
  token: z.object({ authToken: z.string() }),
});
const messages = z.object({ messages: z.array(z.object({ otp: z.optional(z.string()) })) });
const wallet = z.object({ wallet: z.object({ account_number: z.nullable(z.string()) }) });
const contribution = z.object({ contribution: z.object({ id: z.string(), status: z.string() }) });
const payment = z.object({ payment: z.object({ id: z.string() }) });

export interface Unit {
  readonly propertyId: string;
  readonly apartmentId: string;
}

interface BuyerOptions {
  readonly calls: Calls;
  /** Reaches a server without the proxy: the sandbox rejects forwarded calls. */
  readonly direct: Calls;
  readonly acknowledged: Acknowledged;
  readonly serial: number;
  readonly unit: Unit;
}

/** A buyer on the whole journey. Each step returns whether the server acknowledged it. */
export class Buyer {
  readonly #options: BuyerOptions;
  #token = '';
  #accountNumber = '';
  #contributionId = '';

  constructor(options: BuyerOptions) {
    this.#options = options;
  }

  get isSaving(): boolean {
    return this.#contributionId !== '' && this.#accountNumber !== '';
  }

  /** Searches and opens a home, which is all that most visitors do. */
  async browse(): Promise<boolean> {
    const { calls, unit } = this.#options;
    const found = await calls.call('search', '/api/propy/filter-properties?limit=12&sort=newest');
    const home = await calls.call('home', `/api/propy/get-property?id=${unit.propertyId}`);
    return found.status === 200 && home.status === 200;
  }

  /** Creates an account, verifies its phone, agrees to a plan, and reads the account number. */
  async start(): Promise<boolean> {
    return (await this.#signUp()) && (await this.#readAccount()) && (await this.#agree());
  }

  async announce(): Promise<boolean> {
    const path = `/api/contributions/${this.#contributionId}/payments`;
    const response = await this.#write('announce', path, { amount: DEPOSIT_KOBO });
    if (response.status === 201)
      this.#options.acknowledged.payments.add(z.parse(payment, response.body).payment.id);
    return response.status === 201;
  }

  /** Reports a transfer of the buyer as their bank does; a repeat has the same event id. */
  async deposit(eventId = `LOAD-${randomUUID()}`, amountKobo: number = DEPOSIT_KOBO): Promise<boolean> {
    const { rawBody, headers } = sandboxWebhook(
      { eventId, accountNumber: this.#accountNumber, amountKobo: kobo(amountKobo), occurredAt: new Date() },
      WEBHOOK_SECRET,
    );
    const call = { method: 'POST', headers, rawBody: new Uint8Array(rawBody) } as const;
    const response = await this.#options.calls.call('webhook', '/api/webhooks/sandbox', call);
    if (response.status === 200) this.#options.acknowledged.deposits.set(eventId, amountKobo);
    return response.status === 200;
  }

  /** Makes the dashboard's calls. */
  async dashboard(): Promise<boolean> {
    const responses = await Promise.all([
      this.#read('wallet', '/api/wallet/get'),
      this.#read('contribution', `/api/contributions/${this.#contributionId}`),
      this.#read('transactions', '/api/wallet/transactions'),
    ]);
    return responses.every(({ status }) => status === 200);
  }

  async #signUp(): Promise<boolean> {
    const { calls, direct, acknowledged, serial } = this.#options;
    const phone = `+23480${String(serial).padStart(8, '0')}`;
    const person = { first_name: 'Ada', last_name: 'Obi', phone, password: TEST_PASSWORD };
    const registration = { ...person, email: `load.${serial}@example.com` };
    const registered = await calls.call('register', '/api/onboarding/register', {
      method: 'POST',
      body: registration,
    });
    if (registered.status !== 200) return false;
    const { user, token } = z.parse(signedIn, registered.body);
    acknowledged.users.add(user.id);
    const listed = await direct.call('codes', `/api/sandbox/messages?to=${encodeURIComponent(phone)}`);
    if (listed.status !== 200) return false;
    const otp = z.parse(messages, listed.body).messages.find((message) => message.otp !== undefined)?.otp;
    const verified = await calls.call('verify', '/api/onboarding/verify-otp', {
      method: 'POST',
      headers: { authorization: `Bearer ${token.authToken}` },
      body: { otp, user_id: user.id },
    });
    if (verified.status !== 200) return false;
    this.#token = z.parse(signedIn, verified.body).token.authToken;
    return true;
  }

  async #readAccount(): Promise<boolean> {
    const response = await this.#read('wallet', '/api/wallet/get');
    if (response.status !== 200) return false;
    this.#accountNumber = z.parse(wallet, response.body).wallet.account_number ?? '';
    return this.#accountNumber !== '';
  }

  async #agree(): Promise<boolean> {
    const { unit, acknowledged } = this.#options;
    const response = await this.#write('agree', '/api/contributions', {
      property_id: unit.propertyId,
      apartment_id: unit.apartmentId,
      plan: 'B',
      duration_months: 24,
      age: 30,
      salary: 100_000_000,
      rsa_balance: 0,
      terms_version: termsVersion(DEFAULT_TERMS),
    });
    if (response.status !== 201) return false;
    this.#contributionId = z.parse(contribution, response.body).contribution.id;
    acknowledged.contributions.add(this.#contributionId);
    return true;
  }

  #read(name: string, path: string): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#token}` };
    return this.#options.calls.call(name, path, { headers });
  }

  #write(name: string, path: string, body: unknown): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#token}`, 'idempotency-key': randomUUID() };
    return this.#options.calls.call(name, path, { method: 'POST', headers, body });
  }
}
