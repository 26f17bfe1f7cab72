import * as z from 'zod/mini';
import { parseJson } from './parseJson.ts';

const STORAGE_KEY = 'sentCode.1';

const sentCode = z.object({ userId: z.string(), resendAvailableAtMs: z.number() });

/**
 * The earliest time of the next code for a buyer, in epoch milliseconds; null if this browser requested none. Shared
 * by all tabs, because a new code invalidates the previous one. Cleared with the session.
 */
export function readResendTime(userId: string): number | null {
  const parsed = z.safeParse(sentCode, parseJson(window.localStorage.getItem(STORAGE_KEY)));
  return parsed.success && parsed.data.userId === userId ? parsed.data.resendAvailableAtMs : null;
}

export function rememberSentCode(userId: string, resendAvailableAtMs: number): void {
  window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, resendAvailableAtMs }));
}

export function forgetSentCode(): void {
  window.localStorage.removeItem(STORAGE_KEY);
}
