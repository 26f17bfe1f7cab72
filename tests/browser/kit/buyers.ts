import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import type * as z from 'zod/mini';
import { type contribution, contributionResponse } from '#api/contract/contributions.ts';
import { signedIn } from '#api/contract/onboarding.ts';
import { propertiesPage, propertyResponse } from '#api/contract/properties.ts';
import { walletResponse } from '#api/contract/wallet.ts';
import { payoutAccountResponse } from '#api/contract/withdrawals.ts';
import { DEFAULT_HOLDS } from '#domain/holds.ts';
import { type Kobo, naira } from '#domain/money.ts';
import { termsVersion } from '#domain/termsVersion.ts';
import { aPerson, codeFor, type Person } from './people.ts';

/** The buyer's way by calls alone, for tests of what comes after it. */

/** Somebody whose browser is logged in. */
export interface Buyer extends Person {
  readonly userId: string;
  readonly headers: { readonly authorization: string };
}

/** An account of this person's, on no browser yet; a code is on its way to their phone. */
export async function register(page: Page, person: Person): Promise<Buyer> {
  const { firstName, lastName, e164, email, password } = person;
  const data = { first_name: firstName, last_name: lastName, phone: e164, email, password };
  const response = await accepted(page.request.post('/api/onboarding/register', { data }));
  const answer: unknown = await response.json();
  return { ...person, userId: signedIn.parse(answer).body.user.id, headers: headersOf(answer) };
}

/** The phone of an account is verified, without its page. The session that verifies it goes on with a new token. */
export async function verify(page: Page, buyer: Buyer): Promise<Buyer> {
  const data = { otp: await codeFor(page, buyer), user_id: buyer.userId };
  const { headers } = buyer;
  const response = await accepted(page.request.post('/api/onboarding/verify-otp', { data, headers }));
  return { ...buyer, headers: headersOf(await response.json()) };
}

/** The same from another session of theirs: this one stays as it is. */
export async function verifyElsewhere(page: Page, buyer: Buyer): Promise<void> {
  const data = { identifier: buyer.email, password: buyer.password };
  const response = await accepted(page.request.post('/api/onboarding/login', { data }));
  await verify(page, { ...buyer, headers: headersOf(await response.json()) });
}

const headersOf = (answer: unknown): Buyer['headers'] => ({
  authorization: `Bearer ${signedIn.parse(answer).body.token.authToken}`,
});

/** Registered and logged in; a code is on its way to their phone. */
export async function registered(page: Page, person: Person = aPerson()): Promise<Buyer> {
  const buyer = await register(page, person);
  await keepCookie(page, buyer);
  return buyer;
}

/** Registered, with a phone that is verified. */
export async function verified(page: Page, person: Person = aPerson()): Promise<Buyer> {
  const buyer = await verify(page, await register(page, person));
  await keepCookie(page, buyer);
  return buyer;
}

async function keepCookie(page: Page, { headers }: Buyer): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const value = headers.authorization.slice('Bearer '.length);
  await page.context().addCookies([{ name: 'userToken', value, url: origin }]);
}

/** The id of the home that a search finds first. */
export async function findHome(page: Page, search: string): Promise<string> {
  const query = new URLSearchParams({ search });
  const response = await accepted(page.request.get(`/api/propy/filter-properties?${query}`));
  const [home] = propertiesPage.parse(await response.json()).body.properties;
  if (!home) throw new Error(`No home is found by ${search}`);
  return home.id;
}

/** A home is among a buyer's saved ones, or not any more. */
export async function saved(
  page: Page,
  { headers }: Buyer,
  { propertyId: id, isSaved }: { propertyId: string; isSaved: boolean },
): Promise<void> {
  const call = isSaved ? 'save-property' : 'unsave-property';
  await accepted(page.request.post(`/api/propy/${call}`, { data: { id }, headers }));
}

/** The headers of a request that is carried out once, however often it is sent. */
const onceOnly = (headers: Buyer['headers']) => ({ ...headers, 'idempotency-key': randomUUID() });

/** A contribution as the server tells it. */
export type Agreed = z.output<typeof contribution>;

/** A contribution on Plan B that holds a unit of a home; nothing is paid into it yet. */
export async function agreed(page: Page, { headers }: Buyer, propertyId: string): Promise<Agreed> {
  const home = await accepted(page.request.get(`/api/propy/get-property?id=${propertyId}`));
  const { property } = propertyResponse.parse(await home.json()).body;
  const unit = property.buildings
    .flatMap(({ apartments }) => apartments)
    .find(({ status }) => status === 'available');
  const data = {
    property_id: propertyId,
    apartment_id: unit?.id,
    plan: 'B',
    duration_months: 24,
    age: 30,
    salary: naira(1_500_000),
    terms_version: termsVersion(DEFAULT_HOLDS),
  };
  const response = await accepted(
    page.request.post('/api/contributions', { data, headers: onceOnly(headers) }),
  );
  return contributionResponse.parse(await response.json()).body.contribution;
}

/** A payment into a contribution is announced: it awaits its transfer. */
export async function declared(
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

/** A payment that awaits its transfer is withdrawn. */
export async function withdrawn(page: Page, { headers }: Buyer, { id }: { id: string }): Promise<void> {
  await accepted(page.request.post(`/api/payments/${id}/withdraw`, { headers }));
}

/** Money reaches a buyer's wallet from their bank. */
export async function transferred(page: Page, { headers }: Buyer, amount: Kobo): Promise<void> {
  const wallet = await accepted(page.request.get('/api/wallet/get', { headers }));
  const { account_number } = walletResponse.parse(await wallet.json()).body.wallet;
  await accepted(page.request.post('/api/sandbox/transfers', { data: { account_number, amount } }));
}

/** Money leaves a buyer's wallet for an account of their own. */
export async function withdrawnTo(
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

/** A unit that is held for a buyer is given back. */
export async function cancelled(page: Page, { headers }: Buyer, { id }: { id: string }): Promise<void> {
  await accepted(page.request.post(`/api/contributions/${id}/cancel`, { headers }));
}

/** A contribution on Plan B whose first instalment has arrived; a second payment is awaited. */
export async function contributed(page: Page, buyer: Buyer, propertyId: string): Promise<{ slug: string }> {
  const { id, slug, checkout_amount: amount } = await agreed(page, buyer, propertyId);
  await declared(page, buyer, { id, amount });
  await transferred(page, buyer, amount);
  await declared(page, buyer, { id, amount: naira(100_000) });
  return { slug };
}

async function accepted(call: Promise<APIResponse>): Promise<APIResponse> {
  const response = await call;
  if (!response.ok()) throw new Error(`${response.url()} was refused: ${await response.text()}`);
  return response;
}
