import type { ErrorCode } from '#api/contract/errors.ts';
import { OTP_ATTEMPTS_PER_CODE, type OtpPurpose } from '#domain/accounts.ts';
import type { Database } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Fault } from '../../http/fault.ts';
import { otpFailures } from '../../operations/metrics.ts';
import { hashCode, isSameHash } from './hash.ts';
import { refuseTooManyFailures } from './issue.ts';
import { chargeGuess, forgiveGuess } from './spraying.ts';
import { closeCodes, findLiveCode, lockSubject, recordFailure } from './store.ts';
import type { Subject } from './subjects.ts';

export interface Attempt {
  readonly subject: Subject;
  readonly purpose: OtpPurpose;
  readonly code: string;
  /** Where the guess comes from, as `networkOf` says. */
  readonly network: string;
}

/** What came of an attempt, beside a right code. Only `wrong` tells the guesser something, so only it is counted. */
const FAULT_OF = {
  wrong: 'otp_wrong',
  absent: 'otp_wrong',
  expired: 'otp_expired',
  exhausted: 'otp_attempts_exhausted',
} as const satisfies Record<string, ErrorCode>;
type Miss = keyof typeof FAULT_OF;
type Outcome<Result> = { readonly miss: Miss } | { readonly miss: null; readonly result: Result };

/**
 * Tries a code. Where it is right, `whenRight` runs in the same transaction; it decides whether the code is used
 * up (`spendCode`). A failure is kept though the call fails.
 * @throws Fault `otp_wrong`, `otp_expired`, `otp_attempts_exhausted` or `otp_too_many_failures`.
 */
export async function tryCode<Result>(
  { db, now, settings }: Dependencies,
  attempt: Attempt,
  whenRight: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const at = now();
  await chargeGuess(db, attempt.network, at);
  let isGuessWrong = false;
  try {
    const outcome = await db.transaction(async (transaction): Promise<Outcome<Result>> => {
      const miss = await judge(transaction, attempt, { now: at, secret: settings.otpSecret });
      return miss ? { miss } : { miss, result: await whenRight(transaction) };
    });
    if (outcome.miss === null) return outcome.result;
    isGuessWrong = outcome.miss === 'wrong' || outcome.miss === 'absent';
    otpFailures.inc({ limit: outcome.miss });
    throw new Fault(FAULT_OF[outcome.miss]);
  } finally {
    if (!isGuessWrong) await forgiveGuess(db, attempt.network);
  }
}

/** For `whenRight`: a code that did its work is good for nothing more. */
export const spendCode = (
  transaction: Database,
  { subject, purpose }: Pick<Attempt, 'subject' | 'purpose'>,
  now: Date,
): Promise<void> => closeCodes(transaction, { subjectKey: subject.key, purpose, now });

/** Null when the code is right. */
async function judge(
  transaction: Database,
  { subject, purpose, code, network }: Attempt,
  { now, secret }: { now: Date; secret: string },
): Promise<Miss | null> {
  await lockSubject(transaction, subject.key);
  await refuseTooManyFailures(transaction, { subjectKey: subject.key, purpose, now });
  const live = await findLiveCode(transaction, { subjectKey: subject.key, purpose });
  if (!live) return 'absent';
  if (live.expiresAt <= now) return 'expired';
  if (live.failedAttempts >= OTP_ATTEMPTS_PER_CODE) return 'exhausted';
  const hash = hashCode(code, { codeId: live.id, subjectKey: subject.key, purpose }, secret);
  if (isSameHash(hash, live.codeHash)) return null;
  await recordFailure(transaction, live, { network, now });
  return 'wrong';
}
