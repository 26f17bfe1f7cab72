/** Why the ledger refused a posting. */
export const LEDGER_REFUSALS = ['overdrawn', 'key_reused', 'unknown_account', 'out_of_range'] as const;
export type LedgerRefusal = (typeof LEDGER_REFUSALS)[number];

/** The SQLSTATEs that `ledger_post` raises. */
const REFUSAL_OF_STATE: Readonly<Record<string, LedgerRefusal>> = {
  LG001: 'overdrawn',
  LG002: 'key_reused',
  LG003: 'unknown_account',
  LG004: 'out_of_range',
};

export class LedgerFault extends Error {
  readonly refusal: LedgerRefusal;

  constructor(refusal: LedgerRefusal, cause: unknown) {
    super(`The ledger refused the transfer: ${refusal}`, { cause });
    this.name = 'LedgerFault';
    this.refusal = refusal;
  }
}

/** The ledger's own refusal within a database error, or null when it failed for another reason. */
export function toLedgerFault(error: unknown): LedgerFault | null {
  for (let cause: unknown = error; typeof cause === 'object' && cause !== null; ) {
    const refusal =
      'code' in cause && typeof cause.code === 'string' ? REFUSAL_OF_STATE[cause.code] : undefined;
    if (refusal) return new LedgerFault(refusal, error);
    cause = 'cause' in cause ? cause.cause : null;
  }
  return null;
}
