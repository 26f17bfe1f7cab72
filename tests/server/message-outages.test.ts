import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LAGOS_OFFSET_MS } from '#domain/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import { createSimulator, RAILS_KEYS, type Simulator } from '#rails/simulator.ts';
import { notifySavedHomes } from '#server/catalogue/saved-notices.ts';
import { setPreference } from '#server/messages/audience.ts';
import { sendingJob } from '#server/messages/jobs.ts';
import { sendMessages } from '#server/messages/send.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { payments } from '#server/platform/db/schema/contributions.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import type { Dependencies } from '#server/platform/dependencies.ts';
import { PermanentJobError } from '#server/platform/jobs/job.ts';
import { remindHolds } from '#server/savings/notices/holds.ts';
import { remindInstalments } from '#server/savings/notices/instalments.ts';
import { notifyOfDeposits, notifyOfPayment } from '#server/savings/notices/received.ts';
import { attemptDelivery } from './kit/deliver.ts';
import { createListing } from './kit/listings.ts';
import { post, type TestPerson } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';
import { agreement, contribute, createBuyer, deposit, newSession, pay } from './money/kit.ts';

const INSTALMENT_KOBO = naira(312_500);
const fail = (error: unknown) => expect.unreachable(String(error));

/** The queue's minimum wait before the next attempt; it adds up to the same time again. */
const waitMs = (kind: 'code' | 'payment_received', attempt: number): number => {
  const { firstWaitSeconds, maxWaitSeconds } = sendingJob(kind);
  return Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** (attempt - 1)) * SECOND_MS;
};

