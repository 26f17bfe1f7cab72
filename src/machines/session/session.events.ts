import type { User } from '#api/calls/users.ts';

export type SessionEvent =
  /** The server issued a token, after login, sign-up or the verification of a phone. */
  | { readonly type: 'credentials.accepted'; readonly token: string; readonly user: User }
  /** A call has changed this user, who may have logged out since: an upload outlasts its page. */
  | { readonly type: 'user.changed'; readonly user: User }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'logout.requested' }
  /** The server has erased the buyer's account, and with it all their sessions. */
  | { readonly type: 'account.erased' }
  /** A call received a 401 `session_expired` or `not_signed_in`. */
  | { readonly type: 'session.rejected'; readonly token: string }
  | { readonly type: 'elsewhere.signedIn'; readonly token: string; readonly expiresAtMs: number | null }
  /** After `logged_out`, or an erasure, which looks the same, no data may stay; after `expired` the same buyer may continue. */
  | { readonly type: 'elsewhere.signedOut'; readonly reason: Extract<EndReason, 'logged_out' | 'expired'> };

/** Why a session ended: the buyer logged out or erased the account, three hours passed, or the server rejected it. */
const END_REASONS = ['logged_out', 'erased', 'expired', 'refused'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The session stored in this browser. */
export interface StoredSession {
  readonly token: string;
  /** Milliseconds since 1970; null if the browser stored only a token. */
  readonly expiresAtMs: number | null;
}
