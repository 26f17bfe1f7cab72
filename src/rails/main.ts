import { parseArgs } from 'node:util';
import ms from 'ms';
import { lagosMoment } from '#domain/dates.ts';
import { DEFAULT_PRODUCT_NAME } from '#domain/product.ts';
import { controlRoutes } from './control.ts';
import { readScenario, runScenario } from './scenario.ts';
import { createSimulator, RAILS_KEYS } from './simulator.ts';

const TICK_MS = 250;
const USAGE = `npm run rails -- [--port 4010] [--mail-port 4025] [--merchant http://127.0.0.1:3000] [--speed 1] [SCENARIO.yaml]

Plays the banks and the message providers. With --speed 60 a minute of theirs passes each second; with 0 time
passes only by a scenario's waits and by POST /control/steps {"wait":"3m"}.`;

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
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const simulator = createSimulator({
  merchantOrigin: values.merchant,
  startMs: Date.now(),
  seed: 'rails',
  merchantName: DEFAULT_PRODUCT_NAME,
  slowMs: ms('20s'),
});
controlRoutes(simulator.app, simulator);
const origin = await simulator.app.listen({ port: Number(values.port), host: '127.0.0.1' });
const mailPort = await simulator.mail.listen(Number(values['mail-port']));
console.log(`The simulator listens at ${origin}. For the server:

${settings(origin, mailPort)}
`);

const [file] = positionals;
if (file !== undefined) {
  const scenario = await readScenario(file);
  await runScenario(simulator, scenario);
  console.log(`${scenario.name}: done, it is ${lagosMoment(simulator.clock.now)} in the simulator.`);
}
const speed = Number(values.speed);
if (speed > 0) setInterval(() => void simulator.clock.advance(TICK_MS * speed), TICK_MS);

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
