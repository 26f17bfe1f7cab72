import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signedIn } from '#api/contract/onboarding.ts';
import { walletResponse } from '#api/contract/wallet.ts';
import { payoutAccountResponse, withdrawalResponse } from '#api/contract/withdrawals.ts';
import { lagosDate } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import { LIVE_BANK_PROVIDERS } from '#server/platform/ports/bank.ts';
import { SETTINGS } from '#server/platform/settings/settings.ts';
import { ROOT } from '../../../../scripts/setup/root.mjs';
import { freePort, ServerProcess } from '../../../browser/kit/server.ts';
import { killOnExit } from '../../../kit/childProcesses.ts';
import { WAIT } from '../../../kit/wait.ts';
import { BARE_ENVIRONMENT } from '../../kit/bare-environment.ts';
import { buildRegistration, TEST_PASSWORD } from '../../kit/people.ts';
import { runProgram } from '../../kit/run-program.ts';
import { describeOnPostgres, type TestServer } from '../../kit/server.ts';
import { type LiveProvider, type SimulatedBanks, simulateBanks } from './simulated.ts';

const DOCUMENT = readFileSync(path.join(ROOT, 'docs/going-live.md'), 'utf8');
const SCRIPTS: Record<string, string> = JSON.parse(
  readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
).scripts;
const HEADINGS: Readonly<Record<LiveProvider, string>> = {
  paystack: 'Paystack',
  monnify: 'Monnify',
  flutterwave: 'Flutterwave',
};
const TICK_MS = 250;
const OWN_ACCOUNT = { bank_code: '058', account_number: '0123456785' };
const SENDER = { name: 'CHIDI EZE', accountNumber: '0123450011', bankName: 'First Bank of Nigeria' };

/** The values that the document's reader decides, or finds in the dashboards. */
const GIVEN: Readonly<Record<string, string>> = {
  COMPANY_NAME: 'Kolo Homes Ltd',
  COMPANY_REGISTRATION: 'RC 1234567',
  COMPANY_ADDRESS: '12 Admiralty Way, Lekki, Lagos',
  COMPANY_PARTNER_BANK: 'Wema Bank',
  COMPANY_PHONE: '+2348030000000',
  UNIT_HOLD_HOURS: '48',
  PLAN_C_HOLD_DAYS: '14',
  EXIT_FEE_BPS: '500',
  OPERATIONS_TOKEN: 'c1d2e3f4a5b6071829304152',
  OTP_SECRET: 'b0f3c2a9d4e85176',
  SUPPORT_EMAIL: 'help@example.com',
  TERMII_API_KEY: RAILS_KEYS.termii.apiKey,
  TERMII_SECRET_KEY: RAILS_KEYS.termii.secretKey,
  TERMII_SENDER: 'Kolo',
  MAIL_FROM: 'Kolo <hello@example.com>',
  WHATSAPP_ACCESS_TOKEN: RAILS_KEYS.whatsapp.accessToken,
  WHATSAPP_PHONE_NUMBER_ID: RAILS_KEYS.whatsapp.phoneNumberId,
  WHATSAPP_TEMPLATE: RAILS_KEYS.whatsapp.template,
  WHATSAPP_CODE_TEMPLATE: RAILS_KEYS.whatsapp.codeTemplate,
  WHATSAPP_APP_SECRET: RAILS_KEYS.whatsapp.appSecret,
  WHATSAPP_VERIFY_TOKEN: RAILS_KEYS.whatsapp.verifyToken,
  MORTGAGE_NHF_RATE: '6',
  MORTGAGE_NHF_MAX_YEARS: '30',
  MORTGAGE_NHF_MAX_AGE: '60',
  MORTGAGE_NHF_SOURCE: 'the Federal Mortgage Bank of Nigeria',
  MORTGAGE_NHF_AS_OF: '2026-03',
  PAYSTACK_SECRET_KEY: RAILS_KEYS.paystack.secretKey,
  PAYSTACK_PREFERRED_BANK: 'wema-bank',
  MONNIFY_API_KEY: RAILS_KEYS.monnify.apiKey,
  MONNIFY_SECRET_KEY: RAILS_KEYS.monnify.secretKey,
  MONNIFY_CONTRACT_CODE: RAILS_KEYS.monnify.contractCode,
  MONNIFY_SOURCE_ACCOUNT: RAILS_KEYS.monnify.sourceAccount,
  MONNIFY_BVN: '22222222222',
  FLUTTERWAVE_SECRET_KEY: RAILS_KEYS.flutterwave.secretKey,
  FLUTTERWAVE_SECRET_HASH: RAILS_KEYS.flutterwave.secretHash,
  FLUTTERWAVE_BVN: RAILS_KEYS.flutterwave.bvn,
};

