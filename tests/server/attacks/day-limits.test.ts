import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changesResponse, exitResponse } from '#api/contract/changes.ts';
import { naira } from '#domain/money.ts';
import { limitPerDay } from '#server/platform/http/day-limits.ts';
import { createListing, type TestListing } from '../kit/listings.ts';
import { signUpVerified, TEST_PASSWORD, type TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { agreement, contribute, deposit } from '../money/kit.ts';
import { ownAccount } from '../money/withdrawing.ts';

type Kind = Parameters<typeof limitPerDay>[1]['kind'];

const TIMES_PER_DAY = 50;
const RESET_CODES_PER_DAY = 20;

describeOnDatabase('what costs us something each time', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let listing: TestListing;
  let id: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await signUpVerified(server.app);
    listing = await createListing(server.db, { town: `Town of ${buyer.user.id}` });
    id = (await contribute(server.app, buyer, agreement(listing))).id;
    await deposit(server, buyer, naira(400_000));
  });

  const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
    server.app.inject({
      method,
      url: `/api${url}`,
      headers: { 'idempotency-key': randomUUID(), ...buyer.headers },
      payload,
    });
  const read = async (url: string): Promise<unknown> =>
    (await server.app.inject({ url: `/api${url}`, headers: buyer.headers })).json();

  const REQUESTS = {
    agreement: async () => send('POST', '/contributions', agreement(listing, 1)),
    'plan-change': async () => {
      const [option] = changesResponse.parse(await read(`/contributions/${id}/changes`)).body.changes.options;
      if (!option) throw new Error('No change is offered');
      const { monthly, target, left, ends_on } = option.figures;
      const seen = { monthly, target, left, ends_on };
      return send('POST', `/contributions/${id}/changes`, { change: option.change, seen });
    },
    leaving: async () => {
      const { quote } = exitResponse.parse(await read(`/contributions/${id}/exit`)).body;
      const returned = quote?.returned;
      return send('POST', `/contributions/${id}/exit`, { current_password: TEST_PASSWORD, returned });
    },
    'name-change': async () => send('PATCH', '/users/me', { first_name: 'Bisi' }),
    'kin-change': async () => {
      const next_of_kin = { name: 'Ada Adeyemi', relation: 'sibling', phone: '+2348031234567' };
      return send('PATCH', '/users/me', { next_of_kin });
    },
    'password-change': async () => {
      const password = 'another long enough secret';
      const payload = { current_password: TEST_PASSWORD, password, confirm_password: password };
      return send('POST', '/users/me/password', payload);
    },
    withdrawal: async () => {
      const account_id = await ownAccount(server.app, buyer);
      const payload = { account_id, amount: naira(1_000), current_password: TEST_PASSWORD };
      return send('POST', '/wallet/withdrawals', payload);
    },
  } satisfies Record<Kind, () => Promise<unknown>>;
  const KINDS: readonly Kind[] = [
    'agreement',
    'plan-change',
    'leaving',
    'name-change',
    'kin-change',
    'password-change',
    'withdrawal',
  ];

  const count = (kind: Kind) =>
    limitPerDay(server.db, { userId: buyer.user.id, kind, at: server.clock.now() });
  const countUpTo = async (kind: Kind, times: number): Promise<void> => {
    // Each buyer has agreed to one plan already.
    for (let nth = kind === 'agreement' ? 1 : 0; nth < times; nth += 1) await count(kind);
  };

  it.each(KINDS)('is done 50 times a day: %s', async (kind) => {
    await countUpTo(kind, TIMES_PER_DAY - 1);
    expect((await REQUESTS[kind]()).statusCode).toBeLessThan(300);
    await expect(count(kind)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it.each(KINDS)('is refused beyond that: %s', async (kind) => {
    await countUpTo(kind, TIMES_PER_DAY);
    const rejected = await REQUESTS[kind]();
    expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'too_many_requests']);
  });

  it('is a code to reset the password, from however many networks', async () => {
    const ask = (nth: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/onboarding/init-reset-password',
        remoteAddress: `10.${nth}.0.1`,
        payload: { identifier: buyer.user.phone },
      });
    for (let nth = 0; nth < RESET_CODES_PER_DAY; nth += 1) expect((await ask(nth)).statusCode).toBe(200);
    const rejected = await ask(RESET_CODES_PER_DAY);
    expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'otp_too_many_codes']);
  });
});
