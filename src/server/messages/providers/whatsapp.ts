import * as z from 'zod/mini';
import {
  MessageAccountError,
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
    if (isKeyRejected(status, body))
      throw new MessageKeyError(`WhatsApp refuses the token WHATSAPP_ACCESS_TOKEN with ${status}`);
    const code = z.safeParse(anyFailure, body).data?.error.code;
    if (code !== undefined && RECIPIENT_CODES.has(code))
      throw new MessageRejectedError(`WhatsApp rejected its phone number with ${status}, code ${code}`);
    // A 404 with a code is about a template, one without is about the address.
    if (status === 400 || (status === 404 && code !== undefined))
      throw new MessageAccountError(
        `WhatsApp rejected it with ${status}, code ${code ?? 'unknown'}: are templates, number and payment in order?`,
      );
    throw new Error(
      status === 200 ? 'WhatsApp responded without accepting it' : `WhatsApp responded with ${status}`,
    );
  },
});

/** Meta's error code for a wrong or expired token, regardless of the HTTP status. */
const TOKEN_REJECTED = 190;
const failure = z.object({ error: z.object({ code: z.literal(TOKEN_REJECTED) }) });

const anyFailure = z.object({ error: z.object({ code: z.int() }) });
/**
 * Meta's error codes about a phone number: it has no WhatsApp (131026), is our own (131021), or takes no more such
 * messages (130472, 131049, 131050). Others are about our account, its templates or its payment.
 */
const RECIPIENT_CODES: ReadonlySet<number> = new Set([130_472, 131_021, 131_026, 131_049, 131_050]);

const isKeyRejected = (status: number, body: unknown): boolean =>
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
