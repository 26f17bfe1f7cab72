import * as z from 'zod/mini';
import { parseJson } from '#app/session/parseJson.ts';
import type { TypedSignUp } from './signUpForm.ts';

const STORAGE_KEY = 'signUp.1';

const kept = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.object({ dialCode: z.string(), national: z.string() }),
  email: z.string(),
});

/** The form's input, which survives a reload of this tab, with an empty password; null if nothing is stored. */
export function readTypedSignUp(): TypedSignUp | null {
  const parsed = z.safeParse(kept, parseJson(window.sessionStorage.getItem(STORAGE_KEY)));
  return parsed.success ? { ...parsed.data, password: '' } : null;
}

export function rememberTypedSignUp({ password: _password, ...typed }: TypedSignUp): void {
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(typed));
}

/** Called once the account exists. */
export function forgetTypedSignUp(): void {
  window.sessionStorage.removeItem(STORAGE_KEY);
}
