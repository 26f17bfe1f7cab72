import type { Transporter } from 'nodemailer';
import { errorCode } from '../../platform/error-chain.ts';
import {
  MessageAccountError,
  MessageKeyError,
  MessageRejectedError,
  type SendingProvider,
} from '../../platform/ports/messages.ts';
import type { SmtpSettings } from '../../platform/settings/message-settings.ts';
import { assertHeaders } from './headers.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;
/** SMTP codes from this one up are permanent errors. */
const PERMANENT_FROM = 500;
/** Authentication is required. */
const AUTHENTICATE = 530;
/** The command whose refusal is about the recipient. */
const RECIPIENT = 'RCPT TO';
/**
 * Enhanced codes (RFC 3463) that some servers send for the recipient's command although they are about us: the sender's
 * address (1.7, 1.8), a quota (4.5), the server or its protocol (3, 5), permission and policy (7).
 */
const ABOUT_US = /\b5\.(?:1\.[78]|4\.5|[357]\.\d{1,3})\b/;
/** The enhanced codes of the recipient's address and mailbox, which some servers send only after the whole mail. */
const ABOUT_RECIPIENT = /\b5\.[12]\.\d{1,3}\b/;

/** Email through a mail server. */
export function smtpMessages({ url, from }: SmtpSettings): SendingProvider {
  let opening: Promise<Transporter> | undefined;
  const domain = from.replace(/^.*@|>$/g, '');
  return {
    name: 'smtp',
    async send(message, signal) {
      assertHeaders(message);
      signal.throwIfAborted();
      const { id, to, subject, replyTo, text, html } = message;
      try {
        opening ??= openTransport(url);
        const sent = await (await opening).sendMail({
          from,
          // An object, because a comma in a text would separate two addresses.
          to: { name: '', address: to },
          // The same at every attempt, so that mail programs show a repeated message only once.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          text,
          ...(subject !== undefined && { subject }),
          ...(html !== undefined && { html }),
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        });
        return sent.messageId;
      } catch (error) {
        throw toSafeError(error);
      }
    },
  };
}

/** Loads the library at the first mail: it takes memory that a server without mails can spare. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Only the server's codes, because its response can quote the recipient. */
function toSafeError(error: unknown): Error {
  const response = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const code = errorCode(error);
  const about = `The mail server failed with ${[code, response || null].filter(Boolean).join(' ') || 'no code'}`;
  if (code === 'EAUTH') return new MessageKeyError(`${about}: it refuses the user or password in SMTP_URL`);
  const isRejected = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isRejected || response < PERMANENT_FROM) return new Error(about);
  const { command, said } = replyOf(error);
  if (code === 'EMESSAGE' && !ABOUT_US.test(said))
    // Without such a code it may be about every mail of ours, which would all be lost.
    return ABOUT_RECIPIENT.test(said) ? new MessageRejectedError(about) : new Error(about);
  return command === RECIPIENT && response !== AUTHENTICATE && !ABOUT_US.test(said)
    ? new MessageRejectedError(about)
    : new MessageAccountError(`${about} for ${command}: it takes no mail from us`);
}

/** The command that failed, and the server's reply. */
function replyOf(error: unknown): { command: string; said: string } {
  if (!(error instanceof Error)) return { command: '', said: '' };
  const command = 'command' in error ? String(error.command) : '';
  return { command, said: 'response' in error ? String(error.response) : '' };
}
