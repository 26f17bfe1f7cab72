import type { ErrorCode } from '#api/contract/errors.ts';
import { OTP_ATTEMPTS_PER_CODE, type OtpPurpose } from '#domain/accounts/accounts.ts';
import { countText } from '#domain/quantities.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { countAttempt, uncountAttempts } from '../../platform/http/backoff.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { otpFailures } from '../../platform/metrics.ts';
import { isSameSecret } from '../../platform/same-secret.ts';
import { failureLimits } from './failure-limits.ts';
import { hashCode } from './hash.ts';
import { tooManyFailures } from './issue.ts';
import { closeCodes, findCode, lockSubject, recordFailure } from './store.ts';
import type { Subject } from './subjects.ts';

export interface Attempt {
  readonly subject: Subject;
  readonly purpose: OtpPurpose;
  readonly code: string;
  /** As in `one_time_codes`: the session or browser that the code is bound to; '' for none. */
  readonly boundTo: string;
  /** From `findSource`. */
  readonly source: string;
  /** The client's, from `networkOf`. */
  readonly network: string;
}

/** The error of each result but a right code. */
const ERROR_OF = {
  wrong: 'otp_wrong',
  /** No code was requested, or it was used up: still a guess. */
  absent: 'otp_wrong',
  /** This browser requested no code; the same whether the account exists or not. */
  elsewhere: 'otp_other_browser',
  expired: 'otp_expired',
  exhausted: 'otp_attempts_exhausted',
} as const satisfies Record<string, ErrorCode>;
type CodeFailure = keyof typeof ERROR_OF;
/** Only these reveal something to an attacker, so only they count against the limits. */
const COUNTED: ReadonlySet<CodeFailure> = new Set(['wrong', 'absent']);
interface RejectedCode {
  readonly failure: CodeFailure;
  /** More specific than the sentence of the error. */
  readonly message?: string;
}
type Outcome<Result> = RejectedCode | { readonly failure: null; readonly result: Result };

/**
 * Checks a code. If it is right, `whenRight` runs in the same transaction; it decides whether the code is used up
 * (`consumeCode`). A wrong code stays counted although the call fails.
 * @throws HttpError `otp_wrong`, `otp_other_browser`, `otp_expired`, `otp_attempts_exhausted` or `otp_too_many_failures`.
 */
export async function tryCode<Result>(
  { db, now, settings }: Dependencies,
  attempt: Attempt,
  whenRight: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const at = now();
  const limits = failureLimits({ ...attempt, subjectKey: attempt.subject.key }, settings);
  const waitMs = await countAttempt(db, limits, at);
  if (waitMs > 0) {
    otpFailures.inc({ limit: 'waiting' });
    throw tooManyFailures(waitMs);
  }
  let isCounted = false;
  try {
    const outcome = await db.transaction(async (transaction): Promise<Outcome<Result>> => {
      const rejected = await checkCode(transaction, attempt, { now: at, secret: settings.otpSecret });
      return rejected ?? { failure: null, result: await whenRight(transaction) };
    });
    if (outcome.failure === null) return outcome.result;
    isCounted = COUNTED.has(outcome.failure);
    otpFailures.inc({ limit: outcome.failure });
    throw new HttpError(
      ERROR_OF[outcome.failure],
      outcome.message === undefined ? {} : { message: outcome.message },
    );
  } finally {
    const keys = limits.map(({ key }) => key);
    if (!isCounted) await uncountAttempts(db, keys);
  }
}

/** For `whenRight`: uses up the code, and every other live code of the subject for the same purpose. */
export const consumeCode = (
  transaction: Database,
  { subject, purpose }: Pick<Attempt, 'subject' | 'purpose'>,
  now: Date,
): Promise<void> => closeCodes(transaction, { subjectKey: subject.key, purpose, now });

/** Compares a code with the stored one, and counts a wrong one; null if it is right. */
async function checkCode(
  transaction: Database,
  { subject, purpose, code, boundTo }: Attempt,
  { now, secret }: { now: Date; secret: string },
): Promise<RejectedCode | null> {
  await lockSubject(transaction, subject.key);
  const found = await findCode(transaction, { subjectKey: subject.key, purpose, boundTo });
  if (!found) return { failure: boundTo === '' && purpose !== 'reset' ? 'absent' : 'elsewhere' };
  if (found.closedAt !== null) return { failure: 'absent' };
  if (found.expiresAt <= now) return { failure: 'expired' };
  if (found.failedAttempts >= OTP_ATTEMPTS_PER_CODE) return { failure: 'exhausted' };
  const hash = hashCode(code, { codeId: found.id, subjectKey: subject.key, purpose }, secret);
  if (isSameSecret(hash, found.codeHash)) return null;
  await recordFailure(transaction, found);
  return { failure: 'wrong', message: wrongCodeText(OTP_ATTEMPTS_PER_CODE - found.failedAttempts - 1) };
}

/** Codes of strangers are counted as those of accounts are, so that the tries left reveal nothing about an account. */
const wrongCodeText = (triesLeft: number): string =>
  triesLeft === 0
    ? 'That code is not right, and you have no tries left. Please ask for a new one.'
    : `That code is not right. You have ${countText(triesLeft, 'try', 'tries')} left.`;