describeOnDatabase('an outage of those who carry messages', (open) => {
  let server: TestServer;
  let network: Simulator;
  let buyer: TestPerson;
  beforeAll(async () => {
    network = createSimulator({
      merchantOrigin: 'http://127.0.0.1:9',
      startMs: Date.now(),
      seed: 'outages',
      merchantName: 'Kolo',
      slowMs: 0,
    });
    const origin = await network.app.listen({ port: 0 });
    server = await open({
      SMS_PROVIDER: 'termii',
      TERMII_API_KEY: RAILS_KEYS.termii.apiKey,
      TERMII_SECRET_KEY: RAILS_KEYS.termii.secretKey,
      TERMII_BASE_URL: `${origin}/termii`,
      TERMII_SENDER: 'Kolo',
      WHATSAPP_PROVIDER: 'cloud',
      WHATSAPP_ACCESS_TOKEN: RAILS_KEYS.whatsapp.accessToken,
      WHATSAPP_APP_SECRET: RAILS_KEYS.whatsapp.appSecret,
      WHATSAPP_PHONE_NUMBER_ID: RAILS_KEYS.whatsapp.phoneNumberId,
      WHATSAPP_TEMPLATE: RAILS_KEYS.whatsapp.template,
      WHATSAPP_CODE_TEMPLATE: RAILS_KEYS.whatsapp.codeTemplate,
      WHATSAPP_VERIFY_TOKEN: RAILS_KEYS.whatsapp.verifyToken,
      WHATSAPP_BASE_URL: `${origin}/whatsapp/v23.0`,
    });
  });
  afterAll(async () => {
    await server.close();
    await network.app.close();
  });
  beforeEach(async () => {
    network.faults.termii.clear();
    network.faults.whatsapp.clear();
    network.smsAccount.rejection = null;
    network.whatsAppAccount.hasTemplates = true;
    await passUntil(12);
    buyer = await createBuyer(server);
  });

  async function pass(byMs: number): Promise<void> {
    server.clock.advance(byMs);
    await network.clock.advance(byMs);
  }
  /** Advances to an hour of the day in Nigeria. */
  const passUntil = (hour: number): Promise<void> => {
    const sinceMidnightMs = (server.clock.now().getTime() + LAGOS_OFFSET_MS) % DAY_MS;
    return pass((hour * HOUR_MS - sinceMidnightMs + DAY_MS) % DAY_MS);
  };
  const rows = (kind: string) =>
    server.db
      .select()
      .from(messages)
      .where(and(eq(messages.userId, buyer.user.id), eq(messages.kind, kind)));
  const idOf = async (kind: string): Promise<string> => (await rows(kind))[0]?.id ?? '';
  const statusOf = async (kind: string) => (await rows(kind)).map(({ status }) => status);
  /** What the buyer's phone has received after a few seconds. */
  const received = async (): Promise<string[]> => {
    await pass(5 * SECOND_MS);
    return network.inbox.to(buyer.user.phone).map(({ text }) => text);
  };

  /** Retries a message as the queue's clock would, until it is not retried any more. Returns the number of attempts. */
  async function deliverWithRetries(kind: 'code' | 'payment_received', messageId: string): Promise<number> {
    const { retries } = sendingJob(kind);
    for (let attempt = 1; attempt <= retries + 1; attempt += 1) {
      const isDone = await attemptDelivery(server.dependencies, messageId, { attempt }).then(
        () => true,
        () => false,
      );
      if (isDone) return attempt;
      await pass(waitMs(kind, attempt));
    }
    return expect.unreachable(`The message of the kind ${kind} is a dead letter`);
  }

  /** The same buyer with a new session, days later. */
  const again = async (): Promise<TestPerson> => ({
    ...buyer,
    ...(await newSession(server, buyer.user.id)),
  });

  async function paidInstalment(): Promise<string> {
    const { id } = await contribute(server.app, buyer, agreement(await createListing(server.db)));
    await deposit(server, buyer, INSTALMENT_KOBO);
    const [payment] = await server.db.select().from(payments).where(eq(payments.contributionId, id));
    await notifyOfPayment(server.dependencies, payment?.id ?? '');
    return id;
  }

  test('that takes two days delays a payment notice, which says so, once and by day', async () => {
    await paidInstalment();
    const at = server.clock.now();
    network.faults.termii.add('unavailable', { forMs: 2 * DAY_MS });
    // Each night, another job takes over the message in the morning.
    while ((await statusOf('payment_received')).includes('queued')) {
      await deliverWithRetries('payment_received', await idOf('payment_received'));
      await passUntil(7);
    }
    const [text = '', ...others] = await received();
    expect(others).toEqual([]);
    expect(text).toContain('We have received your payment of ₦312,500');
    expect(text).toMatch(/This message is late: it was true on \d+ \w+ \d{4}, 12:00\.$/);
    expect(server.clock.now().getTime() - at.getTime()).toBeGreaterThan(2 * DAY_MS);
  });

  test('leaves a notice of the day as it is where it is over within minutes', async () => {
    await paidInstalment();
    network.faults.termii.add('unavailable', { forMs: 5 * MINUTE_MS });
    await deliverWithRetries('payment_received', await idOf('payment_received'));
    expect(await received()).toEqual([expect.not.stringContaining('This message is late')]);
  });

  test('does not wake a buyer where it ends at night', async () => {
    await paidInstalment();
    network.faults.termii.add('unavailable', { forMs: HOUR_MS });
    await passUntil(23);
    await attemptDelivery(server.dependencies, await idOf('payment_received'));
    expect([await received(), await statusOf('payment_received')]).toEqual([[], ['queued']]);
    await passUntil(7);
    await attemptDelivery(server.dependencies, await idOf('payment_received'));
    expect(await received()).toHaveLength(1);
  });

  test('ends a code with its lifetime', async () => {
    network.faults.termii.add('unavailable', { forMs: 11 * MINUTE_MS });
    await sendMessages(
      server.dependencies,
      server.db,
      {
        kind: 'code',
        copy: { subject: 'Code', text: 'Your code is 4821', code: '4821' },
        userId: buyer.user.id,
        expiresAt: new Date(server.clock.now().getTime() + 10 * MINUTE_MS),
      },
      [{ channel: 'sms', to: buyer.user.phone }],
    );
    await deliverWithRetries('code', await idOf('code'));
    expect([await received(), await statusOf('code')]).toEqual([[], ['expired']]);
  });

  test('ends what asks for more money than is missing any more', async () => {
    await contribute(server.app, buyer, agreement(await createListing(server.db)));
    await deposit(server, buyer, naira(100_000));
    const [event] = await server.db
      .select()
      .from(bankEvents)
      .where(eq(bankEvents.amountKobo, naira(100_000)));
    await notifyOfDeposits(server.dependencies, { userId: buyer.user.id, eventIds: [event?.id ?? ''] });
    expect(await statusOf('deposit_short')).toEqual(['queued']);
    await deposit(server, buyer, naira(212_500));
    await attemptDelivery(server.dependencies, await idOf('deposit_short'));
    expect([await received(), await statusOf('deposit_short')]).toEqual([[], ['expired']]);
  });

  test('ends the reminder of a hold that is paid meanwhile, and sends that of one that is not', async () => {
    const listing = await createListing(server.db);
    for (const unit of [0, 1]) await contribute(server.app, buyer, agreement(listing, unit));
    await pass(24 * HOUR_MS);
    await remindHolds(server.dependencies, fail);
    await deposit(server, await again(), INSTALMENT_KOBO);
    for (const { id } of await rows('hold_ending')) await attemptDelivery(server.dependencies, id);
    expect((await statusOf('hold_ending')).toSorted()).toEqual(['expired', 'sent']);
    expect(await received()).toHaveLength(1);
  });

  test('ends the reminder of an instalment that is paid meanwhile, or due no more', async () => {
    const contributionId = await paidInstalment();
    const reminded = async (): Promise<string> => {
      const before = (await rows('instalment_due')).map(({ id }) => id);
      for (let day = 0; day < 40; day += 1) {
        await pass(DAY_MS);
        await remindInstalments(server.dependencies, fail);
        const found = (await rows('instalment_due')).find(({ id }) => !before.includes(id));
        if (found) return found.id;
      }
      return expect.unreachable('No reminder was written');
    };
    const payNext = async (): Promise<void> => {
      const person = await again();
      await pay(server.app, person, contributionId, INSTALMENT_KOBO);
      await deposit(server, person, INSTALMENT_KOBO);
    };
    const threeDaysBefore = await reminded();
    await pass(DAY_MS);
    await attemptDelivery(server.dependencies, threeDaysBefore);
    // It says what is due now, so it is not late.
    expect(await received()).toEqual([expect.not.stringMatching(/This message is late/)]);
    const onTheDay = await reminded();
    await pass(DAY_MS);
    await attemptDelivery(server.dependencies, onTheDay);
    await payNext();
    const ofNext = await reminded();
    await payNext();
    await attemptDelivery(server.dependencies, ofNext);
    expect(await received()).toHaveLength(1);
    expect((await statusOf('instalment_due')).toSorted()).toEqual(['expired', 'expired', 'sent']);
  });

  test('that does not end makes a notice a dead letter after three days', async () => {
    await paidInstalment();
    network.faults.termii.add('unavailable');
    const id = await idOf('payment_received');
    await expect(attemptDelivery(server.dependencies, id)).rejects.not.toThrow(PermanentJobError);
    await pass(3 * DAY_MS + HOUR_MS);
    await expect(attemptDelivery(server.dependencies, id)).rejects.toThrow(PermanentJobError);
    expect(await statusOf('payment_received')).toEqual(['queued']);
  });

  test('of our own account with the provider keeps every message, and sends it once that is mended', async () => {
    await paidInstalment();
    network.smsAccount.rejection = 'sender';
    const id = await idOf('payment_received');
    await expect(attemptDelivery(server.dependencies, id)).rejects.toThrow(
      'are sender, route and balance in order?',
    );
    expect(await statusOf('payment_received')).toEqual(['queued']);
    await pass(3 * DAY_MS + HOUR_MS);
    // `npm run jobs` lists it, and sends it again.
    await expect(attemptDelivery(server.dependencies, id)).rejects.toThrow(PermanentJobError);
    network.smsAccount.rejection = null;
    await attemptDelivery(server.dependencies, id);
    expect(await statusOf('payment_received')).toEqual(['sent']);
  });

  test('of our own account with WhatsApp has a code go by SMS at once', async () => {
    network.whatsAppAccount.hasTemplates = false;
    expect(await byWhatsApp(server.dependencies, 'code')).toBe(1);
    const byChannel = (await rows('code')).map(({ channel, status }) => `${channel} ${status}`);
    expect(byChannel.toSorted()).toEqual(['sms queued', 'whatsapp rejected']);
  });

  const byWhatsApp = async (dependencies: Dependencies, kind: 'code' | 'payment_received') => {
    const said = { subject: 'News', text: 'It is here.', ...(kind === 'code' && { code: '4821' }) };
    await sendMessages(
      dependencies,
      server.db,
      { kind, copy: said, userId: buyer.user.id, key: `${kind}:${buyer.user.id}` },
      [{ channel: 'whatsapp', to: buyer.user.phone }],
    );
    return deliverWithRetries(kind, await idOf(kind));
  };

  test.each([
    ['code', MINUTE_MS],
    ['payment_received', HOUR_MS],
  ] as const)('of WhatsApp alone sends a %s by SMS in its place', async (kind, withinMs) => {
    network.faults.whatsapp.add('unavailable');
    const at = server.clock.now().getTime();
    await byWhatsApp(server.dependencies, kind);
    const byChannel = (await rows(kind)).map(({ channel, status }) => `${channel} ${status}`);
    expect(byChannel.toSorted()).toEqual(['sms queued', 'whatsapp rejected']);
    expect(server.clock.now().getTime() - at).toBeLessThan(withinMs);
  });

  test('of WhatsApp sends no news of homes by SMS: they wait', async () => {
    const listing = await createListing(server.db);
    const at = server.clock.now();
    for (const [channel, isWanted] of [
      ['whatsapp', true],
      ['email', false],
    ] as const)
      await setPreference(server.db, { topic: 'homes', channel, isWanted, userId: buyer.user.id, at });
    await post(server.app, '/propy/save-property', { id: listing.propertyId }, buyer.headers);
    await notifySavedHomes(server.dependencies, fail);
    await server.db
      .update(properties)
      .set({ priceKobo: naira(26_000_000) })
      .where(eq(properties.id, listing.propertyId));
    await notifySavedHomes(server.dependencies, fail);
    network.faults.whatsapp.add('unavailable');
    const sending = attemptDelivery(server.dependencies, await idOf('saved_home_changed'), { attempt: 20 });
    await expect(sending).rejects.toThrow('WhatsApp responded with 503');
    expect(await statusOf('saved_home_changed')).toEqual(['queued']);

    // Without WhatsApp they end.
    const providers = { ...server.dependencies.messages, whatsapp: null };
    await attemptDelivery({ ...server.dependencies, messages: providers }, await idOf('saved_home_changed'));
    expect(await statusOf('saved_home_changed')).toEqual(['rejected']);
  });
});
