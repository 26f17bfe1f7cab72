import { getCountries } from 'libphonenumber-js/max';
import * as z from 'zod/mini';
import type { SocialNetwork } from '#domain/accounts/socialNetworks.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#domain/durations.ts';
import {
  DEFAULT_PAYMENT_LAPSE_DAYS,
  DEFAULT_PLAN_C_HOLD_DAYS,
  DEFAULT_UNIT_HOLD_HOURS,
} from '#domain/listings/holds.ts';
import { BPS_PER_WHOLE, type Kobo, naira } from '#domain/money.ts';
import { DEFAULT_WITHDRAWAL_DAY_LIMIT_NAIRA } from '#domain/payments/withdrawals.ts';
import { plainLine } from '#domain/plainText.ts';
import { DEFAULT_EXIT_FEE_BPS } from '#domain/plans/exits.ts';
import { DEFAULT_PRODUCT_NAME } from '#domain/product.ts';
import type { MediaSettings } from '../media/open.ts';
import { BANK_SETTINGS, bankSettings, type ChosenBanks } from './bank-settings.ts';
import { COMPANY_SETTINGS, type CompanySettings, companySettings } from './company.ts';
import { DATABASE_SETTINGS, type DatabaseSettings, databaseSettings } from './database-settings.ts';
import { isLoopbackHost } from './loopback.ts';
import { MEDIA_SETTINGS, mediaSettings } from './media-settings.ts';
import { MESSAGE_SETTINGS, type MessageSettings, messageSettings } from './message-settings.ts';
import { MORTGAGE_SETTINGS, type MortgageSettings, mortgageSettings } from './mortgage-settings.ts';
import { flag, key, notEmpty, oneOf, secret, setting } from './setting.ts';
import { SettingsError } from './settings-error.ts';
import { startProblems } from './start-rules.ts';
import { isUnknownSetting } from './unknown-setting.ts';
import { wholeNumber } from './whole-number.ts';

const socialUrl = z.nullable(
  z.url({ protocol: /^https$/, error: 'must be an address like https://example.com/us' }),
);
const countryCodes = z.pipe(
  z.transform((text: string | null) => text?.split(',').map((code) => code.trim().toUpperCase()) ?? null),
  z.nullable(
    z.array(z.enum(getCountries(), 'must be ISO codes of countries with commas between, like NG,GH')),
  ),
);

const RAILS_RULE = 'must be an address of this machine like http://127.0.0.1:4010';

