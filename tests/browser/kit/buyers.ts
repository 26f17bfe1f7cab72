import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import type * as z from 'zod/mini';
import { type contribution, contributionResponse } from '#api/contract/contributions.ts';
import { signedIn } from '#api/contract/onboarding.ts';
import { propertiesPage, propertyResponse } from '#api/contract/properties.ts';
import { walletResponse } from '#api/contract/wallet.ts';
import { payoutAccountResponse } from '#api/contract/withdrawals.ts';
import type { IsoDate } from '#domain/dates.ts';
import { type Kobo, naira } from '#domain/money.ts';
import { DEFAULT_TERMS } from '#domain/terms/termsSettings.ts';
import { termsVersion } from '#domain/terms/termsVersion.ts';
import { buildPerson, codeFor, type Person } from './people.ts';

/** The buyer's steps by calls alone, for tests of what comes after them. */

/** A buyer whose browser is logged in. */
export interface Buyer extends Person {
  readonly userId: string;
  readonly headers: { readonly authorization: string };
}

/** Creates an account without logging in a browser; a code is sent to the phone. */
export async function register(page: Page, person: Person): Promise<Buyer> {
  const { firstName, lastName, e164, email, password } = person;
  const data = { first_name: firstName, last_name: lastName, phone: e164, email, password };
  const response = await accepted(page.request.post('/api/onboarding/register', { data }));
  const answer: unknown = await response.json();
  return { ...person, userId: signedIn.parse(answer).body.user.id, headers: headersOf(answer) };
}

/** Verifies the phone of an account without its page. The session that verifies it continues with a new token. */
export async function verify(page: Page, buyer: Buyer): Promise<Buyer> {
  const data = { otp: await codeFor(page, buyer), user_id: buyer.userId };
  const { headers } = buyer;
  const response = await accepted(page.request.post('/api/onboarding/verify-otp', { data, headers }));
  return { ...buyer, headers: headersOf(await response.json()) };
}

/** Verifies the phone in another session of the buyer; this one is unchanged. */
export async function verifyInOtherSession(page: Page, buyer: Buyer): Promise<void> {
  const data = { identifier: buyer.email, password: buyer.password };
  const response = await accepted(page.request.post('/api/onboarding/login', { data }));
  await verify(page, { ...buyer, headers: headersOf(await response.json()) });
}

const headersOf = (answer: unknown): Buyer['headers'] => ({
  authorization: `Bearer ${signedIn.parse(answer).body.token.authToken}`,
});

/** Creates an account and logs in the browser; a code is sent to the phone. */
export async function registerBuyer(page: Page, person: Person = buildPerson()): Promise<Buyer> {
  const buyer = await register(page, person);
  await storeCookie(page, buyer);
  return buyer;
}

/** Creates an account with a verified phone and logs in the browser. */
export async function createVerifiedBuyer(page: Page, person: Person = buildPerson()): Promise<Buyer> {
  const buyer = await verify(page, await register(page, person));
  await storeCookie(page, buyer);
  return buyer;
}

async function storeCookie(page: Page, { headers }: Buyer): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const value = headers.authorization.slice('Bearer '.length);
  await page.context().addCookies([{ name: 'userToken', value, url: origin }]);
}

/** The id of the first home that a search returns. */
export async function findHome(page: Page, search: string): Promise<string> {
  const query = new URLSearchParams({ search });
  const response = await accepted(page.request.get(`/api/propy/filter-properties?${query}`));
  const [home] = propertiesPage.parse(await response.json()).body.properties;
  if (!home) throw new Error(`No home is found by ${search}`);
  return home.id;
}

/** Adds a home to the buyer's saved homes, or removes it. */
export async function setSaved(
  page: Page,
  { headers }: Buyer,
  { propertyId: id, isSaved }: { propertyId: string; isSaved: boolean },
): Promise<void> {
  const call = isSaved ? 'save-property' : 'unsave-property';
  await accepted(page.request.post(`/api/propy/${call}`, { data: { id }, headers }));
}

/** Headers that make a request idempotent, however often it is sent. */
const onceOnly = (headers: Buyer['headers']) => ({ ...headers, 'idempotency-key': randomUUID() });

