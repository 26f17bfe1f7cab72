import type { ErrorCode } from '#api/contract/errors.ts';
import { OTP_ATTEMPTS_PER_CODE, type OtpPurpose } from '#domain/accounts.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Dependencies } from '#server/platform/dependencies.ts';
import { chargeAttempt, refundAttempts } from '#server/platform/http/backoff.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { otpFailures } from '#server/platform/metrics.ts';
import { failureLimits } from './failure-limits.ts';
import { hashCode, isSameHash } from './hash.ts';
import { tooManyFailures } from './issue.ts';
import { closeCodes, findCode, lockSubject, recordFailure } from './store.ts';
import type { Subject } from './subjects.ts';

export interface Attempt {
  readonly subject: Subject;
  readonly purpose: OtpPurpose;
  readonly code: string;
  /** As in `one_time_codes`: what the code was bound to, where it was. */
  readonly boundTo: string;
  /** As `findSource` gives it. */
  readonly source: string;
  /** Where the guess comes from, as `networkOf` says. */
  readonly network: string;
}

/** What came of an attempt, beside a right code. */
const FAULT_OF = {
  wrong: 'otp_wrong',
  /** None was asked for, or it was used: still a guess. */
  absent: 'otp_wrong',
  /** This browser never asked, whoever else did: the same for an account and a stranger. */
  elsewhere: 'otp_other_browser',
  expired: 'otp_expired',
  exhausted: 'otp_attempts_exhausted',
} as const satisfies Record<string, ErrorCode>;
type Miss = keyof typeof FAULT_OF;
/** Only these tell a guesser something, so only they count. */
const COUNTED: ReadonlySet<Miss> = new Set(['wrong', 'absent']);
type Outcome<Result> = { readonly miss: Miss } | { readonly miss: null; readonly result: Result };

/**
 * Tries a code. Where it is right, `whenRight` runs in the same transaction; it decides whether the code is used
 * up (`spendCode`). A failure is kept though the call fails.
 * @throws HttpError `otp_wrong`, `otp_other_browser`, `otp_expired`, `otp_attempts_exhausted` or `otp_too_many_failures`.
 */
export async function tryCode<Result>(
  { db, now, settings }: Dependencies,
  attempt: Attempt,
  whenRight: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const at = now();
  const limits = failureLimits({ ...attempt, subjectKey: attempt.subject.key });
  const waitMs = await chargeAttempt(db, limits, at);
  if (waitMs > 0) {
    otpFailures.inc({ limit: 'waiting' });
    throw tooManyFailures(waitMs);
  }
  let isCounted = false;
  try {
    const outcome = await db.transaction(async (transaction): Promise<Outcome<Result>> => {
      const miss = await judge(transaction, attempt, { now: at, secret: settings.otpSecret });
      return miss ? { miss } : { miss, result: await whenRight(transaction) };
    });
    if (outcome.miss === null) return outcome.result;
    isCounted = COUNTED.has(outcome.miss);
    otpFailures.inc({ limit: outcome.miss });
    throw new HttpError(FAULT_OF[outcome.miss]);
  } finally {
    const keys = limits.map(({ key }) => key);
    if (!isCounted) await refundAttempts(db, keys, at);
  }
}

/** For `whenRight`: a code that did its work is good for nothing more, and neither are others for the same. */
export const spendCode = (
  transaction: Database,
  { subject, purpose }: Pick<Attempt, 'subject' | 'purpose'>,
  now: Date,
): Promise<void> => closeCodes(transaction, { subjectKey: subject.key, purpose, now });

/** Null when the code is right. */
async function judge(
  transaction: Database,
  { subject, purpose, code, boundTo }: Attempt,
  { now, secret }: { now: Date; secret: string },
): Promise<Miss | null> {
  await lockSubject(transaction, subject.key);
  const found = await findCode(transaction, { subjectKey: subject.key, purpose, boundTo });
  if (!found) return boundTo === '' && purpose !== 'reset' ? 'absent' : 'elsewhere';
  if (found.closedAt !== null) return 'absent';
  if (found.expiresAt <= now) return 'expired';
  if (found.failedAttempts >= OTP_ATTEMPTS_PER_CODE) return 'exhausted';
  const hash = hashCode(code, { codeId: found.id, subjectKey: subject.key, purpose }, secret);
  if (isSameHash(hash, found.codeHash)) return null;
  await recordFailure(transaction, found);
  return 'wrong';
}