/** Every setting; `docs/operations.md` lists them from here. */
export const SETTINGS = {
  NODE_ENV: setting(
    oneOf(['development', 'test', 'production']),
    'development',
    'In production nothing unsafe starts: see Production',
  ),
  PORT: setting(wholeNumber(0, 65_535), '3000', 'The port to listen on; 0 takes any free one'),
  HOST: setting(notEmpty, '127.0.0.1', 'The address to listen on; 0.0.0.0 for all'),
  DATA_DIR: setting(
    notEmpty,
    '.data',
    'The folder of the embedded database, of uploads, and of the files that pages of recent releases need',
  ),
  ...DATABASE_SETTINGS,
  PUBLIC_URL: setting(
    z.nullable(z.url('must be an address like https://example.com')),
    null,
    'The address under which people reach this server',
  ),
  PRODUCT_NAME: setting(
    notEmpty,
    DEFAULT_PRODUCT_NAME,
    "The product's name on every page and in every message",
  ),
  ...BANK_SETTINGS,
  ...MEDIA_SETTINGS,
  ...MESSAGE_SETTINGS,
  SUPPORT_EMAIL: setting(
    z.nullable(z.email('must be an email address')),
    null,
    'Who gets what people write to support; without it that is only stored. Needed in production',
  ),
  RAILS_URL: setting(
    z.nullable(
      z
        .url({ protocol: /^http$/, error: RAILS_RULE, abort: true })
        .check(z.refine((url) => isLoopbackHost(new URL(url).hostname), RAILS_RULE)),
    ),
    null,
    'The address of `npm run rails`, where it stands in for the providers: `/sandbox` drives it',
  ),
  ALLOW_SANDBOX: setting(
    flag,
    '0',
    '1 lets a production server start with a simulated bank or outbox, for its own machine alone',
  ),
  OPERATIONS_TOKEN: secret(
    z.nullable(z.string().check(z.regex(/^[\w-]{24,256}$/, 'must have 24 to 256 letters, digits, - or _'))),
    null,
    'The bearer token of `/metrics` and `/api/docs`; without it they are open, and off in production',
  ),
  OTP_SECRET: secret(
    key,
    'sandbox-otp-secret',
    'The key under which one-time codes are hashed; the same for every process',
  ),
  UNIT_HOLD_HOURS: setting(
    wholeNumber(1, 720),
    String(DEFAULT_UNIT_HOLD_HOURS),
    'How long an unpaid contribution holds its unit; it is part of the version of the terms, so pages from before a change are asked to reload',
  ),
  PLAN_C_HOLD_DAYS: setting(
    wholeNumber(1, 90),
    String(DEFAULT_PLAN_C_HOLD_DAYS),
    'The same on Plan C, whose first contribution is due when the hold ends',
  ),
  PAYMENT_LAPSE_DAYS: setting(
    wholeNumber(1, 90),
    String(DEFAULT_PAYMENT_LAPSE_DAYS),
    'After how long an announced payment without money lapses',
  ),
  WITHDRAWAL_DAY_LIMIT_NAIRA: setting(
    wholeNumber(1, 1_000_000_000),
    String(DEFAULT_WITHDRAWAL_DAY_LIMIT_NAIRA),
    'What one buyer may withdraw in a day of Lagos, in naira; what comes back does not count',
  ),
  EXIT_FEE_BPS: setting(
    wholeNumber(0, BPS_PER_WHOLE),
    String(DEFAULT_EXIT_FEE_BPS),
    'The share of what was paid that is kept back when a buyer leaves a plan, in basis points; of plans that are agreed from then on. It is part of the version of the terms, as the hold is',
  ),
  ONBOARDING_LIMIT_PER_ADDRESS: setting(
    wholeNumber(1, 100_000),
    '120',
    'Onboarding calls a minute from one address',
  ),
  ONBOARDING_LIMIT_PER_IDENTIFIER: setting(
    wholeNumber(1, 100_000),
    '10',
    'Onboarding calls a minute for one phone or email; those that reset a password are counted apart',
  ),
  SMS_ALLOWED_COUNTRIES: setting(
    countryCodes,
    null,
    'The countries whose numbers get SMS, like `NG,GH`; without it all, satellite and premium ranges excepted',
  ),
  CODE_LIMIT_PER_NETWORK: setting(
    wholeNumber(1, 100_000),
    '600',
    'Codes an hour from one network (/24, /48) to phones and emails that are not verified; a verification takes one back',
  ),
  WRONG_CODE_LIMIT_PER_NETWORK: setting(
    wholeNumber(1, 100_000),
    '100',
    'Wrong codes of one purpose, and codes being checked, in an hour from one network before it has to wait; a carrier puts many people behind one',
  ),
  RENDERS_PER_SECOND_PER_NETWORK: setting(
    wholeNumber(1, 100_000),
    '20',
    'Pages that a process renders in a second for one network; beyond it the browser renders them',
  ),
  TRUST_PROXY: setting(
    flag,
    '0',
    "1 reads the client's address from X-Forwarded-For: only behind a proxy that sets it",
  ),
  REQUEST_TIMEOUT_SECONDS: setting(
    wholeNumber(1, 3_600),
    '120',
    'How long a request may take to arrive whole; then its connection is ended',
  ),
  HEADERS_TIMEOUT_SECONDS: setting(
    wholeNumber(1, 600),
    '15',
    'The same for its headers alone, and for a connection that sends nothing',
  ),
  MAX_CONNECTIONS: setting(wholeNumber(1, 1_000_000), '5000', 'Connections at once; more are dropped'),
  MAX_CONNECTIONS_PER_ADDRESS: setting(
    wholeNumber(1, 1_000_000),
    '250',
    'The same from one address; not counted with `TRUST_PROXY=1`, where all come from the proxy',
  ),
  MAX_REQUESTS: setting(
    wholeNumber(10, 100_000),
    '1000',
    'Requests in progress at once; more are answered 503 with Retry-After',
  ),
  MAX_BROWSING_REQUESTS: setting(
    wholeNumber(5, 100_000),
    '600',
    'The same of search and homes alone, so that visitors leave room for buyers',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    z.nullable(z.url({ protocol: /^https?$/, error: 'must be an address like http://127.0.0.1:4318' })),
    null,
    'An OpenTelemetry collector, which gets traces of requests, statements of PostgreSQL and jobs; without it none are made',
  ),
  TRACES_PERCENT: setting(wholeNumber(1, 100), '100', 'How many of a hundred requests are traced'),
  SHUTDOWN_DELAY_SECONDS: setting(
    wholeNumber(0, 300),
    '0',
    'How long a server that is told to stop still serves, and is not ready, so that a load balancer finds it out',
  ),
  ...COMPANY_SETTINGS,
  ...MORTGAGE_SETTINGS,
  SOCIAL_FACEBOOK_URL: setting(socialUrl, null, "The product's page on Facebook; the footer shows those set"),
  SOCIAL_X_URL: setting(socialUrl, null, 'The same on X'),
  SOCIAL_LINKEDIN_URL: setting(socialUrl, null, 'The same on LinkedIn'),
  SOCIAL_INSTAGRAM_URL: setting(socialUrl, null, 'The same on Instagram'),
  LOG_LEVEL: setting(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
    'How much is logged',
  ),
} as const;

