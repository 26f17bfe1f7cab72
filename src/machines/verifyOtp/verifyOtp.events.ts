import type { User } from '#api/calls/users.ts';
import type { Failure } from '#api/failure.ts';

/** Whose code it is: a new buyer's phone, or whoever wants a new password. */
export type OtpTarget =
  | { readonly purpose: 'onboard'; readonly userId: string }
  | { readonly purpose: 'reset'; readonly identifier: string };

export interface VerifyOtpInput {
  readonly target: OtpTarget;
  /** When the next code may be asked for, in milliseconds since 1970; null where none was asked for yet. */
  readonly resendAvailableAtMs: number | null;
}

export interface VerifyOtpContext {
  readonly target: OtpTarget;
  /** The code that was checked last, or is being checked. Empty once a new one was sent. */
  readonly otp: string;
  readonly resendAvailableAtMs: number | null;
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
  | { readonly type: 'resend.requested' };

/** The call that checks a code. The buyer, verified now, where it was a new buyer's. */
export type CheckCode = OtpTarget & { readonly otp: string };
export type CheckedCode = User | null;
