import { errorChain, errorCode } from '../error-chain.ts';

/** A call of the database at `DATABASE_DIRECT_URL` failed: `cause` is its error, which does not say at which address. */
export class DirectUrlError extends Error {
  constructor(cause: unknown) {
    super('A call of the database at DATABASE_DIRECT_URL failed', { cause });
    this.name = 'DirectUrlError';
  }
}

/** Codes of Node and PostgreSQL for a connection that was lost or never established. */
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EAI_AGAIN',
  // Shut down by an administrator, crashed, starting or stopping, database dropped or connection failed.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // It refuses our user or password, or is not there, as while a password is exchanged or a backup restored.
  '28000',
  '28P01',
  '3D000',
  'CERT_HAS_EXPIRED',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
  // A transaction was idle for too long.
  '25P03',
  // The former primary is now a read-only standby.
  '25006',
]);

/** Errors of the driver and its pool that have no code. */
const LOST_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout$|timeout exceeded when trying to connect$)/;

/** Whether the error means that its connection can no longer be used. */
export const isConnectionLost = (error: unknown): boolean =>
  errorChain(error).some(
    (cause) => LOST_CODES.has(errorCode(cause) ?? '') || LOST_MESSAGES.test(cause.message),
  );

/** Classes 53 (out of disk, memory or connections, or over a configured limit) and 58 (system error, like a disk failure). */
const RESOURCE_CODE = /^5[38][0-9A-Z]{3}$/;
/**
 * The statement timed out, did not get a lock in time, was ended as one side of a deadlock, or on a replica conflicted
 * with what it replays.
 */
const TIMEOUT_CODES = new Set(['57014', '55P03', '40P01', '40001']);

/** Whether the database cannot serve the request now, so that a retry may succeed later. */
export const isDatabaseDown = (error: unknown): boolean =>
  isConnectionLost(error) ||
  errorChain(error).some((cause) => {
    const code = errorCode(cause) ?? '';
    return TIMEOUT_CODES.has(code) || RESOURCE_CODE.test(code);
  });
