import * as z from 'zod/mini';
import type { CodeChannel } from '#domain/messages.ts';
import { EMAIL_PROVIDERS, SMS_PROVIDERS, VOICE_PROVIDERS, WHATSAPP_PROVIDERS } from '../ports/messages.ts';
import { apiAddress, key, notEmpty, oneOf, secret, setting } from './setting.ts';
import { SettingsError } from './settings-error.ts';

/** The settings of the message providers. */
export const MESSAGE_SETTINGS = {
  SMS_PROVIDER: setting(oneOf(SMS_PROVIDERS), 'outbox', 'Who carries SMS'),
  TERMII_API_KEY: secret(z.nullable(notEmpty), null, 'With `termii`: the key of its API'),
  TERMII_SECRET_KEY: secret(
    z.nullable(notEmpty),
    null,
    'With `termii`: the key of the signatures on its delivery reports',
  ),
  TERMII_BASE_URL: setting(
    z.nullable(apiAddress),
    null,
    "With `termii`: the address of its API, from the account's dashboard",
  ),
  TERMII_SENDER: setting(
    z.nullable(z.string().check(z.regex(/^[A-Za-z0-9 ]{3,11}$/, 'must have 3 to 11 letters and digits'))),
    null,
    'With `termii`: the sender id that it has approved',
  ),
  TERMII_CHANNEL: setting(
    oneOf(['dnd', 'generic']),
    'dnd',
    'With `termii`: the route; only `dnd` reaches numbers with Do Not Disturb, and Termii has to enable it',
  ),
  EMAIL_PROVIDER: setting(oneOf(EMAIL_PROVIDERS), 'outbox', 'Who carries email'),
  SMTP_URL: secret(
    z.nullable(
      z.url({ protocol: /^smtps?$/, error: 'must be an address like smtps://user:password@host:465' }),
    ),
    null,
    'With `smtp`: the mail server with its user and password; `smtp://` uses STARTTLS where the server has it',
  ),
  MAIL_FROM: setting(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            /^[^\r\n<>]*(<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
            'must be an email address, or a name with one: Name <mail@example.com>',
          ),
        ),
    ),
    null,
    'With `smtp`: the sender of email',
  ),
  WHATSAPP_PROVIDER: setting(
    z.nullable(oneOf(WHATSAPP_PROVIDERS)),
    null,
    'Who carries WhatsApp messages; without it `outbox` where that carries SMS, else `none`',
  ),
  WHATSAPP_ACCESS_TOKEN: secret(z.nullable(notEmpty), null, 'With `cloud`: the token of the Cloud API'),
  WHATSAPP_PHONE_NUMBER_ID: setting(
    z.nullable(z.string().check(z.regex(/^\d+$/, 'must be digits'))),
    null,
    "With `cloud`: the id of the sender's number",
  ),
  WHATSAPP_TEMPLATE: setting(
    z.nullable(z.string().check(z.regex(/^[a-z0-9_]+$/, 'must be the name of a template'))),
    null,
    'With `cloud`: the approved template with one parameter, the text',
  ),
  WHATSAPP_CODE_TEMPLATE: setting(
    z.nullable(z.string().check(z.regex(/^[a-z0-9_]+$/, 'must be the name of a template'))),
    null,
    'With `cloud`: the approved authentication template with a button that copies the code; without it no code goes by WhatsApp',
  ),
  WHATSAPP_APP_SECRET: secret(
    z.nullable(notEmpty),
    null,
    "With `cloud`: the app's secret, by which its delivery reports are signed",
  ),
  WHATSAPP_VERIFY_TOKEN: secret(
    z.nullable(key),
    null,
    "With `cloud`: the token that Meta shows when it checks the reports' address",
  ),
  WHATSAPP_BASE_URL: setting(
    apiAddress,
    'https://graph.facebook.com/v23.0',
    'With `cloud`: the address of the Cloud API with its version',
  ),
  VOICE_PROVIDER: setting(
    z.nullable(oneOf(VOICE_PROVIDERS)),
    null,
    'Who reads out codes by a call (`termii` with the key and address of its API); without it `outbox` where that carries SMS, else `none`',
  ),
} as const;

export interface TermiiSettings {
  readonly apiKey: string;
  readonly secretKey: string;
  readonly baseUrl: string;
  readonly sender: string;
  readonly route: 'dnd' | 'generic';
}

export interface SmtpSettings {
  readonly url: string;
  readonly from: string;
}

