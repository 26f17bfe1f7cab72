import type { BankProviderName } from '../ports/bank.ts';
import type { BankSettings, ChosenBanks } from './bank-settings.ts';
import { isLoopbackHost } from './loopback.ts';
import type { MessageSettings } from './message-settings.ts';

interface Facts extends ChosenBanks {
  readonly nodeEnv: string;
  readonly host: string;
  readonly publicUrl: string | null;
  readonly databaseUrl: string | null;
  readonly bankProvider: BankProviderName;
  readonly messages: {
    readonly [Channel in keyof MessageSettings]: Pick<MessageSettings[Channel], 'provider'>;
  };
  readonly railsUrl: string | null;
  readonly supportEmail: string | null;
}

interface Allowances {
  /** `ALLOW_SANDBOX=1`. */
  readonly isSandboxAllowed: boolean;
  /** The names of secrets that still have their published default. */
  readonly publicSecrets: readonly string[];
}

/**
 * The reasons why the server must not start, one line each. With the sandbox on, anyone who can reach the server can
 * create money and read every code, so it must be reachable only from its own machine, in development too. Without it,
 * a server that others reach must run as production, which requires its own secrets, and allows the sandbox only with
 * `ALLOW_SANDBOX=1`.
 */
export function startProblems(settings: Facts, { isSandboxAllowed, publicSecrets }: Allowances): string[] {
  const problems: string[] = [];
  const sandboxes = sandboxesOf(settings);
  const exposure = exposureOf(settings);
  if (sandboxes !== null && exposure !== null)
    problems.push(
      `${exposure} lets other machines reach this server, and ${sandboxes} lets anyone who reaches it make money and read codes: with the sandbox on, HOST and PUBLIC_URL have to be of this machine.`,
    );
  const realBank = realBankOf(settings);
  if (realBank !== null && settings.databaseUrl === null)
    problems.push(
      `${realBank} moves real money, and the embedded database does not survive a loss of power: set DATABASE_URL to a PostgreSQL.`,
    );
  if (sandboxes === null && exposure !== null && settings.nodeEnv !== 'production')
    problems.push(
      `${exposure} lets other machines reach this server, which simulates neither bank nor messages: set NODE_ENV=production, without which unsafe settings start.`,
    );
  if (settings.nodeEnv !== 'production') return problems;
  if (sandboxes !== null && !isSandboxAllowed)
    problems.push(
      `${sandboxes} is refused in production. Set ALLOW_SANDBOX=1 to start with a simulated bank, or without real messages, on this machine alone.`,
    );
  for (const published of publicSecrets)
    problems.push(
      `The setting ${published} is needed in production: its default is known to everyone. Give it a random text, as \`openssl rand -hex 32\` makes one.`,
    );
  const { publicUrl } = settings;
  if (publicUrl !== null && isUnprotected(publicUrl))
    problems.push(
      `The setting PUBLIC_URL must be an https address in production: over http, anyone on the way reads passwords and codes; it is "${new URL(publicUrl).origin}".`,
    );
  if (settings.supportEmail === null)
    problems.push(
      'The setting SUPPORT_EMAIL is needed in production: people are told that their messages are read.',
    );
  return problems;
}

const isUnprotected = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol !== 'https:' && !isLoopbackHost(hostname);
};

/** What makes a bank that moves real money take part, or null. */
function realBankOf({ bank, backupBank, formerBanks, railsUrl }: Facts): string | null {
  const isReal = (each: BankSettings) => !isSimulated(each, railsUrl);
  if (isReal(bank)) return `BANK_PROVIDER=${bank.provider}`;
  if (backupBank !== null && isReal(backupBank)) return `BANK_BACKUP_PROVIDER=${backupBank.provider}`;
  const former = formerBanks.find(isReal);
  return former ? `${former.provider}, whose keys are set,` : null;
}

/** `RAILS_URL` alone is not enough: each bank is asked at an address of its own, which is the real one by default. */
const isSimulated = (bank: BankSettings, railsUrl: string | null): boolean =>
  bank.provider === 'sandbox' ||
  (railsUrl !== null && new URL(bank.baseUrl).origin === new URL(railsUrl).origin);

/** The settings that simulate something, or null. */
function sandboxesOf({ bankProvider, messages, railsUrl }: Facts): string | null {
  const outboxes = [
    ...(messages.sms.provider === 'outbox' ? ['SMS_PROVIDER=outbox'] : []),
    ...(messages.email.provider === 'outbox' ? ['EMAIL_PROVIDER=outbox'] : []),
    // These default to the outbox if SMS uses it, so they are not listed then.
    ...(isChosen(messages, 'whatsapp') ? ['WHATSAPP_PROVIDER=outbox'] : []),
    ...(isChosen(messages, 'voice') ? ['VOICE_PROVIDER=outbox'] : []),
  ].join(' and ');
  const sandboxes = [
    ...(bankProvider === 'sandbox' ? ['BANK_PROVIDER=sandbox'] : []),
    ...(railsUrl === null ? [] : ['RAILS_URL']),
    ...(outboxes ? [outboxes] : []),
  ];
  return sandboxes.length > 0 ? sandboxes.join(' with ') : null;
}

const isChosen = ({ sms, ...others }: Facts['messages'], channel: 'whatsapp' | 'voice'): boolean =>
  sms.provider !== 'outbox' && others[channel].provider === 'outbox';

/** The setting that lets other machines reach this server, or null. */
function exposureOf({ host, publicUrl }: Facts): string | null {
  if (!isLoopbackHost(host)) return `HOST=${host}`;
  if (publicUrl === null) return null;
  const { hostname, origin } = new URL(publicUrl);
  return isLoopbackHost(hostname) ? null : `PUBLIC_URL=${origin}`;
}
