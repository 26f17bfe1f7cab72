import { errorChain, errorCode } from '../../platform/error-chain.ts';

/** Why the ledger rejected a posting. */
export type LedgerErrorCode = 'overdrawn' | 'key_reused' | 'unknown_account' | 'out_of_range';

/** The SQLSTATEs that `ledger_post` raises. */
const CODE_OF_SQLSTATE: Readonly<Record<string, LedgerErrorCode>> = {
  LG001: 'overdrawn',
  LG002: 'key_reused',
  LG003: 'unknown_account',
  LG004: 'out_of_range',
};

export class LedgerError extends Error {
  readonly code: LedgerErrorCode;

  constructor(code: LedgerErrorCode, cause: unknown) {
    super(`The ledger rejected the transfer: ${code}`, { cause });
    this.name = 'LedgerError';
    this.code = code;
  }
}

/** Extracts the ledger's error from a database error; null if the statement failed for another reason. */
export function toLedgerError(error: unknown): LedgerError | null {
  for (const cause of errorChain(error)) {
    const code = CODE_OF_SQLSTATE[errorCode(cause) ?? ''];
    if (code) return new LedgerError(code, error);
  }
  return null;
}