export interface WhatsAppSettings {
  readonly accessToken: string;
  readonly phoneNumberId: string;
  readonly template: string;
  /** Null if codes are not sent by WhatsApp. */
  readonly codeTemplate: string | null;
  readonly appSecret: string;
  readonly verifyToken: string;
  readonly baseUrl: string;
}

/** The provider of each channel, with its settings. */
export interface MessageSettings {
  readonly sms: { readonly provider: 'outbox' } | ({ readonly provider: 'termii' } & TermiiSettings);
  readonly email: { readonly provider: 'outbox' } | ({ readonly provider: 'smtp' } & SmtpSettings);
  readonly whatsapp:
    | { readonly provider: 'none' | 'outbox' }
    | ({ readonly provider: 'cloud' } & WhatsAppSettings);
  readonly voice:
    | { readonly provider: 'none' | 'outbox' }
    | ({ readonly provider: 'termii' } & Pick<TermiiSettings, 'apiKey' | 'baseUrl'>);
}

/** The channels by which a code can be sent to a phone. */
export const codeChannels = ({ whatsapp, voice }: MessageSettings): CodeChannel[] => [
  'sms',
  ...(whatsapp.provider === 'outbox' || (whatsapp.provider === 'cloud' && whatsapp.codeTemplate !== null)
    ? (['whatsapp'] as const)
    : []),
  ...(voice.provider === 'none' ? [] : (['voice'] as const)),
];

type Name = keyof typeof MESSAGE_SETTINGS;
type Read = <Key extends Name>(name: Key) => z.output<(typeof MESSAGE_SETTINGS)[Key]['schema']>;

/** @throws SettingsError with a line per missing setting of a chosen provider. */
export function messageSettings(value: Read): MessageSettings {
  const missing: string[] = [];
  /** The value of a setting that a chosen provider requires; empty, and reported as missing, if it is not set. */
  const needed = (choice: string, name: Name): string => {
    const found = value(name);
    if (found === null) missing.push(`${choice} needs the setting ${name}.`);
    return found ?? '';
  };
  const ofSandbox = value('SMS_PROVIDER') === 'outbox' ? 'outbox' : 'none';
  const whatsapp = value('WHATSAPP_PROVIDER') ?? ofSandbox;
  const voice = value('VOICE_PROVIDER') ?? ofSandbox;
  const settings: MessageSettings = {
    sms:
      value('SMS_PROVIDER') === 'outbox'
        ? { provider: 'outbox' }
        : {
            provider: 'termii',
            apiKey: needed('SMS_PROVIDER=termii', 'TERMII_API_KEY'),
            secretKey: needed('SMS_PROVIDER=termii', 'TERMII_SECRET_KEY'),
            baseUrl: needed('SMS_PROVIDER=termii', 'TERMII_BASE_URL'),
            sender: needed('SMS_PROVIDER=termii', 'TERMII_SENDER'),
            route: value('TERMII_CHANNEL'),
          },
    email:
      value('EMAIL_PROVIDER') === 'outbox'
        ? { provider: 'outbox' }
        : {
            provider: 'smtp',
            url: needed('EMAIL_PROVIDER=smtp', 'SMTP_URL'),
            from: needed('EMAIL_PROVIDER=smtp', 'MAIL_FROM'),
          },
    whatsapp:
      whatsapp !== 'cloud'
        ? { provider: whatsapp }
        : {
            provider: 'cloud',
            accessToken: needed('WHATSAPP_PROVIDER=cloud', 'WHATSAPP_ACCESS_TOKEN'),
            phoneNumberId: needed('WHATSAPP_PROVIDER=cloud', 'WHATSAPP_PHONE_NUMBER_ID'),
            template: needed('WHATSAPP_PROVIDER=cloud', 'WHATSAPP_TEMPLATE'),
            codeTemplate: value('WHATSAPP_CODE_TEMPLATE'),
            appSecret: needed('WHATSAPP_PROVIDER=cloud', 'WHATSAPP_APP_SECRET'),
            verifyToken: needed('WHATSAPP_PROVIDER=cloud', 'WHATSAPP_VERIFY_TOKEN'),
            baseUrl: value('WHATSAPP_BASE_URL'),
          },
    voice:
      voice !== 'termii'
        ? { provider: voice }
        : {
            provider: 'termii',
            apiKey: needed('VOICE_PROVIDER=termii', 'TERMII_API_KEY'),
            baseUrl: needed('VOICE_PROVIDER=termii', 'TERMII_BASE_URL'),
          },
  };
  if (missing.length > 0) throw new SettingsError(missing);
  return settings;
}
