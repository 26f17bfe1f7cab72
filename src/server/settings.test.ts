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
    });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ BANK_PROVIDER: 'paypal' }, 'BANK_PROVIDER'],
    [{ UNIT_HOLD_HOURS: '0' }, 'UNIT_HOLD_HOURS'],
    [{ UNIT_HOLD_HOURS: '1.5' }, 'UNIT_HOLD_HOURS'],
    [{ PRODUCT_NAME: '' }, 'PRODUCT_NAME'],
    [{ BANK_PROVDIER: 'sandbox' }, 'BANK_PROVDIER'],
  ])('refuses %j in one line that names it', (environment, name) => {
    const attempt = () => readSettings(environment);
    expect(attempt).toThrow(SettingsError);
    expect(attempt).toThrow(new RegExp(`${name}[^\\n]*$`));
  });

  it('refuses the sandboxes in production, unless they are allowed', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/ALLOW_SANDBOX/);
    expect(readSettings({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' })).toMatchObject({
      nodeEnv: 'production',
    });
  });
});
