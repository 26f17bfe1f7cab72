import * as z from 'zod/mini';
import {
  MessageKeyError,
  MessageRejectedError,
  type SendingProvider,
} from '../../platform/ports/messages.ts';
import type { WhatsAppSettings } from '../../platform/settings/message-settings.ts';
import { postJson } from './call.ts';

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });

/**
 * WhatsApp through Meta's Cloud API. A business may start a conversation only with an approved template, and send a
 * code only with one of the category 'authentication', which has a button that copies the code.
 */
export const whatsAppMessages = ({
  accessToken,
  phoneNumberId,
  template,
  codeTemplate,
  baseUrl,
}: WhatsAppSettings): SendingProvider => ({
  name: 'whatsapp',
  async send({ id, to, text, otp }, signal) {
    if (otp !== undefined && codeTemplate === null)
      throw new MessageRejectedError('No template for codes is set');
    const { status, body } = await postJson({
      name: 'WhatsApp',
      url: `${baseUrl.replace(/\/$/, '')}/${phoneNumberId}/messages`,
      headers: { authorization: `Bearer ${accessToken}` },
      body: {
        messaging_product: 'whatsapp',
        to: to.replace('+', ''),
        type: 'template',
        // Included in delivery reports, which can arrive before the response with Meta's own id.
        biz_opaque_callback_data: id,
        template: {
          name: otp === undefined ? template : codeTemplate,
          language: { code: 'en' },
          components: otp === undefined ? [bodyOf(asParameter(text))] : [bodyOf(otp), copyButton(otp)],
        },
      },
      signal,
    });
    const parsed = z.safeParse(accepted, body);
    if (status === 200 && parsed.success) return parsed.data.messages[0]?.id ?? null;
    if (isKeyRefused(status, body))
      throw new MessageKeyError(`WhatsApp refuses the token WHATSAPP_ACCESS_TOKEN with ${status}`);
    if (status === 400) throw new MessageRejectedError('WhatsApp rejected it with 400');
    throw new Error(
      status === 200 ? 'WhatsApp responded without accepting it' : `WhatsApp responded with ${status}`,
    );
  },
});

/** Meta's error code for a wrong or expired token, regardless of the HTTP status. */
const TOKEN_REFUSED = 190;
const failure = z.object({ error: z.object({ code: z.literal(TOKEN_REFUSED) }) });

const isKeyRefused = (status: number, body: unknown): boolean =>
  status === 401 || status === 403 || z.safeParse(failure, body).success;

const bodyOf = (text: string) => ({ type: 'body', parameters: [{ type: 'text', text }] });
const copyButton = (code: string) => ({
  type: 'button',
  sub_type: 'url',
  index: '0',
  parameters: [{ type: 'text', text: code }],
});

/** A parameter of a template may not contain line breaks, tabs or runs of spaces. */
const asParameter = (text: string): string => text.replace(/\s+/g, ' ').trim();