/** Secrets whose defaults anyone can read in this file. */
const PUBLISHED_SECRETS = ['OTP_SECRET', 'BANK_WEBHOOK_SECRET'] as const;

/** `BANK_WEBHOOK_SECRET` is only for the sandbox: live banks sign with their own keys. */
const isUsed = (name: (typeof PUBLISHED_SECRETS)[number], { bankProvider }: Settings): boolean =>
  name !== 'BANK_WEBHOOK_SECRET' || bankProvider === 'sandbox';

type Name = keyof typeof SETTINGS;
const SETTING_NAMES = Object.keys(SETTINGS) as Name[];
type Values = { readonly [Key in Name]: z.output<(typeof SETTINGS)[Key]['schema']> };

export interface Settings extends ChosenBanks {
  readonly nodeEnv: Values['NODE_ENV'];
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly database: DatabaseSettings;
  readonly publicUrl: string | null;
  readonly productName: string;
  readonly bankProvider: Values['BANK_PROVIDER'];
  readonly bankWebhookSecret: string;
  readonly media: MediaSettings;
  readonly messages: MessageSettings;
  /** The address of the provider simulator; null if it is not used. */
  readonly railsUrl: string | null;
  readonly supportEmail: string | null;
  readonly otpSecret: string;
  readonly operationsToken: string | null;
  readonly connections: ConnectionLimits;
  readonly requests: RequestLimits;
  readonly shutdownDelayMs: number;
  readonly socialUrls: Readonly<Record<SocialNetwork, string | null>>;
  readonly company: CompanySettings;
  readonly mortgages: MortgageSettings;
  readonly unitHoldMs: number;
  readonly planCHoldMs: number;
  readonly paymentLapseMs: number;
  readonly withdrawalDayLimitKobo: Kobo;
  readonly exitFeeBps: number;
  readonly onboardingLimitPerAddress: number;
  readonly onboardingLimitPerIdentifier: number;
  readonly smsAllowedCountries: Values['SMS_ALLOWED_COUNTRIES'];
  readonly codeLimitPerNetwork: number;
  readonly wrongCodeLimitPerNetwork: number;
  readonly rendersPerSecondPerNetwork: number;
  readonly trustProxy: boolean;
  readonly logLevel: Values['LOG_LEVEL'];
  /** The collector's address; null if tracing is off. */
  readonly tracesUrl: string | null;
  readonly tracesPercent: number;
}

/** Timeouts and limits of connections. */
export interface ConnectionLimits {
  readonly requestTimeoutMs: number;
  readonly headersTimeoutMs: number;
  readonly maxCount: number;
  readonly maxCountPerAddress: number;
}

/** The most concurrent requests per process. */
interface RequestLimits {
  readonly maxCount: number;
  readonly maxBrowsingCount: number;
}

