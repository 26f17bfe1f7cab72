import * as z from 'zod/mini';
import type { TransferScenario } from '#api/contract/sandbox.ts';
import { type Kobo, kobo, nairaText } from '#domain/money.ts';
import { HttpError } from '../platform/http/http-error.ts';

const TIMEOUT_MS = 10_000;
/** Well-formed, but no wallet's account number. */
const STRANGERS_ACCOUNT = '0690000031';

const stepResponse = z.object({ now: z.string(), depositId: z.nullable(z.string()) });
const state = z.object({
  messages: z.array(
    z.object({
      channel: z.enum(['sms', 'whatsapp', 'voice', 'email']),
      to: z.string(),
      text: z.string(),
      at: z.string(),
    }),
  ),
});

interface RailsTransfer {
  readonly provider: string;
  readonly accountNumber: string;
  readonly amountKobo: Kobo;
  readonly scenario: TransferScenario;
}

/** Deviations from an immediately reported transfer; amounts are fractions of the entered one. */
interface Play {
  readonly amount?: number;
  readonly transfers?: number;
  readonly outageFor?: string;
  readonly report?: Readonly<Record<string, unknown>>;
}

const PLAYS: Readonly<Record<TransferScenario, Play>> = {
  on_time: {},
  late: { report: { delay: '1m' } },
  repeated: { report: { copies: 3 } },
  twice: { transfers: 2 },
  short: { amount: 0.5 },
  over: { amount: 1.5 },
  wrong_account: { report: { to: STRANGERS_ACCOUNT } },
  lost: { report: { lost: true } },
  outage: { outageFor: '2m' },
};

/**
 * Makes the provider simulator send a transfer. Returns its id at the bank and the sent amount.
 * @throws HttpError if it does not answer.
 */
export async function sendRailsTransfer(
  railsUrl: string,
  { provider, accountNumber, amountKobo, scenario }: RailsTransfer,
): Promise<{ eventId: string; amount: Kobo }> {
  const { amount = 1, transfers = 1, outageFor, report } = PLAYS[scenario];
  const sentKobo = kobo(Math.max(1, Math.round(amountKobo * amount)));
  if (outageFor) await runStep(railsUrl, { fault: { provider, kind: 'outage', for: outageFor } });
  const transfer = { provider, to: accountNumber, naira: Number(nairaText(sentKobo)), ...report };
  let eventId = '';
  for (let count = 0; count < transfers; count += 1)
    eventId = (await runStep(railsUrl, { transfer })).depositId ?? '';
  return { eventId, amount: sentKobo };
}

/** Messages that the simulator received for a phone number, newest first. */
export async function listRailsMessages(railsUrl: string, to: string) {
  const { messages } = z.parse(state, await ask(railsUrl, '/control/state'));
  return messages
    .filter((message) => message.channel !== 'email' && message.to === to)
    .map(({ channel, text, at }) => ({ channel, to, text, createdAt: at }))
    .toReversed();
}

/**
 * Makes the simulator run a step of a scenario. Returns the step's time, and the id of its deposit, if any.
 * @throws HttpError if it does not answer.
 */
export const runStep = async (railsUrl: string, step: object): Promise<z.output<typeof stepResponse>> =>
  z.parse(stepResponse, await ask(railsUrl, '/control/steps', step));

async function ask(railsUrl: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(new URL(path, railsUrl), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => null);
  if (!response?.ok) throw new HttpError('dependency_down');
  return response.json();
}
