import * as z from 'zod/mini';
import type { ContactChannel } from '#domain/accounts/accounts.ts';
import { parseJson } from './parseJson.ts';

const keyOf = (channel: ContactChannel): string => `contactCode.${channel}.1`;
const contactCode = z.object({ to: z.string(), resendAvailableAtMs: z.number() });

/**
 * The earliest time of the next code to an email address or phone number, in epoch milliseconds; null if this browser
 * requested none, or for another recipient. Cleared with the session.
 */
export function readContactCode(channel: ContactChannel, to: string): number | null {
  const parsed = z.safeParse(contactCode, parseJson(window.localStorage.getItem(keyOf(channel))));
  return parsed.success && parsed.data.to === to ? parsed.data.resendAvailableAtMs : null;
}

export function rememberContactCode(channel: ContactChannel, to: string, resendAvailableAtMs: number): void {
  window.localStorage.setItem(keyOf(channel), JSON.stringify({ to, resendAvailableAtMs }));
}

export function forgetContactCode(channel: ContactChannel): void {
  window.localStorage.removeItem(keyOf(channel));
}
