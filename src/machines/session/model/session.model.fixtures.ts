import { aBuyer } from '../../buyer.fixtures.ts';

export const THREE_HOURS_MS = 10_800_000;
/** When every path begins. */
export const NOW_MS = Date.parse('2026-11-21T09:00:00.000Z');
/** Between the first look at the clock and the second. */
export const SOON_MS = NOW_MS + 10_000;

export const TOKEN = 'token-1';
export const OTHER_TOKEN = 'token-2';
export const user = aBuyer({ phoneVerified: true });
