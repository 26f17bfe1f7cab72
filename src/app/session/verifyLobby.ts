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
const verifyLobby = z.discriminatedUnion('purpose', [
  z.object({
    purpose: z.literal('onboard'),
    userId: z.string(),
    next: z.nullable(z.string().check(z.refine(isSafePath))),
    resendAvailableAtMs,
  }),
  z.object({ purpose: z.literal('reset'), identifier: z.string(), resendAvailableAtMs }),
]);
export type VerifyLobby = z.infer<typeof verifyLobby>;

export function readLobby(): VerifyLobby | null {
  const parsed = z.safeParse(verifyLobby, parseJson(window.sessionStorage.getItem(STORAGE_KEY)));
  if (!parsed.success) return null;
  const lobby = parsed.data;
  return lobby.purpose === 'onboard'
    ? { ...lobby, resendAvailableAtMs: readResendTime(lobby.userId) ?? lobby.resendAvailableAtMs }
    : lobby;
}

export function enterLobby(lobby: VerifyLobby): void {
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(lobby));
}

interface Onboarding {
  readonly userId: string;
  readonly next: string | null;
}

/** The lobby of a phone that is not verified, with the countdown of a code that this or another tab was sent. */
export function enterOnboarding({ userId, next }: Onboarding): VerifyLobby {
  const lobby = { purpose: 'onboard', userId, next, resendAvailableAtMs: readResendTime(userId) } as const;
  enterLobby(lobby);
  return lobby;
}

/** A code has just been sent: the next one waits. */
export function codeSent(lobby: VerifyLobby, availableAtMs: number): VerifyLobby {
  const waiting: VerifyLobby = { ...lobby, resendAvailableAtMs: availableAtMs };
  enterLobby(waiting);
  if (lobby.purpose === 'onboard') rememberSentCode(lobby.userId, availableAtMs);
  return waiting;
}

/** The code was accepted: it is worth nothing any more, to the other tabs neither. */
export function leaveLobby({ purpose }: VerifyLobby): void {
  window.sessionStorage.removeItem(STORAGE_KEY);
  if (purpose === 'onboard') forgetSentCode();
}

export const VERIFY_PATH = '/verify-email';

/** The page of a lobby. Whose code it is stays in this tab. */
export const lobbyPath = ({ purpose }: Pick<VerifyLobby, 'purpose'>): string =>
  `${VERIFY_PATH}?type=${purpose}`;
