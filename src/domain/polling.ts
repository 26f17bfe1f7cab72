/**
 * How often the server is asked while money is awaited. One policy for all places, until the server says itself what
 * changed: brisk while the buyer watches, calm when the transfer may take days.
 */
export const BRISK_POLL_MS = 5_000;
export const CALM_POLL_MS = 30_000;

/** How long after its announcement a payment is polled briskly. */
export const BRISK_POLLING_MS = 120_000;

/** The page that waits for the first payment polls faster still: by how often it asked; then calmly. */
export const FIRST_PAYMENT_POLLS = [
  { upTo: 15, everyMs: 2_000 },
  { upTo: 120, everyMs: BRISK_POLL_MS },
] as const;

/** The wallet on that page, which shows a transfer of less than was asked. */
export const WALLET_POLL_MS = 10_000;
