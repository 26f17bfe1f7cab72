import { BlockList, isIP } from 'node:net';
import type { BankProviderName } from '../ports/bank.ts';
import type { MessageProviderName } from '../ports/messages.ts';
import { SettingsError } from './settings-error.ts';

interface Facts {
  readonly nodeEnv: string;
  readonly host: string;
  readonly publicUrl: string | null;
  readonly bankProvider: BankProviderName;
  readonly messageProvider: MessageProviderName;
  readonly supportEmail: string | null;
}

interface Allowances {
  /** `ALLOW_SANDBOX=1`. */
  readonly isSandboxAllowed: boolean;
  /** The names of the secrets that have their published default. */
  readonly publicSecrets: readonly string[];
}

/**
 * What must not start. With the sandbox on, anyone who reaches the server can make money and read every code: it
 * serves its own machine alone, in development too. Production wants secrets of its own as well, and no sandbox
 * unless it is allowed.
 * @throws SettingsError with one line that names the setting.
 */
export function rejectUnsafeStart(settings: Facts, { isSandboxAllowed, publicSecrets }: Allowances): void {
  const isProduction = settings.nodeEnv === 'production';
  const sandboxes = sandboxesOf(settings);
  const exposure = exposureOf(settings);
  if (sandboxes !== null && exposure !== null)
    throw new SettingsError(
      `${exposure} lets other machines reach this server, and ${sandboxes} lets whoever reaches it make money and read codes: with the sandbox on, HOST and PUBLIC_URL have to be of this machine.`,
    );
  if (!isProduction) return;
  if (sandboxes !== null && !isSandboxAllowed)
    throw new SettingsError(
      'BANK_PROVIDER=sandbox and MESSAGE_PROVIDER=outbox are refused in production. Set ALLOW_SANDBOX=1 to start with a simulated bank, or without real messages, on this machine alone.',
    );
  const [published] = publicSecrets;
  if (published !== undefined)
    throw new SettingsError(
      `The setting ${published} is needed in production: its default is known to everyone. Give it a random text, as \`openssl rand -hex 32\` makes one.`,
    );
  if (settings.supportEmail === null)
    throw new SettingsError(
      'The setting SUPPORT_EMAIL is needed in production: people are told that their messages are read.',
    );
}

/** The settings that simulate something, or null. */
function sandboxesOf({ bankProvider, messageProvider }: Facts): string | null {
  const sandboxes = [
    ...(bankProvider === 'sandbox' ? ['BANK_PROVIDER=sandbox'] : []),
    ...(messageProvider === 'outbox' ? ['MESSAGE_PROVIDER=outbox'] : []),
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
