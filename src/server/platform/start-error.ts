import { OperationError, UsageError } from './command.ts';
import { ClockError } from './db/clock.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { errorChain, errorCode } from './error-chain.ts';
import { MediaStoreError } from './media/port.ts';
import { BankCallError } from './ports/bank.ts';
import { SettingsError } from './settings/settings-error.ts';

/** Explanations for operators, by error code. */
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
  '42P01': 'The database has no tables: no server has started on it',
  '57P03': 'The database is starting up or shutting down',
};

/** Errors of pg that have no code. */
const UNANSWERED = /connection timeout|timeout exceeded when trying to connect|Connection terminated/i;

/** One line for the operator if the reason is known, else the error itself, to be printed with its stack. */
export function explainStartError(error: unknown): unknown {
  const isExplained =
    error instanceof SettingsError ||
    error instanceof FolderInUseError ||
    error instanceof MediaStoreError ||
    error instanceof ClockError ||
    error instanceof UsageError ||
    error instanceof BankCallError ||
    error instanceof OperationError;
  if (isExplained) return error.message;
  for (const cause of errorChain(error)) {
    const explanation =
      EXPLANATIONS[errorCode(cause) ?? ''] ??
      (UNANSWERED.test(cause.message) ? EXPLANATIONS.ETIMEDOUT : undefined);
    if (explanation) return cause.message ? `${explanation}: ${oneLine(cause.message)}.` : `${explanation}.`;
  }
  return error;
}

const oneLine = (message: string): string => message.replace(/\s+/g, ' ').replace(/\.$/, '');