/** A chapter of the document, without its heading. */
function chapter(heading: string): string {
  const found = new RegExp(`^## ${heading}\\n(.*?)(?=^## |\\s*$(?![\\s\\S]))`, 'ms').exec(DOCUMENT);
  if (!found) throw new Error(`The document has no chapter ${heading}`);
  return found[1] ?? '';
}

/** The settings that a chapter names, each with the value that it gives, or null. */
function settingsIn(text: string): Map<string, string | null> {
  const named = [...text.matchAll(/`([A-Z][A-Z0-9_]+)(?:=([^`]*))?`/g)];
  return new Map(
    named.flatMap(([, name = '', value]) => (name in SETTINGS ? [[name, value ?? null] as const] : [])),
  );
}

/** The commands of our own scripts that a chapter names, as programs with arguments; dates are replaced by today's. */
const commandsIn = (text: string): string[][] =>
  [...text.matchAll(/`npm run ([a-z:]+)((?: [^`]*)?)`/g)].map(([, script = '', words = '']) => [
    ...(SCRIPTS[script] ?? '').split(' ').slice(1),
    ...words
      .replaceAll(/\d{4}-\d{2}-\d{2}/g, lagosDate(new Date()))
      .split(' ')
      .filter((word) => word !== '' && word !== '--'),
  ]);

describe.each(LIVE_BANK_PROVIDERS)('docs/going-live.md with %s', (provider) => {
  describeOnPostgres('leads from nothing to money that arrives', (open) => {
    let database: TestServer;
    let banks: SimulatedBanks;
    let port: number;
    let environment: Record<string, string>;
    let clockwork: NodeJS.Timeout;
    beforeAll(async () => {
      database = await open();
      port = await freePort();
      banks = await simulateBanks(`http://127.0.0.1:${port}`);
      const mailPort = await banks.simulator.mail.listen(0);
      clockwork = setInterval(() => void banks.simulator.clock.advance(TICK_MS), TICK_MS);
      const named = [
        ...settingsIn(chapter('Common preparation')),
        ...settingsIn(chapter(HEADINGS[provider])),
        ...settingsIn(chapter('WhatsApp')),
      ].map(([name, value]) => [name, value ?? GIVEN[name] ?? ''] as const);
      environment = {
        ...Object.fromEntries(named),
        // Settings that point to the simulator instead of the real services.
        DATABASE_URL: database.databaseUrl ?? '',
        PUBLIC_URL: `http://localhost:${port}`,
        TERMII_BASE_URL: `${banks.origin}/termii`,
        WHATSAPP_BASE_URL: `${banks.origin}/whatsapp/v23.0`,
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        [`${provider.toUpperCase()}_BASE_URL`]: `${banks.origin}/${provider}`,
      };
    });
    afterAll(async () => {
      clearInterval(clockwork);
      await banks.simulator.mail.close();
      await banks.close();
      await database.close();
    });

    /** Runs one of our programs to its end. Returns its exit code and its output. */
    const run = async (words: readonly string[], settings: Readonly<Record<string, string>>) => {
      const { code, stdout, stderr } = await runProgram(words, { PORT: '0', ...settings });
      return { code, lines: `${stdout}${stderr}`.trim().split('\n') };
    };
    const start = (env: Record<string, string>) => run(['src/server/main.ts'], env);
    const secretName = `${provider.toUpperCase()}_SECRET_KEY`;

    test('the start stops with one line where the key is missing', async () => {
      const { [secretName]: _, ...without } = environment;
      expect(await start(without)).toEqual({
        code: 1,
        lines: [`BANK_PROVIDER=${provider} needs the setting ${secretName}.`],
      });
    });

    test("the start stops with the provider's answer, and without the key, where the key is wrong", async () => {
      const { code, lines } = await start({ ...environment, [secretName]: 'sk_test_S3cret' });
      expect(code).toBe(1);
      expect(lines).toEqual([
        expect.stringMatching(
          new RegExp(`^The bank ${provider} rejects the keys in the settings: ${provider} .* HTTP 401, `),
        ),
      ]);
      expect(lines.join()).not.toContain('S3cret');
    });

    test('the start goes on where another page answers at the address of the API, and the log names the setting', async () => {
      const name = `${provider.toUpperCase()}_BASE_URL`;
      const env = { ...BARE_ENVIRONMENT, ...environment, PORT: '0', [name]: `${environment[name]}/v0` };
      const child = spawn('node', ['src/server/main.ts'], { cwd: ROOT, env });
      killOnExit(child);
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += String(chunk);
      });
      await vi.waitFor(() => expect(output).toMatch(/ is ready on /), WAIT);
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      expect(output).toMatch(
        new RegExp(`The bank ${provider} cannot be called at ${name}: ${provider} .* HTTP 404, `),
      );
    });

    const webhookAddressIn = (heading: string) =>
      /`https:\/\/YOUR-ADDRESS(\/[^`]+)`/.exec(chapter(heading))?.[1];

    test('the webhook addresses are where the providers reach the server', () => {
      expect(webhookAddressIn(HEADINGS[provider])).toBe(`/api/webhooks/${provider}`);
      expect(webhookAddressIn('WhatsApp')).toBe('/api/webhooks/whatsapp');
    });

    test('the first day goes as it says', async () => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'going-live-'));
      const server = new ServerProcess(port, dataDir, environment);
      await server.resume();
      try {
        expect(await database.db.$count(properties)).toBe(0);
        const { buyer, accountNumber } = await signUp();
        await transfer(accountNumber, { isLost: false });
        await vi.waitFor(async () => expect(await balanceOf(buyer)).toBe(naira(100)), WAIT);

        await server.kill();
        await transfer(accountNumber, { isLost: true });
        await server.resume();
        await call('/wallet/check-transfers', buyer, {});
        await vi.waitFor(async () => expect(await balanceOf(buyer)).toBe(naira(200)), WAIT);

        await withdraw(buyer);
        const target = expect.stringMatching(
          `^Acting on the PostgreSQL database \\S+ at \\S+, with BANK_PROVIDER=${provider}\\.$`,
        );
        const results = await Promise.all(
          commandsIn(chapter('First day')).map((words) => run(words, environment)),
        );
        expect(results).toEqual([
          { code: 0, lines: ['Every bank event was credited, moves no money or is closed.', target] },
          { code: 0, lines: ['Nothing is held.', target] },
          { code: 0, lines: ['2 deposits the same here and there, 0 differences.', target] },
          { code: 0, lines: [expect.stringMatching(/^The ledger is right: /), target] },
        ]);

        await provesItsAddress();
        await sendsCodeByWhatsApp();
      } finally {
        await server.dispose();
      }
    }, 300_000);

    /** Makes the call by which Meta verifies the webhook address when it is entered. */
    async function provesItsAddress(): Promise<void> {
      const asked = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': RAILS_KEYS.whatsapp.verifyToken,
        'hub.challenge': '1158201444',
      });
      const response = await fetch(`http://127.0.0.1:${port}${webhookAddressIn('WhatsApp')}?${asked}`);
      expect([response.status, await response.text()]).toEqual([200, '1158201444']);
    }

    async function sendsCodeByWhatsApp(): Promise<void> {
      const registration = buildRegistration();
      const { user, token } = signedIn.parse(await call('/onboarding/register', {}, registration)).body;
      const headers = { authorization: `Bearer ${token.authToken}` };
      await call('/onboarding/resend-otp', headers, { user_id: user.id, channel: 'whatsapp' });
      await vi.waitFor(async () => {
        const rows = await database.db.select().from(messages).where(eq(messages.to, registration.phone));
        const byWhatsApp = rows.find(({ channel }) => channel === 'whatsapp');
        expect(byWhatsApp?.status).toBe('delivered');
      }, WAIT);
      const [code] = banks.simulator.inbox
        .to(registration.phone)
        .filter(({ channel }) => channel === 'whatsapp');
      expect(code?.text).toContain(RAILS_KEYS.whatsapp.codeTemplate);
    }

    type Headers = Readonly<Record<string, string>>;

    async function call(url: string, headers: Headers, body?: object): Promise<unknown> {
      const response = await fetch(`http://127.0.0.1:${port}/api${url}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const content: unknown = await response.json();
      if (!response.ok) throw new Error(`${url}: ${JSON.stringify(content)}`);
      return content;
    }

    const walletOf = async (buyer: Headers) =>
      walletResponse.parse(await call('/wallet/get', buyer)).body.wallet;
    const balanceOf = async (buyer: Headers) => (await walletOf(buyer)).balance;

    /** Signs up with the code from the SMS, and waits for the account number. */
    async function signUp(): Promise<{ buyer: Headers; accountNumber: string }> {
      const registration = buildRegistration();
      const registered = signedIn.parse(await call('/onboarding/register', {}, registration)).body;
      const otp = await vi.waitFor(() => {
        const [message] = banks.simulator.inbox.to(registration.phone);
        const code = /\b\d{4,8}\b/.exec(message?.text ?? '')?.[0];
        expect(code).toBeDefined();
        return code;
      }, WAIT);
      const headers = { authorization: `Bearer ${registered.token.authToken}` };
      const verified = signedIn.parse(
        await call('/onboarding/verify-otp', headers, { otp, user_id: registered.user.id }),
      ).body;
      const buyer = { authorization: `Bearer ${verified.token.authToken}` };
      const accountNumber = await vi.waitFor(async () => {
        const { account_number } = await walletOf(buyer);
        if (account_number === null) throw new Error('The account number is being prepared');
        return account_number;
      }, WAIT);
      return { buyer, accountNumber };
    }

    /** Withdraws ₦100 to the buyer's own account, and waits until it is sent. */
    async function withdraw(buyer: Headers): Promise<void> {
      banks.simulator.directory.nameAccount(OWN_ACCOUNT.account_number, 'OBI ADA');
      banks.simulator.banks[provider].book.outcomes.payoutDelayMs = TICK_MS;
      const added = payoutAccountResponse.parse(await call('/wallet/payout-accounts', buyer, OWN_ACCOUNT))
        .body.account;
      const wanted = { account_id: added.id, amount: naira(100), current_password: TEST_PASSWORD };
      const requested = await call(
        '/wallet/withdrawals',
        { ...buyer, 'idempotency-key': randomUUID() },
        wanted,
      );
      const { id } = withdrawalResponse.parse(requested).body.withdrawal;
      await vi.waitFor(async () => {
        const { withdrawal } = withdrawalResponse.parse(await call(`/wallet/withdrawals/${id}`, buyer)).body;
        expect(withdrawal.status).toBe('sent');
      }, WAIT);
      expect(await balanceOf(buyer)).toBe(naira(100));
    }

    async function transfer(to: string, { isLost }: { isLost: boolean }): Promise<void> {
      const { book, notify } = banks.simulator.banks[provider];
      notify(
        { kind: 'deposit', deposit: book.receive(to, naira(100), SENDER) },
        { delayMs: 0, copies: 1, isLost },
      );
    }
  });
});