/**
 * Parses every setting from the environment.
 * @throws SettingsError with a line per setting that is unknown, malformed or missing, or makes the start unsafe.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems = [
    ...Object.keys(environment)
      .filter((name) => isUnknownSetting(name, SETTING_NAMES))
      .map((name) => `${name} is not a setting. Known are: ${SETTING_NAMES.join(', ')}.`),
    ...SETTING_NAMES.flatMap((name) => problemOf(name, environment[name]) ?? []),
  ];
  if (problems.length > 0) throw new SettingsError(problems);
  const value = <Key extends Name>(name: Key): Values[Key] =>
    z.parse(SETTINGS[name].schema, environment[name] ?? SETTINGS[name].fallback) as Values[Key];
  const settings: Settings = {
    nodeEnv: value('NODE_ENV'),
    port: value('PORT'),
    host: value('HOST'),
    dataDir: value('DATA_DIR'),
    databaseUrl: value('DATABASE_URL'),
    database: databaseSettings(value),
    publicUrl: value('PUBLIC_URL'),
    productName: value('PRODUCT_NAME'),
    bankProvider: value('BANK_PROVIDER'),
    bankWebhookSecret: value('BANK_WEBHOOK_SECRET'),
    ...bankSettings(value, value('PRODUCT_NAME')),
    media: mediaSettings(value, value('DATA_DIR')),
    messages: messageSettings(value),
    railsUrl: value('RAILS_URL'),
    supportEmail: value('SUPPORT_EMAIL'),
    otpSecret: value('OTP_SECRET'),
    operationsToken: value('OPERATIONS_TOKEN'),
    tracesUrl: value('OTEL_EXPORTER_OTLP_ENDPOINT'),
    tracesPercent: value('TRACES_PERCENT'),
    connections: {
      requestTimeoutMs: value('REQUEST_TIMEOUT_SECONDS') * SECOND_MS,
      headersTimeoutMs: value('HEADERS_TIMEOUT_SECONDS') * SECOND_MS,
      maxCount: value('MAX_CONNECTIONS'),
      maxCountPerAddress: value('MAX_CONNECTIONS_PER_ADDRESS'),
    },
    requests: { maxCount: value('MAX_REQUESTS'), maxBrowsingCount: value('MAX_BROWSING_REQUESTS') },
    shutdownDelayMs: value('SHUTDOWN_DELAY_SECONDS') * SECOND_MS,
    socialUrls: {
      facebook: value('SOCIAL_FACEBOOK_URL'),
      x: value('SOCIAL_X_URL'),
      linkedin: value('SOCIAL_LINKEDIN_URL'),
      instagram: value('SOCIAL_INSTAGRAM_URL'),
    },
    company: companySettings(value),
    mortgages: mortgageSettings(value, { isSandbox: value('BANK_PROVIDER') === 'sandbox' }),
    unitHoldMs: value('UNIT_HOLD_HOURS') * HOUR_MS,
    planCHoldMs: value('PLAN_C_HOLD_DAYS') * DAY_MS,
    paymentLapseMs: value('PAYMENT_LAPSE_DAYS') * DAY_MS,
    withdrawalDayLimitKobo: naira(value('WITHDRAWAL_DAY_LIMIT_NAIRA')),
    exitFeeBps: value('EXIT_FEE_BPS'),
    onboardingLimitPerAddress: value('ONBOARDING_LIMIT_PER_ADDRESS'),
    onboardingLimitPerIdentifier: value('ONBOARDING_LIMIT_PER_IDENTIFIER'),
    smsAllowedCountries: value('SMS_ALLOWED_COUNTRIES'),
    codeLimitPerNetwork: value('CODE_LIMIT_PER_NETWORK'),
    wrongCodeLimitPerNetwork: value('WRONG_CODE_LIMIT_PER_NETWORK'),
    rendersPerSecondPerNetwork: value('RENDERS_PER_SECOND_PER_NETWORK'),
    trustProxy: value('TRUST_PROXY'),
    logLevel: value('LOG_LEVEL'),
  };
  const unsafe = startProblems(settings, {
    isSandboxAllowed: value('ALLOW_SANDBOX'),
    publicSecrets: PUBLISHED_SECRETS.filter(
      (name) => value(name) === SETTINGS[name].fallback && isUsed(name, settings),
    ),
  });
  if (unsafe.length > 0) throw new SettingsError(unsafe);
  return settings;
}

/** The publicly known placeholder for secrets in `deploy/settings.env.example`, alone or inside an address. */
const PLACEHOLDER = /(?:^|[_:])replace(?:-with-[a-z0-9-]+)?(?:$|@)/;

/** Why a setting is malformed, or null. */
function problemOf(name: Name, text: string | undefined): string | null {
  const { schema, fallback, isSecret } = SETTINGS[name];
  if (text !== undefined && PLACEHOLDER.test(text))
    return `The setting ${name} still has the text of the example: give it a value of your own.`;
  const parsed = z.safeParse<z.ZodMiniType>(schema, text ?? fallback);
  if (parsed.success) return null;
  const rule = parsed.error.issues[0]?.message ?? 'is malformed';
  const shown =
    isSecret && text !== '' ? 'its value is not shown' : `it is "${plainLine(text ?? fallback ?? '')}"`;
  return `The setting ${name} ${rule}; ${shown}.`;
}