/** A contribution as the server returns it. */
export type Agreed = z.output<typeof contribution>;

/** Agrees to a contribution on Plan B that holds a unit of a home; nothing is paid into it yet. */
export async function createContribution(
  page: Page,
  { headers }: Buyer,
  propertyId: string,
  durationMonths = 24,
): Promise<Agreed> {
  const home = await accepted(page.request.get(`/api/propy/get-property?id=${propertyId}`));
  const { property } = propertyResponse.parse(await home.json()).body;
  const unit = property.buildings
    .flatMap(({ apartments }) => apartments)
    .find(({ status }) => status === 'available');
  const data = {
    property_id: propertyId,
    apartment_id: unit?.id,
    plan: 'B',
    duration_months: durationMonths,
    age: 30,
    salary: naira(1_500_000),
    terms_version: termsVersion(DEFAULT_TERMS),
  };
  const response = await accepted(
    page.request.post('/api/contributions', { data, headers: onceOnly(headers) }),
  );
  return contributionResponse.parse(await response.json()).body.contribution;
}

/** Announces a payment into a contribution, which then awaits its transfer. */
export async function announcePayment(
  page: Page,
  { headers }: Buyer,
  { id, amount }: { id: string; amount: Kobo },
): Promise<void> {
  await accepted(
    page.request.post(`/api/contributions/${id}/payments`, {
      data: { amount },
      headers: onceOnly(headers),
    }),
  );
}

/** Withdraws a payment that awaits its transfer. */
export async function withdrawPayment(page: Page, { headers }: Buyer, { id }: { id: string }): Promise<void> {
  await accepted(page.request.post(`/api/payments/${id}/withdraw`, { headers }));
}

/** Transfers money from a buyer's bank to their wallet. */
export async function transferToWallet(page: Page, { headers }: Buyer, amount: Kobo): Promise<void> {
  const wallet = await accepted(page.request.get('/api/wallet/get', { headers }));
  const { account_number } = walletResponse.parse(await wallet.json()).body.wallet;
  await accepted(page.request.post('/api/sandbox/transfers', { data: { account_number, amount } }));
}

/** Withdraws money from a buyer's wallet to an account of their own. */
export async function withdrawToAccount(
  page: Page,
  { headers, password }: Buyer,
  { amount, ...account }: { bank_code: string; account_number: string; amount: Kobo },
): Promise<void> {
  const found = await accepted(page.request.post('/api/wallet/payout-accounts', { data: account, headers }));
  const { id } = payoutAccountResponse.parse(await found.json()).body.account;
  await accepted(
    page.request.post('/api/wallet/withdrawals', {
      data: { account_id: id, amount, current_password: password },
      headers: onceOnly(headers),
    }),
  );
}

/** Asks to see a home on a day. */
export async function askInspection(
  page: Page,
  { firstName, lastName, e164, email, headers }: Buyer,
  { propertyId, day }: { readonly propertyId: string; readonly day: IsoDate },
): Promise<void> {
  await accepted(
    page.request.post('/api/support/inspections', {
      headers,
      data: { property_id: propertyId, day, name: `${firstName} ${lastName}`, phone: e164, email, note: '' },
    }),
  );
}

/** Gives back a unit that is held for a buyer. */
export async function cancelPlan(page: Page, { headers }: Buyer, { id }: { id: string }): Promise<void> {
  await accepted(page.request.post(`/api/contributions/${id}/cancel`, { headers }));
}

/** Agrees to a contribution on Plan B, pays its first instalment and announces a second payment. */
export async function createPaidContribution(
  page: Page,
  buyer: Buyer,
  propertyId: string,
  durationMonths?: number,
): Promise<{ slug: string }> {
  const agreed = await createContribution(page, buyer, propertyId, durationMonths);
  const { id, slug, checkout_amount: amount } = agreed;
  await announcePayment(page, buyer, { id, amount });
  await transferToWallet(page, buyer, amount);
  await announcePayment(page, buyer, { id, amount: naira(100_000) });
  return { slug };
}

async function accepted(call: Promise<APIResponse>): Promise<APIResponse> {
  const response = await call;
  if (!response.ok()) throw new Error(`${response.url()} was refused: ${await response.text()}`);
  return response;
}
