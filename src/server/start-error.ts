import { ClockError } from './platform/db/clock.ts';
import { FolderInUseError } from './platform/db/folder-lock.ts';
import { MediaStoreError } from './platform/media/port.ts';
import { SettingsError } from './platform/settings/settings-error.ts';

/** What an operator can do something about, by the code of the fault. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken. Set PORT to another',
  ECONNREFUSED: 'No database answers at DATABASE_URL',
  ECONNRESET: 'The database at DATABASE_URL closed the connection',
  EHOSTUNREACH: 'The host in DATABASE_URL cannot be reached',
  ENOTFOUND: 'The host in DATABASE_URL is not known',
  EAI_AGAIN: 'The host in DATABASE_URL cannot be looked up now',
  ETIMEDOUT: 'The database at DATABASE_URL does not answer',
  '28000': 'The database refuses the user in DATABASE_URL',
  '28P01': 'The database refuses the password in DATABASE_URL',
  '3D000': 'The database in DATABASE_URL is not there',
  '42501': 'The user in DATABASE_URL may not make or read the tables',
  '53300': 'The database takes no more connections',
  '57P03': 'The database is starting up or shutting down',
};

/** What pg says without a code. */
const UNANSWERED = /connection timeout|timeout exceeded when trying to connect|Connection terminated/i;

/** One line for the operator where the reason is known, else the fault itself with its stack. */
export function explainStartFault(error: unknown): unknown {
  const isExplained =
    error instanceof SettingsError ||
    error instanceof FolderInUseError ||
    error instanceof MediaStoreError ||
    error instanceof ClockError;
  if (isExplained) return error.message;
  for (const cause of causesOf(error)) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const explanation =
      EXPLANATIONS[code] ?? (UNANSWERED.test(cause.message) ? EXPLANATIONS.ETIMEDOUT : undefined);
    if (explanation) return cause.message ? `${explanation}: ${oneLine(cause.message)}.` : `${explanation}.`;
  }
  return error;
}

/** A fault and what is behind it. A host with several addresses fails once for each of them. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...inner.flatMap(causesOf)];
}

const oneLine = (message: string): string => message.replace(/\s+/g, ' ').replace(/\.$/, '');
