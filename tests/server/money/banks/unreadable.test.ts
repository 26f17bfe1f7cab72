import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { HASH_HEADER } from '#server/money/bank/flutterwave/signature.ts';
import { SIGNATURE_HEADER, sign } from '#server/money/bank/signature.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { LIVE_BANK_PROVIDERS } from '#server/platform/ports/bank.ts';
import { FLUTTERWAVE_TRANSFER, MONNIFY_RESERVED_ACCOUNT } from '#tests/fixtures/banks/published.ts';
import { linesOf, runProgram } from '../../kit/run-program.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';
import type { LiveProvider } from './simulated.ts';

const HEADERS: Readonly<Record<LiveProvider, (body: Buffer) => Record<string, string>>> = {
  paystack: (body) => ({ [SIGNATURE_HEADER]: sign(body, RAILS_KEYS.paystack.secretKey) }),
  monnify: (body) => ({ 'monnify-signature': sign(body, RAILS_KEYS.monnify.secretKey) }),
  flutterwave: () => ({ [HASH_HEADER]: RAILS_KEYS.flutterwave.secretHash }),
};

const charge = {
  status: 'success',
  channel: 'dedicated_nuban',
  reference: 'r-1',
  amount: 100,
  currency: 'NGN',
  paid_at: '2026-11-30T09:00:00.000Z',
};
const paystack = (data: object, event = 'charge.success') => ({ event, data: { ...charge, ...data } });
const monnify = (data: object, eventType: string = MONNIFY_RESERVED_ACCOUNT.eventType) => ({
  eventType,
  eventData: { ...MONNIFY_RESERVED_ACCOUNT.eventData, ...data },
});
const flutterwave = (data: object, event: string = FLUTTERWAVE_TRANSFER.event) => ({
  event,
  data: { ...FLUTTERWAVE_TRANSFER.data, ...data },
});

const EVENTS: Readonly<Record<LiveProvider, readonly (readonly [string | object, string])[]>> = {
  paystack: [
    ['[', 'the body is not an object'],
    [{ event: 'charge.success' }, 'data is not an object'],
    [paystack({ currency: 'USD' }), 'data.currency is not NGN'],
    [paystack({ amount: 10.5 }), 'data.amount is not a positive whole number of kobo'],
    [paystack({ reference: '' }), 'data.reference does not match /^[\\x20-\\x7e]{1,200}$/'],
    [paystack({ reference: '' }, 'transfer.success'), 'data.reference is empty'],
    [paystack({}, 'dedicatedaccount.assign.success'), 'data.customer is not an object'],
    [paystack({}, 'customeridentification.failed'), 'data.customer_code is not a text or a number'],
  ],
  monnify: [
    ['null', 'the body is not an object'],
    [monnify({ currency: 'USD' }), 'eventData.currency is not NGN'],
    [monnify({ product: {} }), 'eventData.product.type is not a text or a number'],
    [monnify({ amountPaid: '10.005' }), 'eventData.amountPaid is not a positive amount in naira and kobo'],
    [monnify({ paidOn: '31 November' }), 'eventData.paidOn is not a time in a known format'],
    [monnify({}, 'FAILED_DISBURSEMENT'), 'eventData.reference is not a text or a number'],
  ],
  flutterwave: [
    [{ event: 'charge.completed' }, 'data is not an object'],
    [flutterwave({ currency: 'USD' }), 'data.currency is not NGN'],
    [flutterwave({ amount: -200 }), 'data.amount is not a positive amount in naira and kobo'],
    [flutterwave({ created_at: 'Ada Obi' }), 'data.created_at is not a datetime'],
    [flutterwave({}, 'transfer.completed'), 'data.reference is not a text or a number'],
  ],
};

describe.each(LIVE_BANK_PROVIDERS)('%s', (provider) => {
  describeOnPostgres('a signed event that cannot be read', (open) => {
    let server: LiveServer;
    beforeAll(async () => {
      server = await openLive(open, provider);
    });
    afterAll(() => server.close());

    test('says in its note and in npm run bank:events which field breaks which rule', async () => {
      for (const [body] of EVENTS[provider]) {
        const payload = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
        const headers = { 'content-type': 'application/json', ...HEADERS[provider](payload) };
        const url = `/api/webhooks/${provider}`;
        expect((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
        await waitUntilSettled(server);
      }
      const rows = await server.db
        .select({ note: bankEvents.note })
        .from(bankEvents)
        .where(eq(bankEvents.outcome, 'unreadable'))
        .orderBy(bankEvents.receivedAt, bankEvents.id);
      const notes = EVENTS[provider].map(([, note]) => note);
      expect(rows.map(({ note }) => note)).toEqual(notes);
      const settings = { DATABASE_URL: server.databaseUrl ?? '' };
      const lines = linesOf(await runProgram(['src/server/money/bank/events.cli.ts'], settings));
      const shown = lines.map((line) => line.replace(/^.* unreadable {4}\w+ {2}sha256:\w+ {2}/, ''));
      expect(shown).toEqual([...notes, `${notes.length} bank events need attention.`]);
    });
  });
});
