import * as z from 'zod/mini';
import { isSafePath } from './next.ts';
import { parseJson } from './parseJson.ts';
import { forgetSentCode, readResendTime, rememberSentCode } from './sentCode.ts';

const STORAGE_KEY = 'verifyLobby.1';

/** The earliest time of the next code, in epoch milliseconds; null if none was requested yet. */
const resendAvailableAtMs = z.nullable(z.number());

/**
 * The user who awaits a code, the purpose of the code, and the page to open afterwards. In session storage: it
 * survives a reload, but not the tab. Tabs share the resend time of a new buyer (`sentCode.ts`).
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

/** Starts the verification of a phone, with the countdown of a code that this or another tab requested. */
export function beginPhoneVerification({ userId, next }: Onboarding): PendingVerification {
  const pending = { purpose: 'onboard', userId, next, resendAvailableAtMs: readResendTime(userId) } as const;
  rememberPendingVerification(pending);
  return pending;
}

/** Records that a code was sent, and when the next one may be. */
export function withCodeSent(pending: PendingVerification, availableAtMs: number): PendingVerification {
  const waiting: PendingVerification = { ...pending, resendAvailableAtMs: availableAtMs };
  rememberPendingVerification(waiting);
  if (pending.purpose === 'onboard') rememberSentCode(pending.userId, availableAtMs);
  return waiting;
}

/** Call it once the code is accepted; other tabs cannot use the code either. */
export function forgetPendingVerification({ purpose }: PendingVerification): void {
  window.sessionStorage.removeItem(STORAGE_KEY);
  if (purpose === 'onboard') forgetSentCode();
}

export const VERIFY_PATH = '/verify-email';

/** The code page. The URL does not contain the user, which stays in session storage. */
export const verificationPath = ({ purpose }: Pick<PendingVerification, 'purpose'>): string =>
  `${VERIFY_PATH}?type=${purpose}`;

/**
 * The path to return to after a login: the open page, or from the code page the one that the code was to open. The
 * phone may be verified already, if only the response was lost, and then no code is asked for again.
 */
export function pathAfterLogin(): string {
  const { pathname, search } = window.location;
  const pending = pathname === VERIFY_PATH ? readPendingVerification() : null;
  return (pending?.purpose === 'onboard' && pending.next) || pathname + search;
}
