import * as z from 'zod/mini';
import { MessageRejectedError, type SendingProvider } from '../../platform/ports/messages.ts';
import type { TermiiSettings } from '../../platform/settings/message-settings.ts';
import { postJson } from './call.ts';

const accepted = z.object({ code: z.literal('ok'), message_id: z.string() });
/** What it says of a number or a text that it will never take. */
const REJECTING_STATUSES = [400, 422];

/** SMS by Termii: developers.termii.com, `POST /api/sms/send`. */
export const termiiMessages = ({ apiKey, baseUrl, sender, route }: TermiiSettings): SendingProvider => ({
  name: 'termii',
  async send({ to, text }, signal) {
    const { status, body } = await postJson({
      name: 'Termii',
      url: new URL('api/sms/send', withSlash(baseUrl)).href,
      // Numbers are international, without the plus.
      body: {
        api_key: apiKey,
        to: to.replace('+', ''),
        from: sender,
        sms: text,
        type: 'plain',
        channel: route,
      },
      signal,
    });
    const parsed = z.safeParse(accepted, body);
    if (status === 200 && parsed.success) return parsed.data.message_id;
    if (REJECTING_STATUSES.includes(status))
      throw new MessageRejectedError(`Termii rejected it with ${status}`);
    // A 200 that holds an error is one too.
    throw new Error(
      status === 200 ? 'Termii responded without accepting it' : `Termii responded with ${status}`,
    );
  },
});

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`);
