import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

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
    [{ BANK_PROVDIER: 'sandbox' }, 'BANK_PROVDIER'],
    [{ PUBLIC_ULR: 'https://example.com' }, 'PUBLIC_ULR'],
    [{ TRUST_PROXIES: '1' }, 'TRUST_PROXIES'],
    [{ DATABSE_URL: 'postgres://x' }, 'DATABSE_URL'],
    [{ DATA_DIRS: '/x' }, 'DATA_DIRS'],
    [{ LOGLEVEL: 'info' }, 'LOGLEVEL'],
  ])('refuses %j in one line that names it', (environment, name) => {
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
  it('keeps pictures in a folder of the data, or in a bucket', () => {
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
    'refuses a bucket without %s, and tells no secret',
    (name) => {
      const attempt = () => readSettings({ ...S3, [name]: undefined });
      expect(attempt).toThrow(`MEDIA_STORE=s3 needs the setting ${name}.`);
      expect(attempt).not.toThrow(/the-secret/);
    },
  );

  it('takes SMS countries in either case, and all without any', () => {
    expect(readSettings({ SMS_ALLOWED_COUNTRIES: 'NG, gh' }).smsAllowedCountries).toEqual(['NG', 'GH']);
    expect(readSettings({}).smsAllowedCountries).toBeNull();
  });

  it('passes over what is for others', () => {
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

  it('refuses the sandboxes in production, unless they are allowed', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/ALLOW_SANDBOX/);
    expect(readSettings({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' })).toMatchObject({
      nodeEnv: 'production',
    });
  });
});
