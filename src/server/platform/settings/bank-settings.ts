import * as z from 'zod/mini';
import { BANK_PROVIDERS, type BankProviderName, LIVE_BANK_PROVIDERS } from '../ports/bank.ts';
import { apiAddress, key, notEmpty, oneOf, secret, setting } from './setting.ts';
import { SettingsError } from './settings-error.ts';

const optional = z.nullable(notEmpty);
const BVN_DIGITS = 11;
const bvn = z.nullable(
  z
    .string()
    .check(z.regex(/^\d+$/, 'must be digits'), z.length(BVN_DIGITS, `must have ${BVN_DIGITS} digits`)),
);

export const BANK_SETTINGS = {
  BANK_PROVIDER: setting(
    oneOf(BANK_PROVIDERS),
    'sandbox',
    'Who issues account numbers and reports transfers',
  ),
  BANK_BACKUP_PROVIDER: setting(
    z.nullable(oneOf(LIVE_BANK_PROVIDERS)),
    null,
    'A second one: each wallet has an account there too, which is shown first while the other is down',
  ),
  BANK_WEBHOOK_SECRET: secret(
    key,
    'sandbox-webhook-secret',
    'The key of the signatures on webhooks of the sandbox',
  ),
  PAYSTACK_SECRET_KEY: secret(
    z.nullable(z.string().check(z.regex(/^sk_(test|live)_\w+$/, 'must start with sk_test_ or sk_live_'))),
    null,
    'With `paystack`: the secret key, which also signs its webhooks',
  ),
  PAYSTACK_BASE_URL: setting(apiAddress, 'https://api.paystack.co', 'The address of its API'),
  PAYSTACK_PREFERRED_BANK: setting(
    notEmpty,
    'wema-bank',
    'The bank that issues the accounts, by its slug; `test-bank` with a test key',
  ),
  MONNIFY_API_KEY: secret(optional, null, 'With `monnify`: the API key'),
  MONNIFY_SECRET_KEY: secret(optional, null, 'Its secret key, which also signs its webhooks'),
  MONNIFY_CONTRACT_CODE: setting(optional, null, 'The contract that accounts are reserved under'),
  MONNIFY_SOURCE_ACCOUNT: setting(optional, null, 'The wallet account that withdrawals are paid from'),
  MONNIFY_BVN: secret(bvn, null, 'The BVN of a director, where Monnify asks for one to reserve accounts'),
  MONNIFY_BASE_URL: setting(
    apiAddress,
    'https://api.monnify.com',
    'The address of its API; `https://sandbox.monnify.com` with test keys',
  ),
  FLUTTERWAVE_SECRET_KEY: secret(optional, null, 'With `flutterwave`: the secret key'),
  FLUTTERWAVE_SECRET_HASH: secret(
    z.nullable(key),
    null,
    'The secret hash of its webhooks, as it is in their dashboard',
  ),
  FLUTTERWAVE_BVN: secret(bvn, null, 'The BVN of a director, which permanent accounts need in live mode'),
  FLUTTERWAVE_BASE_URL: setting(apiAddress, 'https://api.flutterwave.com', 'The address of its API'),
} as const;

type BankSettingName = keyof typeof BANK_SETTINGS;
type ValueOf = <Name extends BankSettingName>(name: Name) => z.output<(typeof BANK_SETTINGS)[Name]['schema']>;

export interface SandboxSettings {
  readonly provider: 'sandbox';
  readonly productName: string;
  readonly webhookSecret: string;
}
export interface PaystackSettings {
  readonly provider: 'paystack';
  readonly secretKey: string;
  readonly baseUrl: string;
  readonly preferredBank: string;
}
export interface MonnifySettings {
  readonly provider: 'monnify';
  readonly apiKey: string;
  readonly secretKey: string;
  readonly contractCode: string;
  readonly sourceAccount: string;
  readonly bvn: string | null;
  readonly baseUrl: string;
}
export interface FlutterwaveSettings {
  readonly provider: 'flutterwave';
  readonly secretKey: string;
  readonly secretHash: string;
  readonly bvn: string | null;
  readonly baseUrl: string;
}
export type BankSettings = SandboxSettings | PaystackSettings | MonnifySettings | FlutterwaveSettings;

