import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import ms from 'ms';
import { lagosMoment } from '#domain/dates.ts';
import { DEFAULT_PRODUCT_NAME } from '#domain/product.ts';
import { controlRoutes } from './control.ts';
import { readScenario, runScenario, type Scenario } from './scenario.ts';
import { createSimulator, RAILS_KEYS, type Simulator } from './simulator.ts';

const TICK_MS = 250;
/** Enough for V8 to compile what a start that failed has left to it. */
const IDLE_MS = 1_000;
const USAGE = `npm run rails -- [--port 4010] [--mail-port 4025] [--merchant http://127.0.0.1:3000] [--speed 1] [SCENARIO.yaml]

Plays the banks and the message providers, and the scenario each time you press Enter. With --speed 60 a minute of
theirs passes each second; with 0 time passes only by POST /control/steps {"wait":"3m"}.`;

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4010' },
      'mail-port': { type: 'string', default: '4025' },
      merchant: { type: 'string', default: 'http://127.0.0.1:3000' },
      speed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    port: numberOf('--port', values.port),
    mailPort: numberOf('--mail-port', values['mail-port']),
    merchant: values.merchant,
    speed: numberOf('--speed', values.speed),
    isHelp: values.help,
    file: positionals[0],
  };
}

function numberOf(name: string, text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`${name} must be a number; it is "${text}".`);
  return Number(text);
}

async function main(): Promise<void> {
  const { isHelp, file, ...options } = readOptions();
  if (isHelp) return console.log(USAGE);
  // Read first: a scenario with a mistake starts nothing.
  const scenario = file === undefined ? null : await readScenario(file);
  const simulator = createSimulator({
    merchantOrigin: options.merchant,
    startMs: Date.now(),
    seed: 'rails',
    merchantName: DEFAULT_PRODUCT_NAME,
    slowMs: ms('20s'),
  });
  controlRoutes(simulator.app, simulator);
  const origin = await simulator.app.listen({ port: options.port, host: '127.0.0.1' });
  const mailPort = await simulator.mail.listen(options.mailPort);
  console.log(`The simulator listens at ${origin}. For the server:

${settings(origin, mailPort)}

It also needs a DATA_DIR or DATABASE_URL of its own: one that holds accounts of the sandbox is refused.
`);
  const tick = () => simulator.clock.advance(TICK_MS * options.speed).catch(console.error);
  if (options.speed > 0) setInterval(tick, TICK_MS);
  if (scenario) await runAtEnter(simulator, scenario);
}

/** Runs the scenario each time Enter is pressed, because it may need an account, which a server opens first. */
async function runAtEnter(simulator: Simulator, scenario: Scenario): Promise<void> {
  const say = (text: string) => console.log(`${scenario.name}: ${text}`);
  say('press Enter to run it.');
  for await (const _ of createInterface(process.stdin)) {
    say(`begins, it is ${lagosMoment(simulator.clock.now)} in the simulator.`);
    try {
      await runScenario(simulator, scenario);
      say(`done, it is ${lagosMoment(simulator.clock.now)} in the simulator.`);
    } catch (error) {
      say(explain(error));
    }
  }
}

/** One line for the person who started it. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `The port ${error.port} is taken: choose another with --port or --mail-port.`;
  return error.message;
}

/** Environment variables for a server that uses the simulator for every provider. */
function settings(base: string, smtpPort: number): string {
  return Object.entries({
    RAILS_URL: base,
    BANK_PROVIDER: 'paystack',
    PAYSTACK_SECRET_KEY: RAILS_KEYS.paystack.secretKey,
    PAYSTACK_BASE_URL: `${base}/paystack`,
    MONNIFY_API_KEY: RAILS_KEYS.monnify.apiKey,
    MONNIFY_SECRET_KEY: RAILS_KEYS.monnify.secretKey,
    MONNIFY_CONTRACT_CODE: RAILS_KEYS.monnify.contractCode,
    MONNIFY_SOURCE_ACCOUNT: RAILS_KEYS.monnify.sourceAccount,
    MONNIFY_BASE_URL: `${base}/monnify`,
    FLUTTERWAVE_SECRET_KEY: RAILS_KEYS.flutterwave.secretKey,
    FLUTTERWAVE_SECRET_HASH: RAILS_KEYS.flutterwave.secretHash,
    FLUTTERWAVE_BVN: RAILS_KEYS.flutterwave.bvn,
    FLUTTERWAVE_BASE_URL: `${base}/flutterwave`,
    SMS_PROVIDER: 'termii',
    TERMII_API_KEY: RAILS_KEYS.termii.apiKey,
    TERMII_SECRET_KEY: RAILS_KEYS.termii.secretKey,
    TERMII_BASE_URL: `${base}/termii`,
    TERMII_SENDER: DEFAULT_PRODUCT_NAME,
    WHATSAPP_PROVIDER: 'cloud',
    WHATSAPP_ACCESS_TOKEN: RAILS_KEYS.whatsapp.accessToken,
    WHATSAPP_PHONE_NUMBER_ID: RAILS_KEYS.whatsapp.phoneNumberId,
    WHATSAPP_TEMPLATE: RAILS_KEYS.whatsapp.template,
    WHATSAPP_CODE_TEMPLATE: RAILS_KEYS.whatsapp.codeTemplate,
    WHATSAPP_APP_SECRET: RAILS_KEYS.whatsapp.appSecret,
    WHATSAPP_VERIFY_TOKEN: RAILS_KEYS.whatsapp.verifyToken,
    WHATSAPP_BASE_URL: `${base}/whatsapp/v23.0`,
    EMAIL_PROVIDER: 'smtp',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: `${DEFAULT_PRODUCT_NAME} <hello@example.com>`,
  })
    .map(([name, value]) => `${name}='${value}'`)
    .join('\n');
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
  // What the start has opened keeps the process. It is not ended at once, since `process.exit` may wait for ever while
  // V8 compiles in the background (nodejs/node#54918).
  setTimeout(() => process.exit(), IDLE_MS).unref();
});
