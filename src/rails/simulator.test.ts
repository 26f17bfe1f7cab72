import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import nodemailer from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import { transferJson } from './providers/flutterwave/shapes.ts';
import { disbursementJson } from './providers/monnify/shapes.ts';
import { readScenario, runScenario, runStep } from './scenario.ts';
import { createSimulator, RAILS_KEYS, type Simulator } from './simulator.ts';

const PAYSTACK = { authorization: `Bearer ${RAILS_KEYS.paystack.secretKey}` };
const SENDER = { name: 'A', accountNumber: '0123456785', bankName: 'B' };
const ADA = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Obi', phone: '+2348031234567' };

/** A merchant that responds to each webhook with the next of these statuses, and with 200 after the last. */
const merchant = Fastify();
let statuses: number[] = [];
let received: string[] = [];
merchant.post<{ Params: { provider: string } }>('/api/webhooks/:provider', async (request, reply) => {
  received.push(JSON.stringify(request.body));
  return reply.code(statuses.shift() ?? 200).send({});
});
const merchantOrigin = await merchant.listen({ port: 0, host: '127.0.0.1' });

let simulator: Simulator;
beforeEach(() => {
  statuses = [];
  received = [];
  simulator = createSimulator({
    merchantOrigin,
    startMs: Date.UTC(2026, 2, 1),
    seed: 'simulator',
    merchantName: 'Kolo'.toUpperCase(),
    slowMs: 10,
  });
});
afterEach(() => simulator.app.close());

const openAccount = () => {
  const { book } = simulator.banks.paystack;
  return book.openAccount(
    book.customer({ email: ADA.email, firstName: 'Ada', lastName: 'Obi', phone: null }),
  );
};
const paystackCall = (method: 'GET' | 'POST', url: string, payload?: object) =>
  simulator.app.inject({ method, url: `/paystack${url}`, headers: PAYSTACK, ...(payload && { payload }) });

describe('webhooks', () => {
  it('are retried by Paystack every 3 minutes four times, then hourly, until one is accepted', async () => {
    statuses = [500, 502, 500, 404, 503, 500];
    openAccount();
    await runStep(simulator, {
      transfer: { provider: 'paystack', to: 'newest', naira: 1, from: 'A', delay: 0, copies: 1, lost: false },
    });
    await simulator.clock.advance(3 * HOUR_MS);
    const [delivery] = simulator.banks.paystack.webhooks.all;
    const start = simulator.banks.paystack.book.deposits[0]?.paidAt.getTime() ?? 0;
    expect(
      delivery?.attempts.map(({ at, status }) => [(at.getTime() - start) / MINUTE_MS, status]),
    ).toStrictEqual([
      [0, 500],
      [3, 502],
      [6, 500],
      [9, 404],
      [12, 503],
      [72, 500],
      [132, 200],
    ]);
  });

  it('are given up by Flutterwave after three retries', async () => {
    statuses = [500, 500, 500, 500];
    const { book, notify, webhooks } = simulator.banks.flutterwave;
    const deposit = book.receive('0000000000', naira(5), SENDER);
    notify({ kind: 'deposit', deposit });
    await simulator.clock.advance(5 * HOUR_MS);
    expect(webhooks.all.map(({ state, attempts }) => [state, attempts.length])).toStrictEqual([
      ['given_up', 4],
    ]);
  });

  it('that were lost are sent again after a requery', async () => {
    const { number } = openAccount();
    await runStep(simulator, {
      transfer: { provider: 'paystack', to: number, naira: 7, from: 'A', delay: 0, copies: 1, lost: true },
    });
    await simulator.clock.advance(HOUR_MS);
    expect(received).toStrictEqual([]);
    await paystackCall('GET', `/dedicated_account/requery?account_number=${number}&provider_slug=wema-bank`);
    await simulator.clock.advance(MINUTE_MS);
    expect(received.map((body) => JSON.parse(body).data.amount)).toStrictEqual([700]);
  });
});

describe('an account', () => {
  it('is assigned after a delay, with a webhook', async () => {
    const response = await paystackCall('POST', '/dedicated_account/assign', {
      ...ADA,
      preferred_bank: 'wema-bank',
      country: 'NG',
    });
    expect(response.json()).toStrictEqual({ status: true, message: 'Assign dedicated account in progress' });
    expect(simulator.banks.paystack.book.accounts).toStrictEqual([]);
    await simulator.clock.advance(MINUTE_MS);
    const [event] = received.map((body) => JSON.parse(body));
    expect(event.event).toBe('dedicatedaccount.assign.success');
    expect(event.data.dedicated_account.account_number).toBe(
      simulator.banks.paystack.book.accounts[0]?.number,
    );
  });

  it('is rejected without the key', async () => {
    const response = await simulator.app.inject({ method: 'POST', url: '/paystack/customer', payload: ADA });
    expect(response.statusCode).toBe(401);
  });
});

