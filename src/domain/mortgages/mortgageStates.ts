/**
 * The state of the mortgage of a completed Plan B or C: the buyer brings documents, the lender has the application, it
 * has approved or declined it, or it has paid the rest of the price.
 */
export const MORTGAGE_STATES = ['documents', 'applied', 'approved', 'declined', 'disbursed'] as const;
export type MortgageState = (typeof MORTGAGE_STATES)[number];

/** A completed contribution whose rest a mortgage pays begins here. */
export const FIRST_MORTGAGE_STATE = 'documents' satisfies MortgageState;
