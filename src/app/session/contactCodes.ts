import * as z from 'zod/mini';
import type { ContactChannel } from '#domain/accounts.ts';
import { parseJson } from './parseJson.ts';

const keyOf = (channel: ContactChannel): string => `contactCode.${channel}.1`;
const contactCode = z.object({ to: z.string(), resendAvailableAtMs: z.number() });

/**
 * When the next code may be sent to an email or phone, in milliseconds since 1970; null where none was sent from this
 * browser. A code that went to another address does not count. It goes with the session.
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
