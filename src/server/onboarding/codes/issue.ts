import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import {
  OTP_CODES_PER_HOUR,
  OTP_FAILURES_PER_DAY,
  OTP_LIFETIME_MS,
  type OtpPurpose,
} from '#domain/accounts.ts';
import type { Database } from '../../db/database.ts';
import { oneTimeCodes } from '../../db/schema/users.ts';
import { Fault } from '../../http/fault.ts';
import { waitingTime } from '../../http/waiting-time.ts';
import { hashCode, makeCode } from './hash.ts';
import { closeCodes, codeMadeAt, failedAt, lockSubject } from './store.ts';
import type { Subject } from './subjects.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Issue {
  readonly subject: Subject;
  readonly purpose: OtpPurpose;
  readonly now: Date;
  readonly secret: string;
}

/**
 * Makes a code in the caller's transaction; the code before it, for the same purpose, ends. A stranger's code is
 * kept too, so that all that follows looks the same, but no guess is ever right.
 * @throws Fault `otp_too_many_codes` or `otp_too_many_failures`, with the time to wait.
 */
export async function issueCode(db: Database, { subject, purpose, now, secret }: Issue): Promise<string> {
  await lockSubject(db, subject.key);
  const counted = { subjectKey: subject.key, purpose, now };
  await refuseTooManyFailures(db, counted);
  await refuseTooManyCodes(db, counted);
  await closeCodes(db, { subjectKey: subject.key, purpose, now });
  const code = makeCode();
  const codeId = uuidv7();
  await db.insert(oneTimeCodes).values({
    id: codeId,
    subject: subject.key,
    purpose,
    codeHash: subject.isKnown
      ? hashCode(code, { codeId, subjectKey: subject.key, purpose }, secret)
      : randomBytes(32).toString('hex'),
    createdAt: now,
    expiresAt: new Date(now.getTime() + OTP_LIFETIME_MS),
  });
  return code;
}

interface Counted {
  readonly subjectKey: string;
  readonly purpose: OtpPurpose;
  readonly now: Date;
}

async function refuseTooManyCodes(db: Database, { now, ...counted }: Counted): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  const madeAt = await codeMadeAt(db, { ...counted, since, count: OTP_CODES_PER_HOUR });
  if (!madeAt) return;
  const waitMs = madeAt.getTime() + HOUR_MS - now.getTime();
  throw new Fault('otp_too_many_codes', {
    message: `You have asked for too many codes. Please try again ${waitingTime(waitMs)}.`,
    retryAfterSeconds: waitMs / 1000,
  });
}

/** @throws Fault `otp_too_many_failures` while the day's failures for the purpose are used up. */
export async function refuseTooManyFailures(db: Database, { now, ...counted }: Counted): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const happenedAt = await failedAt(db, { ...counted, since, count: OTP_FAILURES_PER_DAY });
  if (happenedAt) throw tooManyFailures(happenedAt.getTime() + DAY_MS - now.getTime());
}

export const tooManyFailures = (waitMs: number): Fault =>
  new Fault('otp_too_many_failures', {
    message: `Too many wrong codes. Please try again ${waitingTime(waitMs)}.`,
    retryAfterSeconds: waitMs / 1000,
  });
