import * as z from 'zod/mini';
import { parseJson } from './parseJson.ts';

const STORAGE_KEY = 'sentCode.1';

const sentCode = z.object({ userId: z.string(), resendAvailableAtMs: z.number() });

/**
 * When the next code may be asked for a buyer who was sent one in this browser, in milliseconds since 1970; null where
 * none was sent. All tabs know it: a new code makes the one on its way worthless. It goes with the session.
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
