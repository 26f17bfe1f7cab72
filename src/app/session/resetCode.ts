import * as z from 'zod/mini';
import { parseJson } from './parseJson.ts';

export const CREATE_PASSWORD_PATH = '/create-password';
const STORAGE_KEY = 'resetCode.1';

const resetCode = z.object({ identifier: z.string(), otp: z.string() });

/** The code for setting a new password, and its user. In session storage: it survives a reload, but not the tab. */
export type ResetCode = z.infer<typeof resetCode>;

export function readResetCode(): ResetCode | null {
  const parsed = z.safeParse(resetCode, parseJson(window.sessionStorage.getItem(STORAGE_KEY)));
  return parsed.success ? parsed.data : null;
}

export function rememberResetCode(code: ResetCode): void {
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(code));
}

/** Call it once the code is used or no longer valid. */
export function forgetResetCode(): void {
  window.sessionStorage.removeItem(STORAGE_KEY);
}
