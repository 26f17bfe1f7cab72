import Fastify, { type FastifyInstance } from 'fastify';
import { BankBook } from './bank/book.ts';
import { AccountDirectory } from './bank/directory.ts';
import { VirtualClock } from './clock.ts';
import { type FailureBodies, Faults } from './faults.ts';
import { Inbox } from './messages/inbox.ts';
import { MailServer } from './messages/mail.ts';
import { type SmsAccount, TERMII_FAILURES, termiiRoutes } from './messages/termii.ts';
import { WHATSAPP_FAILURES, type WhatsAppAccount, whatsAppRoutes } from './messages/whatsapp.ts';
import { flutterwave } from './providers/flutterwave/api.ts';
import { monnify } from './providers/monnify/api.ts';
import { paystack } from './providers/paystack/api.ts';
import {
  BANK_PROVIDERS,
  type BankProviderName,
  type ProviderApi,
  type RunningProvider,
} from './providers/provider.ts';
import { type RetryTimetable, WebhookDeliveries } from './webhooks.ts';

/** Termii documents no retries, and Meta's retry schedule is not fixed. */
const NO_RETRIES: RetryTimetable = { retryDelaysMs: [], timeoutMs: 30_000 };

/** The keys that the merchant must use; `npm run rails` prints them. */
export const RAILS_KEYS = {
  paystack: { secretKey: 'sk_test_rails' },
  monnify: {
    apiKey: 'MK_TEST_RAILS',
    secretKey: 'monnify-rails-secret',
    contractCode: '4934121693',
    sourceAccount: '3934178936',
  },
  flutterwave: { secretKey: 'FLWSECK_TEST-rails-X', secretHash: 'rails-secret-hash', bvn: '22222222222' },
  termii: { apiKey: 'TLrails', secretKey: 'tsk_rails' },
  whatsapp: {
    accessToken: 'EAArails',
    appSecret: 'rails-app-secret',
    phoneNumberId: '1234567890',
    template: 'kolo_news',
    codeTemplate: 'kolo_code',
    verifyToken: 'rails-verify-token',
  },
} as const;

export interface SimulatorOptions {
  /** The merchant's server: `http://127.0.0.1:3000`. */
  readonly merchantOrigin: string;
  /** When the virtual clock starts. */
  readonly startMs: number;
  /** The seed of account numbers and references. */
  readonly seed: string;
  readonly merchantName: string;
  /** Response time under the fault `slow`, in real time. */
  readonly slowMs: number;
}

export interface Simulator {
  readonly app: FastifyInstance;
  readonly clock: VirtualClock;
  readonly directory: AccountDirectory;
  readonly inbox: Inbox;
  readonly mail: MailServer;
  /** The merchant's accounts with Termii and Meta. */
  readonly smsAccount: SmsAccount;
  readonly whatsAppAccount: WhatsAppAccount;
  readonly dndNumbers: Set<string>;
  readonly deadNumbers: Set<string>;
  /** Phone numbers without WhatsApp, as digits. */
  readonly noWhatsApp: Set<string>;
  readonly banks: Readonly<Record<BankProviderName, RunningProvider>>;
  /** The faults of every HTTP provider, by provider name. */
  readonly faults: Readonly<Record<HttpProviderName, Faults>>;
}

export const HTTP_PROVIDERS = [...BANK_PROVIDERS, 'termii', 'whatsapp'] as const;
export type HttpProviderName = (typeof HTTP_PROVIDERS)[number];

/** Creates a server with every provider below `/{provider}`. It is not listening yet. */
export function createSimulator(options: SimulatorOptions): Simulator {
  // Slow or missing responses must not keep the server from closing.
  const app = Fastify({ logger: false, forceCloseConnections: true });
  const clock = new VirtualClock(options.startMs);
  const directory = new AccountDirectory();
  const inbox = new Inbox();
  const dndNumbers = new Set<string>();
  const deadNumbers = new Set<string>();
  const noWhatsApp = new Set<string>();
  const smsAccount: SmsAccount = { rejection: null };
  const whatsAppAccount: WhatsAppAccount = { hasTemplates: true };
  const newFaults = (): Faults => new Faults({ clock, slowMs: options.slowMs });
  const webhooksOf = (provider: HttpProviderName, timetable: RetryTimetable): WebhookDeliveries =>
    new WebhookDeliveries({
      clock,
      timetable,
      url: new URL(`/api/webhooks/${provider}`, options.merchantOrigin).href,
    });

  function mount(providerApi: ProviderApi): RunningProvider {
    const webhooks = webhooksOf(providerApi.name, providerApi.timetable);
    const notify: RunningProvider['notify'] = (event, transmission) => {
      const webhook = providerApi.webhookOf(event);
      if (webhook) webhooks.send(webhook, transmission);
    };
    const book = new BankBook({
      clock,
      directory,
      seed: `${options.seed}/${providerApi.name}`,
      bankCode: providerApi.bankCode,
      firstDepositId: providerApi.firstDepositId,
      merchantName: options.merchantName,
      onEvent: (event) => notify(event),
    });
    const provider = { clock, directory, book, webhooks, faults: newFaults(), notify };
    const prefix = `/${providerApi.name}`;
    app.register(
      async (scope) => {
        provider.faults.install(scope, prefix, providerApi.failures);
        providerApi.routes(scope, provider);
      },
      { prefix },
    );
    return provider;
  }

  function mountMessages(
    name: 'termii' | 'whatsapp',
    failures: FailureBodies,
    routes: (scope: FastifyInstance) => void,
  ): Faults {
    const faults = newFaults();
    const prefix = `/${name}`;
    app.register(
      async (scope) => {
        faults.install(scope, prefix, failures);
        routes(scope);
      },
      { prefix },
    );
    return faults;
  }

  const banks = {
    paystack: mount(paystack(RAILS_KEYS.paystack)),
    monnify: mount(monnify(RAILS_KEYS.monnify)),
    flutterwave: mount(flutterwave(RAILS_KEYS.flutterwave)),
  };
  const sms = webhooksOf('termii', NO_RETRIES);
  const chats = webhooksOf('whatsapp', NO_RETRIES);
  return {
    app,
    clock,
    directory,
    inbox,
    mail: new MailServer({ clock, inbox }),
    smsAccount,
    whatsAppAccount,
    dndNumbers,
    deadNumbers,
    noWhatsApp,
    banks,
    faults: {
      paystack: banks.paystack.faults,
      monnify: banks.monnify.faults,
      flutterwave: banks.flutterwave.faults,
      termii: mountMessages('termii', TERMII_FAILURES, (scope) =>
        termiiRoutes(scope, {
          clock,
          inbox,
          webhooks: sms,
          account: smsAccount,
          dndNumbers,
          deadNumbers,
          ...RAILS_KEYS.termii,
        }),
      ),
      whatsapp: mountMessages('whatsapp', WHATSAPP_FAILURES, (scope) =>
        whatsAppRoutes(scope, {
          clock,
          inbox,
          webhooks: chats,
          account: whatsAppAccount,
          deadNumbers: noWhatsApp,
          ...RAILS_KEYS.whatsapp,
        }),
      ),
    },
  };
}