describe('a payout', () => {
  const recipient = { type: 'nuban', name: 'Ada', account_number: '0123456785', bank_code: '058' };
  const pay = async (reference: string) => {
    const made = await paystackCall('POST', '/transferrecipient', recipient);
    return paystackCall('POST', '/transfer', {
      source: 'balance',
      amount: 5000,
      recipient: made.json().data.recipient_code,
      reference,
    });
  };

  it('needs balance, is sent once per reference, and can be returned', async () => {
    expect((await pay('withdrawal-0000001')).json().code).toBe('insufficient_balance');
    simulator.banks.paystack.book.receive(openAccount().number, naira(100), SENDER);
    await runStep(simulator, { outcomes: { provider: 'paystack', payout: 'reversed' } });
    expect((await pay('withdrawal-0000001')).json().data.status).toBe('pending');
    expect((await pay('withdrawal-0000001')).json().code).toBe('duplicate_reference');
    await simulator.clock.advance(MINUTE_MS);
    expect(received.map((body) => JSON.parse(body).event)).toStrictEqual([
      'transfer.success',
      'transfer.reversed',
    ]);
    expect(simulator.banks.paystack.book.balanceKobo()).toBe(naira(100));
  });
});

it.each([
  ['pending', 'Transaction is pending'],
  ['success', 'Approved or completed successfully'],
  ['failed', 'Transaction failed'],
] as const)('describes a %s disbursement of Monnify as it is', (status, description) => {
  const { book } = simulator.banks.monnify;
  const payout = book.pay('withdrawal-1', naira(50), { bankCode: '058', accountNumber: '0123456785' }, '');
  expect(disbursementJson({ ...payout, status }, '').transactionDescription).toBe(description);
});

it('has a transfer of Flutterwave that waits for approval as not approved', () => {
  const { book } = simulator.banks.flutterwave;
  book.outcomes.payoutNeedsApproval = true;
  const payout = book.pay('withdrawal-1', naira(50), { bankCode: '058', accountNumber: '0123456785' }, '');
  expect(transferJson(payout, '')).toMatchObject({ requires_approval: 1, is_approved: 0 });
  book.approvePayouts();
  expect(transferJson(payout, '')).toMatchObject({ requires_approval: 0, is_approved: 1 });
});

it('goes on after a timer that failed', async () => {
  const { clock } = simulator;
  clock.schedule(MINUTE_MS, () => Promise.reject(new Error('broken')));
  let hasRun = false;
  clock.schedule(2 * MINUTE_MS, () => {
    hasRun = true;
  });
  await expect(clock.advance(3 * MINUTE_MS)).rejects.toThrow('broken');
  await clock.advance(3 * MINUTE_MS);
  expect(hasRun).toBe(true);
});

describe('a fault', () => {
  it('affects the given number of calls, on its path only', async () => {
    await runStep(simulator, { fault: { provider: 'paystack', kind: 'html', path: '/bank', times: 1 } });
    expect((await paystackCall('GET', '/balance')).statusCode).toBe(200);
    expect((await paystackCall('GET', '/bank')).headers['content-type']).toBe('text/html');
    expect((await paystackCall('GET', '/bank')).json().status).toBe(true);
  });

  it('processes a call and loses the response', async () => {
    const origin = await simulator.app.listen({ port: 0, host: '127.0.0.1' });
    await runStep(simulator, { fault: { provider: 'paystack', kind: 'response_lost', times: 1 } });
    const headers = { ...PAYSTACK, 'content-type': 'application/json' };
    const call = fetch(`${origin}/paystack/customer`, { method: 'POST', headers, body: JSON.stringify(ADA) });
    await expect(call).rejects.toThrow();
    expect(simulator.banks.paystack.book.customers.map(({ email }) => email)).toStrictEqual([ADA.email]);
  });

  it('responds 200 with the provider’s own failure', async () => {
    await runStep(simulator, { fault: { provider: 'monnify', kind: 'error_inside' } });
    const response = await simulator.app.inject({ method: 'POST', url: '/monnify/api/v1/auth/login' });
    expect([response.statusCode, response.json().requestSuccessful]).toStrictEqual([200, false]);
  });
});

