import { createHmac, randomInt } from 'node:crypto';
import { OTP_LENGTHS, type OtpPurpose } from '#domain/accounts/accounts.ts';

/** A random code with the number of digits of its purpose; all are equally likely. */
export const makeCode = (purpose: OtpPurpose): string => {
  const length = OTP_LENGTHS[purpose];
  return String(randomInt(10 ** length)).padStart(length, '0');
};

interface CodeBinding {
  /** The id of the code's own row, so that equal codes never have equal hashes. */
  readonly codeId: string;
  readonly subjectKey: string;
  readonly purpose: OtpPurpose;
}

/** Keyed, because all codes can be tried in a moment; bound, so that a code is valid for one subject and purpose. */
export const hashCode = (
  code: string,
  { codeId, subjectKey, purpose }: CodeBinding,
  secret: string,
): string =>
  createHmac('sha256', secret).update([codeId, subjectKey, purpose, code].join('\n')).digest('hex');
