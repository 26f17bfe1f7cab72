/** The accounts that every process shares; the migration `ledger` made them. */
export const BANK_CLEARING_ACCOUNT_ID = '00000000-0000-7000-8000-000000000001';
/** Money that came in for an account number that no wallet has. */
export const SUSPENSE_ACCOUNT_ID = '00000000-0000-7000-8000-000000000002';
