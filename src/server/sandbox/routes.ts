import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  messagesQuery,
  messagesResponse,
  sandboxPayout,
  sandboxPayoutResponse,
  sandboxTransfer,
  sandboxTransferResponse,
  sandboxWithdrawalsResponse,
} from '#api/contract/sandbox.ts';
import { withdrawalParams } from '#api/contract/withdrawals.ts';
import { SANDBOX_PROVIDER } from '../money/bank/sandbox/bank.ts';
import { sandboxPayoutWebhook, sandboxWebhook } from '../money/bank/sandbox/webhook.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { area } from '../platform/http/area.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { route } from '../platform/http/route.ts';
import { isLoopbackHost } from '../platform/settings/loopback.ts';
import { listMessages, restorePlus } from './messages.ts';
import { listRailsMessages, sendRailsTransfer } from './rails.ts';
import { simulatedBankRoutes } from './simulated-bank.ts';
import { amountOfWithdrawal, listSandboxWithdrawals } from './withdrawals.ts';

const tag = 'Sandbox';

/** Any of these headers, set by proxies and tunnels, means that the request came from another machine. */
const FORWARDED_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
];

/**
 * With the sandbox on, the server listens to its own machine only, by a name of that machine. A proxy or tunnel in front
 * of it would let strangers in; so would a web page that is open on this machine, if its own name led here.
 */
async function rejectStrangers({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  // The responses contain codes.
  reply.header('Cache-Control', 'no-store');
  const host = headers.host?.replace(/:\d+$/, '') ?? '';
  if (!isLoopbackHost(host) || FORWARDED_HEADERS.some((name) => name in headers))
    throw new HttpError('not_found');
}

/** Simulates the buyer's bank and phone. Each call exists only if its provider is simulated. */
function sandboxRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { bank, db, messages, now, settings } = dependencies;

  app.addHook('onRequest', rejectStrangers);

  const { railsUrl } = settings;
  /** Posts a webhook of the simulated bank to this server. */
  async function deliver({ rawBody, headers }: ReturnType<typeof sandboxWebhook>): Promise<void> {
    const url = `${app.prefix}/webhooks/${bank.name}`;
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: rawBody });
    if (statusCode >= 500) throw new Error(`The webhook responded with ${statusCode}`);
    if (statusCode !== 200) throw new HttpError('malformed_request');
  }

  if (bank.name === SANDBOX_PROVIDER || railsUrl !== null) {
    route(app, {
      method: 'POST',
      url: '/sandbox/transfers',
      summary: 'Simulates a bank transfer: the signed webhook is delivered to this server',
      tag,
      access: 'all',
      body: sandboxTransfer,
      response: sandboxTransferResponse,
      handle: async ({ body: { accountNumber, amount, eventId = `SBX-${randomUUID()}`, scenario } }) => {
        if (railsUrl !== null && bank.name !== SANDBOX_PROVIDER) {
          const asked = { provider: bank.name, accountNumber, amountKobo: amount };
          const body = await sendRailsTransfer(railsUrl, { ...asked, scenario: scenario ?? 'on_time' });
          return { message: 'The transfer is on its way.', body };
        }
        const transfer = { eventId, accountNumber, amountKobo: amount, occurredAt: now() };
        await deliver(sandboxWebhook(transfer, settings.bankWebhookSecret));
        return { message: 'The transfer is on its way.', body: { eventId } };
      },
    });

    route(app, {
      method: 'GET',
      url: '/sandbox/withdrawals',
      summary: 'The last withdrawals that the simulated bank was asked to send',
      tag,
      access: 'all',
      response: sandboxWithdrawalsResponse,
      handle: async () => ({
        message: 'The withdrawals.',
        body: { withdrawals: await listSandboxWithdrawals({ db, now }, bank.name) },
      }),
    });
  }

  if (railsUrl !== null && bank.name !== SANDBOX_PROVIDER)
    simulatedBankRoutes(app, { railsUrl, provider: bank.name });

  if (bank.name === SANDBOX_PROVIDER) {
    route(app, {
      method: 'POST',
      url: '/sandbox/withdrawals/:id',
      summary: 'Simulates what becomes of a withdrawal: the signed webhook is delivered to this server',
      tag,
      access: 'all',
      params: withdrawalParams,
      body: sandboxPayout,
      response: sandboxPayoutResponse,
      handle: async ({ params: { id }, body: { outcome } }) => {
        const amountKobo = await amountOfWithdrawal(db, id);
        const payout = { reference: id, outcome, amountKobo, occurredAt: now() };
        await deliver(sandboxPayoutWebhook(payout, settings.bankWebhookSecret));
        return { message: 'The bank has said what became of it.', body: {} };
      },
    });
  }

  if (messages.sms?.name === 'outbox' || messages.email?.name === 'outbox' || railsUrl !== null) {
    route(app, {
      method: 'GET',
      url: '/sandbox/messages',
      summary: 'The messages sent to an address, newest first',
      tag,
      access: 'all',
      query: messagesQuery,
      response: messagesResponse,
      handle: async ({ query: { to } }) => {
        const simulated = railsUrl === null ? [] : await listRailsMessages(railsUrl, restorePlus(to));
        const listed = [...simulated, ...(await listMessages(db, to))];
        return { message: 'The messages.', body: { messages: listed } };
      },
    });
  }
}

export const sandboxArea = area<Dependencies>('sandbox', ['authentication', 'bank'], sandboxRoutes);