/** The required settings of each provider. */
const REQUIRED: Readonly<Record<BankProviderName, readonly BankSettingName[]>> = {
  sandbox: [],
  paystack: ['PAYSTACK_SECRET_KEY'],
  monnify: ['MONNIFY_API_KEY', 'MONNIFY_SECRET_KEY', 'MONNIFY_CONTRACT_CODE', 'MONNIFY_SOURCE_ACCOUNT'],
  flutterwave: ['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_SECRET_HASH'],
};

/** The chosen banks, and former banks whose keys are still set. */
export interface ChosenBanks {
  readonly bank: BankSettings;
  /** The second bank of each wallet, if any. */
  readonly backupBank: BankSettings | null;
  /**
   * Banks that are no longer chosen but whose keys are set: deposits into their accounts still count. Empty with the
   * sandbox, where no real money moves.
   */
  readonly formerBanks: readonly BankSettings[];
}

/**
 * The settings of the primary, backup and former banks.
 * @throws SettingsError with a line per missing key, or if primary and backup are the same, or the primary is the sandbox.
 */
export function bankSettings(value: ValueOf, productName: string): ChosenBanks {
  const primary = value('BANK_PROVIDER');
  const backup = value('BANK_BACKUP_PROVIDER');
  if (primary === backup)
    throw new SettingsError([`BANK_BACKUP_PROVIDER is ${backup} too: it has to be another provider.`]);
  if (primary === 'sandbox' && backup !== null)
    throw new SettingsError([
      `BANK_BACKUP_PROVIDER=${backup} needs a BANK_PROVIDER that is no sandbox either: a database with accounts of both serves neither.`,
    ]);
  const chosen = [['BANK_PROVIDER', primary] as const, ['BANK_BACKUP_PROVIDER', backup] as const];
  const missing = chosen.flatMap(([name, provider]) =>
    provider === null
      ? []
      : REQUIRED[provider]
          .filter((needed) => value(needed) === null)
          .map((needed) => `${name}=${provider} needs the setting ${needed}.`),
  );
  const former = LIVE_BANK_PROVIDERS.filter(
    (provider) =>
      primary !== 'sandbox' &&
      provider !== primary &&
      provider !== backup &&
      REQUIRED[provider].some((name) => value(name) !== null),
  );
  // With only some of its keys, the bank's webhooks would be lost silently.
  const incomplete = former.flatMap((provider) =>
    REQUIRED[provider]
      .filter((needed) => value(needed) === null)
      .map(
        (needed) =>
          `Of ${provider}, other settings are set and ${needed} is not: set it, so that transfers to accounts there count, or remove the others.`,
      ),
  );
  if (missing.length + incomplete.length > 0) throw new SettingsError([...missing, ...incomplete]);
  return {
    bank: settingsOf(primary, value, productName),
    backupBank: backup && settingsOf(backup, value, productName),
    formerBanks: former.map((provider) => settingsOf(provider, value, productName)),
  };
}

function settingsOf(provider: BankProviderName, value: ValueOf, productName: string): BankSettings {
  const given = (name: BankSettingName): string => value(name) ?? '';
  switch (provider) {
    case 'sandbox':
      return { provider, productName, webhookSecret: value('BANK_WEBHOOK_SECRET') };
    case 'paystack': {
      const secretKey = given('PAYSTACK_SECRET_KEY');
      const [baseUrl, preferredBank] = [value('PAYSTACK_BASE_URL'), value('PAYSTACK_PREFERRED_BANK')];
      return { provider, secretKey, baseUrl, preferredBank };
    }
    case 'monnify':
      return {
        provider,
        apiKey: given('MONNIFY_API_KEY'),
        secretKey: given('MONNIFY_SECRET_KEY'),
        contractCode: given('MONNIFY_CONTRACT_CODE'),
        sourceAccount: given('MONNIFY_SOURCE_ACCOUNT'),
        bvn: value('MONNIFY_BVN'),
        baseUrl: value('MONNIFY_BASE_URL'),
      };
    case 'flutterwave':
      return {
        provider,
        secretKey: given('FLUTTERWAVE_SECRET_KEY'),
        secretHash: given('FLUTTERWAVE_SECRET_HASH'),
        bvn: value('FLUTTERWAVE_BVN'),
        baseUrl: value('FLUTTERWAVE_BASE_URL'),
      };
  }
}
