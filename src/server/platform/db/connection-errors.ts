import { errorChain, errorCode } from '../error-chain.ts';

/** Codes of Node and of PostgreSQL that say that a connection is gone, or was never made. */
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EAI_AGAIN',
  // Shut down by an administrator, crashed, starting or stopping, dropped.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
  // A transaction was left open for too long.
  '25P03',
  // This was the primary, and is a standby now.
  '25006',
]);

/** Messages of the driver and its pool that come without a code. */
const LOST_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout$|timeout exceeded when trying to connect$)/;

/** Whether the connection that an error came from is of no more use. */
export const isConnectionLost = (error: unknown): boolean =>
  errorChain(error).some(
    (cause) => LOST_CODES.has(errorCode(cause) ?? '') || LOST_MESSAGES.test(cause.message),
  );

/** Out of disk, memory or connections, a limit of the configuration, or an error of the disk: classes 53 and 58. */
const RESOURCE_CODE = /^5[38][0-9A-Z]{3}$/;
/** PostgreSQL ended the statement after its timeout, or did not get a lock in time. */
const TIMEOUT_CODES = new Set(['57014', '55P03']);

/** Whether the database cannot serve a request now, and the same request may succeed later. */
export const isDatabaseDown = (error: unknown): boolean =>
  isConnectionLost(error) ||
  errorChain(error).some((cause) => {
    const code = errorCode(cause) ?? '';
    return TIMEOUT_CODES.has(code) || RESOURCE_CODE.test(code);
  });
