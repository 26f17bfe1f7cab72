import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

const RAILS = 'http://127.0.0.1:4010';
const SIMULATED = {
  RAILS_URL: RAILS,
  BANK_PROVIDER: 'paystack',
  PAYSTACK_SECRET_KEY: 'sk_test_example',
  PAYSTACK_BASE_URL: `${RAILS}/paystack`,
};
const FLUTTERWAVE_KEYS = {
  FLUTTERWAVE_SECRET_KEY: 'FLWSECK-x',
  FLUTTERWAVE_SECRET_HASH: 'a-hash-of-their-dashboard',
};

describe('the settings of banks', () => {
  it('reads the bank and the backup bank', () => {
    const { bank, backupBank } = readSettings({
      DATABASE_URL: 'postgres://localhost/kolo',
      BANK_PROVIDER: 'paystack',
      PAYSTACK_SECRET_KEY: 'sk_test_example',
      BANK_BACKUP_PROVIDER: 'monnify',
      MONNIFY_API_KEY: 'MK_TEST_EXAMPLE',
      MONNIFY_SECRET_KEY: 'secret',
      MONNIFY_CONTRACT_CODE: '4934121693',
      MONNIFY_SOURCE_ACCOUNT: '3934178936',
    });
    expect(bank).toEqual({
      provider: 'paystack',
      secretKey: 'sk_test_example',
      baseUrl: 'https://api.paystack.co',
      preferredBank: 'wema-bank',
    });
    expect(backupBank).toMatchObject({ provider: 'monnify', contractCode: '4934121693', bvn: null });
  });

  it.each([
    [{ BANK_PROVIDER: 'paystack' }, ['BANK_PROVIDER=paystack needs the setting PAYSTACK_SECRET_KEY.']],
    [
      {
        BANK_PROVIDER: 'monnify',
        MONNIFY_API_KEY: 'MK_TEST_EXAMPLE',
        MONNIFY_SECRET_KEY: 'secret',
        MONNIFY_CONTRACT_CODE: '4934121693',
      },
      ['BANK_PROVIDER=monnify needs the setting MONNIFY_SOURCE_ACCOUNT.'],
    ],
    [
      {
        BANK_PROVIDER: 'paystack',
        PAYSTACK_SECRET_KEY: 'sk_live_x',
        BANK_BACKUP_PROVIDER: 'flutterwave',
        FLUTTERWAVE_SECRET_KEY: 'FLWSECK-x',
      },
      ['BANK_BACKUP_PROVIDER=flutterwave needs the setting FLUTTERWAVE_SECRET_HASH.'],
    ],
    [
      {
        BANK_BACKUP_PROVIDER: 'flutterwave',
        FLUTTERWAVE_SECRET_KEY: 'FLWSECK-x',
        FLUTTERWAVE_SECRET_HASH: 'a-hash-of-their-dashboard',
      },
      [
        'BANK_BACKUP_PROVIDER=flutterwave needs a BANK_PROVIDER that is no sandbox either: a database with accounts of both serves neither.',
      ],
    ],
    [
      { BANK_PROVIDER: 'paystack', PAYSTACK_SECRET_KEY: 'pk_live_public' },
      ['The setting PAYSTACK_SECRET_KEY must start with sk_test_ or sk_live_; its value is not shown.'],
    ],
    [
      { BANK_PROVIDER: 'paystack', BANK_BACKUP_PROVIDER: 'paystack', PAYSTACK_SECRET_KEY: 'sk_live_x' },
      ['BANK_BACKUP_PROVIDER is paystack too: it has to be another provider.'],
    ],
    [
      { BANK_PROVIDER: 'paystack', PAYSTACK_SECRET_KEY: 'sk_live_x' },
      [
        'BANK_PROVIDER=paystack moves real money, and the embedded database does not survive a loss of power: set DATABASE_URL to a PostgreSQL.',
      ],
    ],
    [
      // The simulator drives the sandbox's page, and the bank is asked all the same.
      { RAILS_URL: RAILS, BANK_PROVIDER: 'paystack', PAYSTACK_SECRET_KEY: 'sk_live_x' },
      [
        'BANK_PROVIDER=paystack moves real money, and the embedded database does not survive a loss of power: set DATABASE_URL to a PostgreSQL.',
      ],
    ],
    [
      { BANK_PROVIDER: 'paystack', PAYSTACK_SECRET_KEY: 'sk_live_x', PAYSTACK_BASE_URL: `${RAILS}/paystack` },
      [
        'BANK_PROVIDER=paystack moves real money, and the embedded database does not survive a loss of power: set DATABASE_URL to a PostgreSQL.',
      ],
    ],
    [
      { ...SIMULATED, BANK_BACKUP_PROVIDER: 'flutterwave', ...FLUTTERWAVE_KEYS },
      [
        'BANK_BACKUP_PROVIDER=flutterwave moves real money, and the embedded database does not survive a loss of power: set DATABASE_URL to a PostgreSQL.',
      ],
    ],
    [
      { ...SIMULATED, ...FLUTTERWAVE_KEYS },
      [
        'flutterwave, whose keys are set, moves real money, and the embedded database does not survive a loss of power: set DATABASE_URL to a PostgreSQL.',
      ],
    ],
  ])('reports what is wrong with %j in one line each', (environment, lines) => {
    expect(() => readSettings({ SMS_PROVIDER: 'outbox', EMAIL_PROVIDER: 'outbox', ...environment })).toThrow(
      new SettingsError(lines),
    );
  });

  it('accepts the embedded database where the provider simulator is every bank', () => {
    const environment = { ...SIMULATED, ...FLUTTERWAVE_KEYS, FLUTTERWAVE_BASE_URL: `${RAILS}/flutterwave` };
    const { databaseUrl, formerBanks } = readSettings(environment);
    expect(databaseUrl).toBeNull();
    expect(formerBanks).toMatchObject([{ provider: 'flutterwave' }]);
  });
});
