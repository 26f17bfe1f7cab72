import type { SignedIn } from '#api/calls/onboarding.ts';
import type { User } from '#api/calls/users.ts';
import type { Failure } from '#api/failure.ts';
import type { CodeChannel } from '#domain/messages.ts';

/** The target of the code: a new buyer's phone, or an account whose password is reset. */
export type OtpTarget =
  | { readonly purpose: 'onboard'; readonly userId: string }
  | { readonly purpose: 'reset'; readonly identifier: string };

export interface VerifyOtpInput {
  readonly target: OtpTarget;
  /** When the next code may be requested, in milliseconds since 1970; null if none was requested yet. */
  readonly resendAvailableAtMs: number | null;
}

export interface VerifyOtpContext {
  readonly target: OtpTarget;
  /** The last submitted code. Empty after a new one was sent. */
  readonly otp: string;
  readonly resendAvailableAtMs: number | null;
  /** The channel of the last requested code. */
  readonly channel: CodeChannel;
  /** The clock when it was last read. */
  readonly nowMs: number;
  /** Why the last code was not accepted. */
  readonly failure: Failure | null;
  /** Why no new code could be sent. */
  readonly resendFailure: Failure | null;
}

export type VerifyOtpEvent =
  /** The button was pressed. */
  | { readonly type: 'code.submitted'; readonly otp: string }
  /** The last digit was typed. */
  | { readonly type: 'code.completed'; readonly otp: string }
  /** A digit was typed or deleted. */
  | { readonly type: 'code.changed' }
  | { readonly type: 'resend.requested'; readonly channel: CodeChannel }
  /** The number was mistyped at sign-up. */
  | { readonly type: 'correction.started' }
  | { readonly type: 'correction.abandoned' }
  | { readonly type: 'phone.submitted'; readonly phone: string };

/** Events from one region of the machine to the other. */
export type VerifyOtpInternalEvent = {
  readonly type: 'code.renewed' | 'code.settled' | 'phone.foundVerified' | 'phone.corrected';
};

/** The call that sends a new code. */
export type ResendCode = OtpTarget & { readonly channel: CodeChannel };

/** The call that checks a code. For a new buyer it returns the verified buyer with a new token. */
export type CheckCode = OtpTarget & { readonly otp: string };
export type CheckedCode = SignedIn | null;

/** The call that replaces a phone number that was never verified; the server sends a code to the new one. */
export interface CorrectPhone {
  /** In E.164 format. */
  readonly phone: string;
}
export type CorrectedPhone = User;
