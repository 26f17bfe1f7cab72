import { buildBuyer } from '../../buyer.fixtures.ts';

export const THREE_HOURS_MS = 10_800_000;
/** The start time of every path. */
export const NOW_MS = Date.parse('2026-11-21T09:00:00.000Z');
/** A time between the first and the second clock check. */
export const BETWEEN_CHECKS_MS = NOW_MS + 10_000;

export const TOKEN = 'token-1';
export const OTHER_TOKEN = 'token-2';
export const user = buildBuyer({ phoneVerified: true });
