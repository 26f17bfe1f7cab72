import type { Kobo } from '#domain/money.ts';

/** Query parameters of /sandbox: the account and the amount (kobo) to fill in, and the page to return to. */
export const SANDBOX_PARAMS = { account: 'account', amount: 'amount', from: 'from' } as const;

interface SimulatedTransfer {
  readonly accountNumber: string;
  readonly amountKobo: Kobo;
  /** A path of the app; not needed in a new tab, beside which the page stays open. */
  readonly from?: string;
}

/** The path of the sandbox with a transfer filled in. */
export const sandboxPath = ({ accountNumber, amountKobo, from }: SimulatedTransfer): string =>
  `/sandbox?${new URLSearchParams({
    [SANDBOX_PARAMS.account]: accountNumber,
    [SANDBOX_PARAMS.amount]: String(amountKobo),
    ...(from !== undefined && { [SANDBOX_PARAMS.from]: from }),
  })}`;
