import { describe, expect, it } from 'vitest';
import { describeTarget } from '../run-command.ts';
import { readSettings } from './settings.ts';

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

describe('the settings of a live server', () => {
  it('accepts an address without TLS in production only for this machine', () => {
    const production = {
      ...LIVE,
      NODE_ENV: 'production',
      OTP_SECRET: 'b0f3c2a9d4e85176',
      SUPPORT_EMAIL: 'help@example.com',
    };
    expect(() => readSettings({ ...production, PUBLIC_URL: 'http://savings.example.com' })).toThrow(
      'The setting PUBLIC_URL must be an https address in production: over http, anyone on the way reads passwords and codes; it is "http://savings.example.com".',
    );
    expect(readSettings({ ...production, PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe(
      'http://localhost:3000',
    );
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    [{ PUBLIC_URL: 'https://savings.example.com' }, 'PUBLIC_URL=https://savings.example.com'],
  ])('accepts %o only in production, whose rules it would evade', (exposing, named) => {
    const own = { OTP_SECRET: 'b0f3c2a9d4e85176', SUPPORT_EMAIL: 'help@example.com' };
    expect(() => readSettings({ ...LIVE, ...own, ...exposing })).toThrow(
      `${named} lets other machines reach this server, which simulates neither bank nor messages: set NODE_ENV=production`,
    );
    expect(readSettings({ ...LIVE, ...own, ...exposing, NODE_ENV: 'production' }).nodeEnv).toBe('production');
  });

  it.each(['replace', 'sk_live_replace', 'replace-with-32-random-characters'])(
    'rejects the placeholder of the example as a secret: %s',
    (text) => {
      expect(() => readSettings({ PAYSTACK_SECRET_KEY: text })).toThrow(
        /^The setting PAYSTACK_SECRET_KEY still has the text of the example: give it a value of your own\.$/,
      );
    },
  );

  it('reads the keys of a former bank', () => {
    const keys = { FLUTTERWAVE_SECRET_KEY: 'FLWSECK-x', FLUTTERWAVE_SECRET_HASH: 'hash-of-16-letters' };
    expect(readSettings({ ...LIVE, ...keys }).formerBanks).toMatchObject([{ provider: 'flutterwave' }]);
    expect(describeTarget(readSettings({ ...LIVE, ...keys }))).toMatch(/ and the keys of flutterwave\.$/);
    expect(readSettings(keys).formerBanks).toEqual([]);
    const { FLUTTERWAVE_SECRET_HASH: _, ...half } = keys;
    expect(() => readSettings({ ...LIVE, ...half })).toThrow(
      'Of flutterwave, other settings are set and FLUTTERWAVE_SECRET_HASH is not: set it, so that transfers to accounts there count, or remove the others.',
    );
  });
});
