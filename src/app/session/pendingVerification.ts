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
  const lobby = parsed.data;
  return lobby.purpose === 'onboard'
    ? { ...lobby, resendAvailableAtMs: readResendTime(lobby.userId) ?? lobby.resendAvailableAtMs }
    : lobby;
}

export function rememberPendingVerification(lobby: PendingVerification): void {
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(lobby));
}

interface Onboarding {
  readonly userId: string;
  readonly next: string | null;
}

/** The lobby of a phone that is not verified, with the countdown of a code that this or another tab was sent. */
export function beginPhoneVerification({ userId, next }: Onboarding): PendingVerification {
  const lobby = { purpose: 'onboard', userId, next, resendAvailableAtMs: readResendTime(userId) } as const;
  rememberPendingVerification(lobby);
  return lobby;
}

/** A code has just been sent: the next one waits. */
export function codeSent(lobby: PendingVerification, availableAtMs: number): PendingVerification {
  const waiting: PendingVerification = { ...lobby, resendAvailableAtMs: availableAtMs };
  rememberPendingVerification(waiting);
  if (lobby.purpose === 'onboard') rememberSentCode(lobby.userId, availableAtMs);
  return waiting;
}

/** The code was accepted: it is worth nothing any more, to the other tabs neither. */
export function forgetPendingVerification({ purpose }: PendingVerification): void {
  window.sessionStorage.removeItem(STORAGE_KEY);
  if (purpose === 'onboard') forgetSentCode();
}

export const VERIFY_PATH = '/verify-email';

/** The page of a lobby. Whose code it is stays in this tab. */
export const verificationPath = ({ purpose }: Pick<PendingVerification, 'purpose'>): string =>
  `${VERIFY_PATH}?type=${purpose}`;
