import { describe, expect, it } from 'vitest';
import { codeChannels } from './message-settings.ts';
import { readSettings, SETTINGS } from './settings.ts';
import { SettingsError } from './settings-error.ts';

/** The settings of a server without simulations. */
const LIVE = {
  DATABASE_URL: 'postgres://localhost/none',
  BANK_PROVIDER: 'paystack',
  PAYSTACK_SECRET_KEY: 'sk_live_x',
  SMS_PROVIDER: 'termii',
  TERMII_API_KEY: 'TLx',
  TERMII_SECRET_KEY: 'tsk_x',
  TERMII_BASE_URL: 'https://v3.api.termii.com',
  TERMII_SENDER: 'Kolo',
  EMAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtps://user:password@mail.example.com',
  MAIL_FROM: 'hello@example.com',
};

const WHATSAPP = {
  WHATSAPP_PROVIDER: 'cloud',
  WHATSAPP_ACCESS_TOKEN: 'EAAx',
  WHATSAPP_PHONE_NUMBER_ID: '1234567890',
  WHATSAPP_TEMPLATE: 'kolo_news',
  WHATSAPP_APP_SECRET: 'app-secret',
  WHATSAPP_VERIFY_TOKEN: 'a-token-of-16-letters',
};

describe('readSettings', () => {
  it('starts with nothing set', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      databaseUrl: null,
      bankProvider: 'sandbox',
      unitHoldMs: 48 * 3_600_000,
      planCHoldMs: 14 * 24 * 3_600_000,
      paymentLapseMs: 14 * 24 * 3_600_000,
    });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '' }, 'PORT'],
    [{ PORT: ' 80' }, 'PORT'],
    [{ PORT: '0x50' }, 'PORT'],
    [{ HOST: '' }, 'HOST'],
    [{ DATA_DIR: '' }, 'DATA_DIR'],
    [{ DATABASE_URL: '' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ BANK_PROVIDER: 'paypal' }, 'BANK_PROVIDER'],
    [{ MEDIA_STORE: 'ftp' }, 'MEDIA_STORE'],
    [{ MEDIA_S3_ENDPOINT: 's3.example.com' }, 'MEDIA_S3_ENDPOINT'],
    [{ MEDIA_S3_BUCKET: 'Pictures/1' }, 'MEDIA_S3_BUCKET'],
    [{ MEDIA_S3_PATH_STYLE: 'yes' }, 'MEDIA_S3_PATH_STYLE'],
    [{ MEDIA_BUCKET: 'pictures' }, 'MEDIA_BUCKET'],
    [{ UNIT_HOLD_HOURS: '0' }, 'UNIT_HOLD_HOURS'],
    [{ UNIT_HOLD_HOURS: '1.5' }, 'UNIT_HOLD_HOURS'],
    [{ PRODUCT_NAME: '' }, 'PRODUCT_NAME'],
    [{ SMS_ALLOWED_COUNTRIES: 'Nigeria' }, 'SMS_ALLOWED_COUNTRIES'],
    [{ SMS_ALLOWED_COUNTRIES: '' }, 'SMS_ALLOWED_COUNTRIES'],
    [{ CODE_LIMIT_PER_NETWORK: '0' }, 'CODE_LIMIT_PER_NETWORK'],
    [{ WRONG_CODE_LIMIT_PER_NETWORK: '0' }, 'WRONG_CODE_LIMIT_PER_NETWORK'],
    [{ BANK_PROVDIER: 'sandbox' }, 'BANK_PROVDIER'],
    [{ PUBLIC_ULR: 'https://example.com' }, 'PUBLIC_ULR'],
    [{ TRUST_PROXIES: '1' }, 'TRUST_PROXIES'],
    [{ DATABSE_URL: 'postgres://x' }, 'DATABSE_URL'],
    [{ DATABASE_URL: 'postgres://kolo:pass/word@db:5432/kolo' }, 'DATABASE_URL'],
    [{ DATA_DIRS: '/x' }, 'DATA_DIRS'],
    [{ LOGLEVEL: 'info' }, 'LOGLEVEL'],
    [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL'],
    [{ SUPPORT_MAIL: 'support@example.com' }, 'SUPPORT_MAIL'],
    [{ SOCIAL_X_URL: 'javascript:alert(1)' }, 'SOCIAL_X_URL'],
    [{ SOCIAL_TIKTOK_URL: 'https://example.com' }, 'SOCIAL_TIKTOK_URL'],
    [{ HEADERS_TIMEOUT_SECONDS: '0' }, 'HEADERS_TIMEOUT_SECONDS'],
    [{ COMPANY_REGISTRATION: 'RC' }, 'COMPANY_REGISTRATION'],
    [{ COMPANY_REGISTRATION: '' }, 'COMPANY_REGISTRATION'],
    [{ COMPANY_PHONE: '0803' }, 'COMPANY_PHONE'],
    [{ COMPANY_WHATSAPP: 'ask us' }, 'COMPANY_WHATSAPP'],
    [{ COMPANY_EMAIL: 'help' }, 'COMPANY_EMAIL'],
    [{ COMPANY_ADDRESS: 'One\nTwo' }, 'COMPANY_ADDRESS'],
    [{ COMPANY_HOURS: '' }, 'COMPANY_HOURS'],
    [{ COMPANY_RC: 'RC 1234567' }, 'COMPANY_RC'],
  ])('rejects %j in one line that names it', (environment, name) => {
    const attempt = () => readSettings(environment);
    expect(attempt).toThrow(SettingsError);
    expect(attempt).toThrow(new RegExp(`${name}[^\\n]*$`));
  });

  const S3 = {
    MEDIA_STORE: 's3',
    MEDIA_S3_ENDPOINT: 'https://s3.example.com',
    MEDIA_S3_BUCKET: 'pictures',
    MEDIA_S3_KEY: 'the-key',
    MEDIA_S3_SECRET: 'the-secret',
  };
  it.each([
    [
      { RAILS_URL: 'http://rails.example.com' },
      [
        'The setting RAILS_URL must be an address of this machine like http://127.0.0.1:4010; it is "http://rails.example.com".',
      ],
    ],
    [
      { PUBLIC_URL: 'https://kolo.example', ...LIVE, RAILS_URL: 'http://127.0.0.1:4010' },
      [
        'PUBLIC_URL=https://kolo.example lets other machines reach this server, and RAILS_URL lets anyone who reaches it make money and read codes: with the sandbox on, HOST and PUBLIC_URL have to be of this machine.',
      ],
    ],
    [
      { PAYSTACK_BASE_URL: 'http://api.paystack.co' },
      [
        'The setting PAYSTACK_BASE_URL must be an address like https://api.example.com; http only to this machine; it is "http://api.paystack.co".',
      ],
    ],
    [
      { TERMII_BASE_URL: 'http://v3.api.termii.com', WHATSAPP_BASE_URL: 'http://graph.facebook.com/v23.0' },
      [
        'The setting TERMII_BASE_URL must be an address like https://api.example.com; http only to this machine; it is "http://v3.api.termii.com".',
        'The setting WHATSAPP_BASE_URL must be an address like https://api.example.com; http only to this machine; it is "http://graph.facebook.com/v23.0".',
      ],
    ],
  ])('reports what is wrong with %j in one line each', (environment, lines) => {
    expect(() => readSettings({ SMS_PROVIDER: 'outbox', EMAIL_PROVIDER: 'outbox', ...environment })).toThrow(
      new SettingsError(lines),
    );
  });

  it.each(['', ' ', '%', 'http://', '-1', '1e99', '{', ',,', '='])(
    'accepts %j as the value of a setting, or throws a SettingsError',
    (text) => {
      for (const name of Object.keys(SETTINGS)) {
        const rejection = rejectionOf({ [name]: text });
        expect(rejection === null || rejection instanceof SettingsError, `${name}: ${rejection}`).toBe(true);
      }
    },
  );

  it('stores pictures in the data folder or in a bucket', () => {
    expect(readSettings({ DATA_DIR: 'data' }).media).toEqual({ kind: 'folder', folder: 'data/uploads' });
    expect(readSettings(S3).media).toEqual({
      kind: 's3',
      s3: {
        endpoint: 'https://s3.example.com',
        bucket: 'pictures',
        region: 'us-east-1',
        accessKeyId: 'the-key',
        secretAccessKey: 'the-secret',
        isPathStyle: true,
      },
    });
  });

  it.each(['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET', 'MEDIA_S3_KEY', 'MEDIA_S3_SECRET'])(
    'rejects a bucket without %s, and prints no secret',
    (name) => {
      const attempt = () => readSettings({ ...S3, [name]: undefined });
      expect(attempt).toThrow(`MEDIA_STORE=s3 needs the setting ${name}.`);
      expect(attempt).not.toThrow(/the-secret/);
    },
  );

  it('reports all missing settings of a bucket together', () => {
    expect(() => readSettings({ MEDIA_STORE: 's3' })).toThrow(
      ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET', 'MEDIA_S3_KEY', 'MEDIA_S3_SECRET']
        .map((name) => `MEDIA_STORE=s3 needs the setting ${name}.`)
        .join('\n'),
    );
  });

  it('reports all malformed and unknown settings together', () => {
    const attempt = () => readSettings({ PORT: 'eighty', HOST: '', BANK_PROVDIER: 'sandbox' });
    expect(attempt).toThrow(/^BANK_PROVDIER [^\n]*\nThe setting PORT [^\n]*\nThe setting HOST [^\n]*$/);
  });

  it('requires a source for mortgage terms, and shows sample terms only in the sandbox', () => {
    const nhf = {
      MORTGAGE_NHF_RATE: '6.5',
      MORTGAGE_NHF_MAX_YEARS: '30',
      MORTGAGE_NHF_MAX_AGE: '60',
      MORTGAGE_NHF_SOURCE: 'fmbn.gov.ng',
      MORTGAGE_NHF_AS_OF: '2026-03',
    };
    expect(readSettings(nhf).mortgages).toEqual({
      nhf: {
        rateBps: 650,
        maxYears: 30,
        maxAgeYears: 60,
        maxLoanKobo: null,
        source: 'fmbn.gov.ng',
        asOf: '2026-03',
      },
      commercial: null,
    });
    expect(() => readSettings({ ...nhf, MORTGAGE_NHF_SOURCE: undefined })).toThrow('MORTGAGE_NHF_RATE');
    expect(() => readSettings({ ...nhf, MORTGAGE_NHF_RATE: '6,5' })).toThrow('percentage a year');
    const largest = readSettings({ ...nhf, MORTGAGE_NHF_MAX_NAIRA: '1000000000000' });
    expect(largest.mortgages.nhf?.maxLoanKobo).toBe(100_000_000_000_000);
    expect(readSettings({}).mortgages.nhf?.source).toContain('mban.org.ng');
  });

  it('leaves out company facts that are not set, and normalises the others', () => {
    expect(Object.values(readSettings({}).company)).toEqual(Array(8).fill(null));
    const { company } = readSettings({
      COMPANY_NAME: 'Kolo Homes Ltd',
      COMPANY_REGISTRATION: 'rc1234567',
      COMPANY_PHONE: '02 01 453 1234',
      COMPANY_WHATSAPP: '0803 123 4567',
    });
    expect(company).toMatchObject({
      name: 'Kolo Homes Ltd',
      registration: 'RC 1234567',
      phone: '+2342014531234',
      whatsapp: '+2348031234567',
      address: null,
    });
  });

  it('accepts SMS countries in either case, and allows all by default', () => {
    expect(readSettings({ SMS_ALLOWED_COUNTRIES: 'NG, gh' }).smsAllowedCountries).toEqual(['NG', 'GH']);
    expect(readSettings({}).smsAllowedCountries).toBeNull();
  });

  it('ignores the variables of other programs', () => {
    const foreign = {
      PATH: '/bin',
      HOSTNAME: 'x',
      PORTS: '1',
      DATABASE_NAME: 'x',
      PUBLIC_IP: '::1',
      NODE_OPTIONS: '',
    };
    expect(readSettings(foreign)).toEqual(readSettings({}));
  });

  const SECRETS = { OTP_SECRET: 'a'.repeat(32), BANK_WEBHOOK_SECRET: 'b'.repeat(32) };
  const PRODUCTION = {
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    SUPPORT_EMAIL: 'support@example.com',
    ...SECRETS,
  };
  it('starts in production with all required settings', () => {
    expect(readSettings(PRODUCTION)).toMatchObject({
      nodeEnv: 'production',
      supportEmail: 'support@example.com',
    });
  });

  it.each([
    ['the sandboxes', { ALLOW_SANDBOX: '0' }, 'ALLOW_SANDBOX'],
    ['the published key of codes', { OTP_SECRET: undefined }, 'OTP_SECRET'],
    ['the same, written out', { OTP_SECRET: 'sandbox-otp-secret' }, 'OTP_SECRET'],
    ['the published key of webhooks', { BANK_WEBHOOK_SECRET: undefined }, 'BANK_WEBHOOK_SECRET'],
    ['nobody who reads what people write', { SUPPORT_EMAIL: undefined }, 'SUPPORT_EMAIL'],
    ['the sandboxes for all machines', { HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    ['the sandboxes under a public address', { PUBLIC_URL: 'https://example.com' }, 'PUBLIC_URL'],
  ])('rejects in production %s, naming the setting', (_, changes, name) => {
    const attempt = () => readSettings({ ...PRODUCTION, ...changes });
    expect(attempt).toThrow(SettingsError);
    expect(attempt).toThrow(name);
    expect(attempt).not.toThrow(/sandbox-otp-secret|sandbox-webhook-secret|aaaa|bbbb/);
  });

  it.each([
    [{ SMS_PROVIDER: 'termii' }, ['TERMII_API_KEY', 'TERMII_SECRET_KEY', 'TERMII_BASE_URL', 'TERMII_SENDER']],
    [{ EMAIL_PROVIDER: 'smtp' }, ['SMTP_URL', 'MAIL_FROM']],
    [
      { WHATSAPP_PROVIDER: 'cloud' },
      [
        'WHATSAPP_ACCESS_TOKEN',
        'WHATSAPP_PHONE_NUMBER_ID',
        'WHATSAPP_TEMPLATE',
        'WHATSAPP_APP_SECRET',
        'WHATSAPP_VERIFY_TOKEN',
      ],
    ],
    [{ VOICE_PROVIDER: 'termii' }, ['TERMII_API_KEY', 'TERMII_BASE_URL']],
  ])('names in a line each what the provider of %j needs', (environment, names) => {
    const [choice] = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    const lines = names.map((name) => `${choice} needs the setting ${name}.`);
    expect(() => readSettings(environment)).toThrow(lines.join('\n'));
  });

  it.each([
    ['SMS alone, where Termii carries it', LIVE, ['sms']],
    ['calls too, where Termii makes them', { ...LIVE, VOICE_PROVIDER: 'termii' }, ['sms', 'voice']],
    ['every way in the sandbox', {}, ['sms', 'whatsapp', 'voice']],
    ['no WhatsApp without a template for codes', WHATSAPP, ['sms', 'voice']],
    ['WhatsApp', { ...WHATSAPP, WHATSAPP_CODE_TEMPLATE: 'kolo_code' }, ['sms', 'whatsapp', 'voice']],
  ])('has codes sent by %s', (_, environment, channels) => {
    expect(codeChannels(readSettings(environment).messages)).toEqual(channels);
  });

  it.each([
    { SMTP_URL: 'http://user:hunter2-hunter2@host' },
    { MAIL_FROM: 'nobody' },
    { MAIL_FROM: 'Kolo <mail@example.com>\nBcc: x@example.com' },
    { TERMII_SENDER: 'ab' },
    { MESSAGE_PROVIDER: 'outbox' },
  ])('rejects %j, and prints no secret', (environment) => {
    const attempt = () => readSettings(environment);
    expect(attempt).toThrow(SettingsError);
    expect(attempt).not.toThrow(/hunter2/);
  });

  it('reports everything that production requires together', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
      /^BANK_PROVIDER=sandbox [^\n]*\nThe setting OTP_SECRET [^\n]*\nThe setting BANK_WEBHOOK_SECRET [^\n]*\nThe setting SUPPORT_EMAIL [^\n]*$/,
    );
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.20' },
    { HOST: 'kolo.internal' },
    { HOST: '0.0.0.0', ALLOW_SANDBOX: '1', ...SECRETS },
    { PUBLIC_URL: 'https://kolo.example' },
    { PUBLIC_URL: 'http://localhost.example:3000' },
  ])('serves the sandbox to no other machine, in development either: %j', (environment) => {
    expect(() => readSettings(environment)).toThrow(/with the sandbox on, HOST and PUBLIC_URL/);
  });

  it.each([
    { HOST: 'localhost' },
    { HOST: '127.1.2.3' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://[::1]:3000/' },
    { PUBLIC_URL: 'https://kolo.localhost' },
  ])('serves the sandbox to its own machine: %j', (environment) => {
    expect(() => readSettings(environment)).not.toThrow();
  });

  it.each([
    [{ DATABASE_URL: 'mysql://app:S3cretPw@db/x' }, 'DATABASE_URL'],
    [{ OTP_SECRET: 'S3cretPw' }, 'OTP_SECRET'],
    [{ BANK_WEBHOOK_SECRET: 'S3cretPw' }, 'BANK_WEBHOOK_SECRET'],
    [{ OPERATIONS_TOKEN: 'S3cretPw' }, 'OPERATIONS_TOKEN'],
  ])('never prints the value of a secret: %j', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(name);
    expect(() => readSettings(environment)).not.toThrow(/S3cretPw/);
  });
});

function rejectionOf(environment: Record<string, string>): unknown {
  try {
    readSettings(environment);
    return null;
  } catch (error) {
    return error;
  }
}
