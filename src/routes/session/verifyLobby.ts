import * as z from 'zod/mini';
import { isSafePath } from './next.ts';

const STORAGE_KEY = 'verifyLobby.1';

/** When the next code may be asked for, in milliseconds since 1970; null where none was asked for yet. */
const resendAvailableAtMs = z.nullable(z.number());

/** Who waits for a code, why, and where they go afterwards. It survives a reload, not the tab. */
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
  const kept = window.sessionStorage.getItem(STORAGE_KEY);
  if (kept === null) return null;
  const parsed = z.safeParse(verifyLobby, parseJson(kept));
  return parsed.success ? parsed.data : null;
}

export function enterLobby(lobby: VerifyLobby): void {
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(lobby));
}

interface Onboarding {
  readonly userId: string;
  readonly next: string | null;
}

/** The lobby of a phone that is not verified: the one that is open for this buyer, else a new one without a code. */
export function enterOnboarding({ userId, next }: Onboarding): VerifyLobby {
  const open = readLobby();
  const isTheirs = open?.purpose === 'onboard' && open.userId === userId;
  const lobby: VerifyLobby = isTheirs
    ? { ...open, next }
    : { purpose: 'onboard', userId, next, resendAvailableAtMs: null };
  enterLobby(lobby);
  return lobby;
}

/** A code has just been sent: the next one waits. */
export function codeSent(lobby: VerifyLobby, availableAtMs: number): VerifyLobby {
  const waiting: VerifyLobby = { ...lobby, resendAvailableAtMs: availableAtMs };
  enterLobby(waiting);
  return waiting;
}

export function leaveLobby(): void {
  window.sessionStorage.removeItem(STORAGE_KEY);
}

/** The page of a lobby, as the specification spells its address. */
export const lobbyPath = (lobby: VerifyLobby): string =>
  lobby.purpose === 'onboard'
    ? '/verify-email?type=onboard'
    : `/verify-email?${new URLSearchParams({ type: 'reset', identifier: lobby.identifier })}`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
