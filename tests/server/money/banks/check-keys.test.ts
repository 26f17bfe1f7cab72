import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBankKeys, checkFormerBanks } from '#server/money/bank/check-keys.ts';
import { LIVE_BANK_PROVIDERS } from '#server/platform/ports/bank.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openProviders } from '#server/providers.ts';
import { type SimulatedBanks, simulateBanks } from './simulated.ts';

/** What a content delivery network returns instead of the API. */
const PAGES: Readonly<Record<string, [status: number, headers: Record<string, string>]>> = {
  '/page': [200, { 'content-type': 'text/html' }],
  '/moved': [302, { location: 'https://status.example.com' }],
  '/missing': [404, { 'content-type': 'text/html' }],
  '/firewall': [403, { 'content-type': 'text/html' }],
};

describe.each(LIVE_BANK_PROVIDERS)('%s', (provider) => {
  let banks: SimulatedBanks;
  const pages = createServer((request, response) => {
    const found = Object.entries(PAGES).find(([path]) => request.url?.startsWith(path));
    const [status, headers] = found?.[1] ?? [500, {}];
    response.writeHead(status, headers).end('<!doctype html><h1>We are back soon</h1>');
  });
  beforeAll(async () => {
    banks = await simulateBanks('http://127.0.0.1:9');
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    pages.close();
    await banks.close();
  });

  const name = `${provider.toUpperCase()}_BASE_URL`;
  const open = (changed: Readonly<Record<string, string>>) =>
    openProviders(readSettings({ ...banks.environment(provider), ...changed }));
  const wrongKeys = {
    PAYSTACK_SECRET_KEY: 'sk_test_wrong',
    MONNIFY_API_KEY: 'MK_TEST_WRONG',
    FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-wrong',
  };

  test.each(Object.keys(PAGES))(
    'lets the server start, and names the setting, where %s answers',
    async (path) => {
      const { port } = pages.address() as AddressInfo;
      const errors = await checkBankKeys(open({ [name]: `http://127.0.0.1:${port}${path}` }));
      expect(errors.map(({ message }) => message)).toEqual([
        expect.stringMatching(`^The bank ${provider} cannot be called at ${name}: ${provider} .*HTTP \\d+, `),
      ]);
    },
  );

  test('stops the start where the keys are wrong, those of a former bank excepted', async () => {
    const { bank, backupBank } = open(wrongKeys);
    const message = new RegExp(`^The bank ${provider} rejects the keys in the settings: .*HTTP 401, `);
    await expect(checkBankKeys({ bank, backupBank })).rejects.toThrow(message);
    const errors = await checkFormerBanks({ formerBanks: [bank] });
    expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(message)]);
  });
});
