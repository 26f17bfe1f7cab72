import * as z from 'zod/mini';
import {
  MessageAccountError,
  MessageKeyError,
  MessageRejectedError,
  type SendingProvider,
} from '../../platform/ports/messages.ts';
import type { TermiiSettings } from '../../platform/settings/message-settings.ts';
import { postJson } from './call.ts';

/** `code` alone says that it is accepted: without an id its report is not found, and another try would send it twice. */
const accepted = z.object({
  code: z.literal('ok'),
  message_id: z.optional(z.unknown()),
  message_id_str: z.optional(z.unknown()),
});
const KEY_STATUSES = [401, 403];
/** Statuses of a rejected message; only its text says whether the phone number or our account is the reason. */
const REJECTING_STATUSES = [400, 402, 404, 422];
const rejectedBody = z.object({ message: z.string() });
const ABOUT_RECIPIENT =
  /(?:invalid|wrong|unknown) (?:phone|mobile|number|recipient|destination|msisdn)|(?:phone|mobile)[ _]?number|\bto field|recipient|msisdn/i;
/** 'ApplicationSenderId not found', 'No route', 'Insufficient balance', 'Country inactive' */
const ABOUT_US = /sender|route|balance|country|account|api.?key/i;

/** SMS by Termii: developers.termii.com, `POST /api/sms/send`. */
export const termiiMessages = (settings: TermiiSettings): SendingProvider => ({
  name: 'termii',
  send: ({ to, text }, signal) =>
    callTermii(settings, {
      path: 'api/sms/send',
      body: { to: toDigits(to), from: settings.sender, sms: text, type: 'plain', channel: settings.route },
      signal,
    }),
});

/** Codes that Termii reads out in a phone call: `POST /api/sms/otp/call`. It accepts only the digits. */
export const termiiCalls = (settings: Pick<TermiiSettings, 'apiKey' | 'baseUrl'>): SendingProvider => ({
  name: 'termii',
  send: async ({ to, otp }, signal) => {
    if (otp === undefined) throw new MessageRejectedError('Termii calls for codes alone');
    const body = { phone_number: toDigits(to), code: otp };
    return callTermii(settings, { path: 'api/sms/otp/call', body, signal });
  },
});

/** Phone numbers are international, without the plus. */
const toDigits = (phone: string): string => phone.replace('+', '');

interface TermiiCall {
  readonly path: string;
  readonly body: object;
  readonly signal: AbortSignal;
}

/** Returns the message's id, if the response has it as text. @throws like `SendingProvider.send`. */
async function callTermii(
  { apiKey, baseUrl }: Pick<TermiiSettings, 'apiKey' | 'baseUrl'>,
  { path, body, signal }: TermiiCall,
): Promise<string | null> {
  const { status, body: received } = await postJson({
    name: 'Termii',
    url: new URL(path, withSlash(baseUrl)).href,
    body: { api_key: apiKey, ...body },
    signal,
  });
  const parsed = z.safeParse(accepted, received);
  if (status === 200 && parsed.success) {
    const { message_id, message_id_str } = parsed.data;
    return [message_id, message_id_str].find((id) => typeof id === 'string') ?? null;
  }
  if (KEY_STATUSES.includes(status))
    throw new MessageKeyError(`Termii refuses the key TERMII_API_KEY with ${status}`);
  const said = z.safeParse(rejectedBody, received).data?.message ?? '';
  // A 200 response can also contain an error.
  if (REJECTING_STATUSES.includes(status) || (status === 200 && ABOUT_US.test(said))) {
    if (ABOUT_RECIPIENT.test(said) && !ABOUT_US.test(said))
      throw new MessageRejectedError(`Termii rejected its phone number with ${status}`);
    throw new MessageAccountError(
      `Termii rejected it with ${status}, and not for its phone number: are sender, route and balance in order?`,
    );
  }
  throw new Error(
    status === 200 ? 'Termii responded without accepting it' : `Termii responded with ${status}`,
  );
}

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`);
