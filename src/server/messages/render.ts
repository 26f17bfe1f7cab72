import type { DeliveryChannel } from '#domain/messages.ts';
import type { Message } from '../platform/ports/messages.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { Copy } from './copy.ts';
import { MESSAGE_KINDS, type MessageKind } from './kinds.ts';
import { renderHtml } from './templates/html.ts';

interface Written {
  readonly id: string;
  readonly kind: MessageKind;
  readonly channel: DeliveryChannel;
  readonly to: string;
  readonly copy: Copy;
}

const PREFERENCES_PATH = '/dashboard/profile';

/** Renders a message for its channel. Links require `PUBLIC_URL`. */
export function renderMessage(
  { id, kind, channel, to, copy }: Written,
  { productName, publicUrl }: Pick<Settings, 'productName' | 'publicUrl'>,
): Message {
  const otp = copy.code === undefined ? {} : { otp: copy.code };
  if (channel !== 'email')
    return { id, channel, to, text: channel === 'sms' ? smsText(copy, publicUrl) : copy.text, ...otp };
  const linkTo = (path: string | undefined): string | null =>
    publicUrl === null || path === undefined ? null : new URL(path, publicUrl).href;
  const actionUrl = linkTo(copy.action?.path);
  const preferencesUrl = MESSAGE_KINDS[kind] === 'account' ? null : linkTo(PREFERENCES_PATH);
  return {
    id,
    channel,
    to,
    subject: copy.subject,
    text: plainText(copy, actionUrl, preferencesUrl),
    html: renderHtml(copy, { productName, actionUrl, preferencesUrl }),
    ...(copy.replyTo !== undefined && { replyTo: copy.replyTo }),
    ...otp,
  };
}

/** The last line binds a code to our site, so that the browser fills it in only there (WebOTP). */
const smsText = ({ text, code }: Copy, publicUrl: string | null): string =>
  code === undefined || publicUrl === null ? text : `${text}\n\n@${new URL(publicUrl).host} #${code}`;

function plainText(
  { text, facts = [], details = [], action }: Copy,
  actionUrl: string | null,
  preferencesUrl: string | null,
): string {
  const blocks = [
    text,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    details.join('\n'),
    action && actionUrl ? `${action.label}: ${actionUrl}` : '',
    preferencesUrl ? `Choose what we write to you: ${preferencesUrl}` : '',
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}
