/** For `vi.waitFor`: so long that only what never comes is missed, however much else the machine has to do. */
export const WAIT = { timeout: 90_000, interval: 20 } as const;
