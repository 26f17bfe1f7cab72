import { BlockList, isIP } from 'node:net';
import type { BankProviderName } from '../ports/bank.ts';
import type { MessageSettings } from './message-settings.ts';

interface Facts {
  readonly nodeEnv: string;
  readonly host: string;
  readonly publicUrl: string | null;
  readonly bankProvider: BankProviderName;
  readonly messages: Pick<MessageSettings, 'sms' | 'email'>;
  readonly supportEmail: string | null;
}

interface Allowances {
  /** `ALLOW_SANDBOX=1`. */
  readonly isSandboxAllowed: boolean;
  /** The names of the secrets that have their published default. */
  readonly publicSecrets: readonly string[];
}

/**
 * Why the server must not start: one line for each reason, none where it may. With the sandbox on, anyone who reaches
 * the server can create money and read every code, so it serves its own machine alone, in development too. Production
 * needs secrets of its own as well, and takes no sandbox unless it is allowed.
 */
export function startProblems(settings: Facts, { isSandboxAllowed, publicSecrets }: Allowances): string[] {
  const problems: string[] = [];
  const sandboxes = sandboxesOf(settings);
  const exposure = exposureOf(settings);
  if (sandboxes !== null && exposure !== null)
    problems.push(
      `${exposure} lets other machines reach this server, and ${sandboxes} lets anyone who reaches it make money and read codes: with the sandbox on, HOST and PUBLIC_URL have to be of this machine.`,
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
  if (settings.supportEmail === null)
    problems.push(
      'The setting SUPPORT_EMAIL is needed in production: people are told that their messages are read.',
    );
  return problems;
}

/** The settings that simulate something, or null. */
function sandboxesOf({ bankProvider, messages }: Facts): string | null {
  const outboxes = [
    ...(messages.sms.provider === 'outbox' ? ['SMS_PROVIDER=outbox'] : []),
    ...(messages.email.provider === 'outbox' ? ['EMAIL_PROVIDER=outbox'] : []),
  ].join(' and ');
  const sandboxes = [
    ...(bankProvider === 'sandbox' ? ['BANK_PROVIDER=sandbox'] : []),
    ...(outboxes ? [outboxes] : []),
  ];
  return sandboxes.length > 0 ? sandboxes.join(' with ') : null;
}

/** The setting under which other machines reach this server, or null. */
function exposureOf({ host, publicUrl }: Facts): string | null {
  if (!isThisMachine(host)) return `HOST=${host}`;
  if (publicUrl === null) return null;
  const { hostname, origin } = new URL(publicUrl);
  return isThisMachine(hostname) ? null : `PUBLIC_URL=${origin}`;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** `127.0.0.1`, `::1`, `[::1]`, `localhost` and what ends in it (RFC 6761). */
function isThisMachine(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const version = isIP(address);
  if (version === 0) return address === 'localhost' || address.endsWith('.localhost');
  return loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
