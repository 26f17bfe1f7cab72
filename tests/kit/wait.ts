/** For `vi.waitFor`: long enough that it fails only if the condition never holds, even on a busy machine. */
export const WAIT = { timeout: 90_000, interval: 20 } as const;
