import type { User } from '#api/calls/users.ts';

export type SessionEvent =
  /** Login, sign-up, a verified phone: the server gave a token. */
  | { readonly type: 'credentials.accepted'; readonly token: string; readonly user: User }
  | { readonly type: 'user.changed'; readonly user: User }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'logout.requested' }
  /** A call was answered by 401 `session_expired` or `not_signed_in`. */
  | { readonly type: 'session.rejected'; readonly token: string }
  | { readonly type: 'elsewhere.signedIn'; readonly token: string; readonly expiresAtMs: number | null }
  /** `logged_out`, and nothing of the buyer may stay; or another end, after which the same buyer may go on. */
  | { readonly type: 'elsewhere.signedOut'; readonly reason: EndReason };

/** Why a session ended: the buyer said so, the three hours passed, or the server no longer knows it. */
const END_REASONS = ['logged_out', 'expired', 'refused'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What this browser kept of a session. */
export interface StoredSession {
  readonly token: string;
  /** Milliseconds since 1970; null where the browser kept a token alone. */
  readonly expiresAtMs: number | null;
}
