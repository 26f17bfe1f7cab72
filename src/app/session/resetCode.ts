import * as z from 'zod/mini';
import { parseJson } from './parseJson.ts';

export const CREATE_PASSWORD_PATH = '/create-password';
const STORAGE_KEY = 'resetCode.1';

const resetCode = z.object({ identifier: z.string(), otp: z.string() });

/** The code that opens the page for a new password, and whose it is. It survives a reload, not the tab. */
export type ResetCode = z.infer<typeof resetCode>;

export function readResetCode(): ResetCode | null {
  const parsed = z.safeParse(resetCode, parseJson(window.sessionStorage.getItem(STORAGE_KEY)));
  return parsed.success ? parsed.data : null;
}

export function rememberResetCode(code: ResetCode): void {
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(code));
}

/** It did its work, or opens nothing any more. */
export function forgetResetCode(): void {
  window.sessionStorage.removeItem(STORAGE_KEY);
}
