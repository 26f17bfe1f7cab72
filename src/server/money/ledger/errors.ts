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

/** The ledger's own error within a database error; null where the statement failed for another reason. */
export function toLedgerError(error: unknown): LedgerError | null {
  for (let cause: unknown = error; typeof cause === 'object' && cause !== null; ) {
    const code = 'code' in cause && typeof cause.code === 'string' ? CODE_OF_SQLSTATE[cause.code] : undefined;
    if (code) return new LedgerError(code, error);
    cause = 'cause' in cause ? cause.cause : null;
  }
  return null;
}
