import * as z from 'zod/mini';
import { isSafePath } from './next.ts';
import { parseJson } from './parseJson.ts';
import { forgetSentCode, readResendTime, rememberSentCode } from './sentCode.ts';

const STORAGE_KEY = 'verifyLobby.1';

/** When the next code may be asked for, in milliseconds since 1970; null where none was asked for yet. */
const resendAvailableAtMs = z.nullable(z.number());

/**
 * Who waits for a code, why, and where they go afterwards. It survives a reload, not the tab; when a new buyer may ask
 * for the next code is shared between tabs.
 */
const pendingVerification = z.discriminatedUnion('purpose', [
  z.object({
    purpose: z.literal('onboard'),
    userId: z.string(),
    next: z.nullable(z.string().check(z.refine(isSafePath))),
    resendAvailableAtMs,
  }),
  z.object({ purpose: z.literal('reset'), identifier: z.string(), resendAvailableAtMs }),
]);
export type PendingVerification = z.infer<typeof pendingVerification>;

export function readPendingVerification(): PendingVerification | null {
  const parsed = z.safeParse(pendingVerification, parseJson(window.sessionStorage.getItem(STORAGE_KEY)));
  if (!parsed.success) return null;
  const pending = parsed.data;
  return pending.purpose === 'onboard'
    ? { ...pending, resendAvailableAtMs: readResendTime(pending.userId) ?? pending.resendAvailableAtMs }
    : pending;
}

export function rememberPendingVerification(pending: PendingVerification): void {
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pending));
}

interface Onboarding {
  readonly userId: string;
  readonly next: string | null;
}

/** The pending verification of a phone, with the countdown of a code that this or another tab was sent. */
export function beginPhoneVerification({ userId, next }: Onboarding): PendingVerification {
  const pending = { purpose: 'onboard', userId, next, resendAvailableAtMs: readResendTime(userId) } as const;
  rememberPendingVerification(pending);
  return pending;
}

/** A code has just been sent: the next one waits. */
export function codeSent(pending: PendingVerification, availableAtMs: number): PendingVerification {
  const waiting: PendingVerification = { ...pending, resendAvailableAtMs: availableAtMs };
  rememberPendingVerification(waiting);
  if (pending.purpose === 'onboard') rememberSentCode(pending.userId, availableAtMs);
  return waiting;
}

/** The code was accepted and is spent, in the other tabs too. */
export function forgetPendingVerification({ purpose }: PendingVerification): void {
  window.sessionStorage.removeItem(STORAGE_KEY);
  if (purpose === 'onboard') forgetSentCode();
}

export const VERIFY_PATH = '/verify-email';

/** The page that takes the code. Whose code it is stays in this tab. */
export const verificationPath = ({ purpose }: Pick<PendingVerification, 'purpose'>): string =>
  `${VERIFY_PATH}?type=${purpose}`;
