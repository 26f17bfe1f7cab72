import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import {
  OTP_CODES_PER_HOUR,
  OTP_LIFETIME_MS,
  type OtpPurpose,
  RESET_CODES_PER_DAY,
} from '#domain/accounts/accounts.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { waitingTime } from '#domain/waitingTime.ts';
import type { Database } from '../../platform/db/database.ts';
import { oneTimeCodes } from '../../platform/db/schema/users.ts';
import { remainingWaitMs } from '../../platform/http/backoff.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { countHits } from '../../platform/http/rate-limits.ts';
import { isKnownDevice } from '../sessions/known-devices.ts';
import { accountFailures } from './failure-limits.ts';
import { hashCode, makeCode } from './hash.ts';
import { closeCodes, codeCreatedAt, lockSubject } from './store.ts';
import type { Subject } from './subjects.ts';

interface Issue {
  readonly subject: Subject;
  readonly purpose: OtpPurpose;
  /** As in `one_time_codes`. */
  readonly boundTo: string;
  readonly source: string;
  readonly now: Date;
  readonly secret: string;
}

/**
 * Creates a code in the transaction `db`, and closes the previous one for the same purpose and browser. A code for an
 * identifier without an account is stored too, so that every response is the same, but no guess at it is right.
 * @throws HttpError `otp_too_many_codes` or `otp_too_many_failures`, with the time to wait.
 */
export async function issueCode(
  db: Database,
  { subject, purpose, boundTo, source, now, secret }: Issue,
): Promise<string> {
  await lockSubject(db, subject.key);
  const counted = { subjectKey: subject.key, purpose, source };
  const waitMs = await remainingWaitMs(db, [accountFailures(counted).key], now);
  if (waitMs > 0) throw tooManyFailures(waitMs);
  await limitCodes(db, { ...counted, now });
  await closeCodes(db, { subjectKey: subject.key, purpose, boundTo, now });
  const code = makeCode(purpose);
  const codeId = uuidv7();
  await db.insert(oneTimeCodes).values({
    id: codeId,
    subject: subject.key,
    purpose,
    boundTo,
    source,
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
  readonly source: string;
  readonly now: Date;
}

async function limitCodes(db: Database, { now, ...counted }: Counted): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  const createdAt = await codeCreatedAt(db, { ...counted, since, count: OTP_CODES_PER_HOUR });
  if (createdAt) throw tooManyCodes(createdAt.getTime() + HOUR_MS - now.getTime());
  if (counted.purpose !== 'reset' || isKnownDevice(counted.source)) return;
  const key = `reset-codes:${counted.subjectKey}`;
  const waitMs = await countHits(db, [{ key, limit: RESET_CODES_PER_DAY, windowMs: DAY_MS }], now);
  if (waitMs > 0) throw tooManyCodes(waitMs);
}

const tooManyCodes = (waitMs: number): HttpError =>
  new HttpError('otp_too_many_codes', {
    message: `You have asked for too many codes. Please try again ${waitingTime(waitMs)}.`,
    retryAfterSeconds: waitMs / 1000,
  });

export const tooManyFailures = (waitMs: number): HttpError =>
  new HttpError('otp_too_many_failures', {
    message: `Too many wrong codes. Please try again ${waitingTime(waitMs)}.`,
    retryAfterSeconds: waitMs / 1000,
  });
