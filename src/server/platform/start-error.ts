import { OperationError, UsageError } from './command.ts';
import { DataFolderError } from './data-folder.ts';
import { ClockError } from './db/clock.ts';
import { DirectUrlError } from './db/connection-errors.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { errorChain, errorCode } from './error-chain.ts';
import { MediaStoreError } from './media/port.ts';
import { BankCallError } from './ports/bank.ts';
import { SettingsError } from './settings/settings-error.ts';

const UNTRUSTED =
  'The certificate of the database is not trusted. Name the file of its authority as sslrootcert in DATABASE_URL';

const NOT_MIGRATED = 'The database lacks tables or columns of this release, as no server of it has started';
const UNUSABLE_FOLDER = 'A folder or file that the settings name cannot be used';

/** Explanations for operators, by error code. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  EACCES: UNUSABLE_FOLDER,
  EEXIST: UNUSABLE_FOLDER,
  ENOTDIR: UNUSABLE_FOLDER,
  EROFS: UNUSABLE_FOLDER,
  ENOSPC: 'The disk is full',
  ECONNREFUSED: 'No database answers at DATABASE_URL',
  ECONNRESET: 'The database at DATABASE_URL closed the connection',
  EHOSTUNREACH: 'The host in DATABASE_URL cannot be reached',
  ENOTFOUND: 'The host in DATABASE_URL is not known',
  EAI_AGAIN: 'The host in DATABASE_URL cannot be looked up now',
  ETIMEDOUT: 'The database at DATABASE_URL does not answer',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  CERT_HAS_EXPIRED: 'The certificate of the database has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the database is of another host than DATABASE_URL names',
  '25006': 'The database only lets read: DATABASE_URL leads to a standby, or its user may not write',
  '28000': 'The database refuses the user in DATABASE_URL',
  '28P01': 'The database refuses the password in DATABASE_URL',
  '3D000': 'The database in DATABASE_URL is not there',
  '42501': 'The user in DATABASE_URL may not make or read the tables',
  '53100': 'The disk of the database is full',
  '53300': 'The database takes no more connections',
  '42P01': NOT_MIGRATED,
  '42703': NOT_MIGRATED,
  '57P01': 'The database was shut down meanwhile',
  '57P03': 'The database is starting up or shutting down',
};

/** Explanations of pg's errors that have no code, by their message. */
const BY_MESSAGE: readonly (readonly [message: RegExp, explanation: string | undefined])[] = [
  [
    /connection timeout|timeout exceeded when trying to connect|Connection terminated/i,
    EXPLANATIONS.ETIMEDOUT,
  ],
  [/does not support SSL connections/, 'The database has no TLS, which sslmode in DATABASE_URL asks for'],
  [/client password must be a/, 'The database asks for a password, and DATABASE_URL has none'],
];

/** One line for the operator if the reason is known, else the error itself, to be printed with its stack. */
export function explainStartError(error: unknown): unknown {
  const isExplained =
    error instanceof SettingsError ||
    error instanceof FolderInUseError ||
    error instanceof DataFolderError ||
    error instanceof MediaStoreError ||
    error instanceof ClockError ||
    error instanceof UsageError ||
    error instanceof BankCallError ||
    error instanceof OperationError;
  if (isExplained) return error.message;
  const setting = error instanceof DirectUrlError ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  for (const cause of errorChain(error)) {
    const explanation = (
      EXPLANATIONS[errorCode(cause) ?? ''] ?? BY_MESSAGE.find(([message]) => message.test(cause.message))?.[1]
    )?.replace('DATABASE_URL', setting);
    if (explanation) return cause.message ? `${explanation}: ${oneLine(cause.message)}.` : `${explanation}.`;
  }
  return error;
}

const oneLine = (message: string): string => message.replace(/\s+/g, ' ').replace(/\.$/, '');