it('delivers an SMS and reports it, and reports a phone number on the do-not-disturb list', async () => {
  await runStep(simulator, { dnd: '2348030000001' });
  const send = (to: string, channel: string) =>
    simulator.app.inject({
      method: 'POST',
      url: '/termii/api/sms/send',
      payload: {
        api_key: RAILS_KEYS.termii.apiKey,
        to,
        from: 'Kolo',
        sms: 'Your code is 1234',
        type: 'plain',
        channel,
      },
    });
  await send('2348030000001', 'generic');
  await send('2348030000001', 'dnd');
  await simulator.clock.advance(MINUTE_MS);
  expect(received.map((body) => JSON.parse(body).status)).toStrictEqual([
    'DND Active on Phone Number',
    'DELIVERED | Message delivered to handset',
  ]);
  expect(simulator.inbox.to('+2348030000001').map(({ text }) => text)).toStrictEqual(['Your code is 1234']);
});

it('receives mail, and rejects as many messages as its fault defines', async () => {
  const port = await simulator.mail.listen(0);
  const transport = nodemailer.createTransport(`smtp://127.0.0.1:${port}`);
  const mail = { from: 'a@example.com', to: 'ada@example.com', subject: 'Hello', text: 'Your letter' };
  await runStep(simulator, { mail: { code: 451, times: 1 } });
  await expect(transport.sendMail(mail)).rejects.toThrow('451');
  await transport.sendMail(mail);
  expect(simulator.inbox.to('ada@example.com').map(({ text }) => text)).toStrictEqual([
    expect.stringContaining('Your letter'),
  ]);
  await simulator.mail.close();
});

it('goes on receiving mail after connections that break off', async () => {
  const port = await simulator.mail.listen(0);
  for (let broken = 0; broken < 2; broken += 1) {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'data');
    for (const command of ['HELO kolo', 'MAIL FROM:<a@example.com>']) {
      socket.write(`${command}\r\n`);
      await once(socket, 'data');
    }
    socket.resetAndDestroy();
    await once(socket, 'close');
  }
  const mail = { from: 'a@example.com', to: 'ada@example.com', subject: 'Hello', text: 'Your letter' };
  await nodemailer.createTransport(`smtp://127.0.0.1:${port}`).sendMail(mail);
  expect(simulator.inbox.to('ada@example.com')).toHaveLength(1);
  await simulator.mail.close();
});

describe('a refund in the dashboard', () => {
  const naira1000 = { naira: 1000, from: 'A', delay: 0, copies: 1, lost: false };

  it('refunds part of the latest deposit, or what is left of it', async () => {
    const { book } = simulator.banks.flutterwave;
    const refund = (amount?: number) =>
      runStep(simulator, {
        dashboardRefund: { provider: 'flutterwave', ...(amount !== undefined && { naira: amount }) },
      });
    await expect(refund()).rejects.toThrow('There is no deposit to send back.');
    await runStep(simulator, { transfer: { provider: 'flutterwave', to: '0690000031', ...naira1000 } });
    await refund(300);
    await expect(refund(701)).rejects.toThrow('Of the deposit ₦700 are left to send back.');
    await refund();
    await simulator.clock.advance(MINUTE_MS);
    expect(book.refunds.map(({ amountKobo, status }) => [amountKobo, status])).toStrictEqual([
      [naira(300), 'processed'],
      [naira(700), 'processed'],
    ]);
    expect(book.balanceKobo()).toBe(0);
  });

  it('is listed page by page among those of other products, which do not change the balance', async () => {
    const { book } = simulator.banks.flutterwave;
    await runStep(simulator, { transfer: { provider: 'flutterwave', to: '0690000031', ...naira1000 } });
    await runStep(simulator, { otherRefunds: { provider: 'flutterwave', count: 25 } });
    expect(book.balanceKobo()).toBe(naira(1000));
    const headers = { authorization: `Bearer ${RAILS_KEYS.flutterwave.secretKey}` };
    const response = await simulator.app.inject({ url: '/flutterwave/v3/refunds?page=3', headers });
    expect(response.json()).toMatchObject({
      data: Array.from({ length: 5 }, () => ({ status: 'completed' })),
      meta: { page_info: { total: 25, total_pages: 3 } },
    });
  });
});

const SCENARIOS = new URL('./scenarios/', import.meta.url);
it.each(readdirSync(SCENARIOS))('reads and runs %s', async (file) => {
  openAccount();
  const read = await readScenario(fileURLToPath(new URL(file, SCENARIOS)));
  let isRunning = true;
  const running = runScenario(simulator, read).finally(() => {
    isRunning = false;
  });
  while (isRunning) await simulator.clock.advance(MINUTE_MS);
  await running;
  expect(simulator.clock.nowMs).toBeGreaterThan(Date.UTC(2026, 2, 1));
});

it('names the file of a broken scenario', async () => {
  const file = fileURLToPath(new URL('./simulator.ts', import.meta.url));
  await expect(readScenario(file)).rejects.toThrow('simulator.ts');
});
