import * as z from 'zod/mini';
import {
  OTP_LENGTHS,
  PASSWORD_LENGTH_MESSAGE,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '#domain/accounts/accounts.ts';
import { isPersonName } from '#domain/accounts/names.ts';
import { isE164 } from '#domain/accounts/phones.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from '#domain/listings/listings.ts';
import { numberWord } from '#domain/quantities.ts';

const MAX_NAME_LENGTH = 80;

export const id = z.uuid('This is not an id.');
export const timestamp = z.iso.datetime();
export const date = z.iso.date('Write the date as YYYY-MM-DD.').brand<'IsoDate'>();

/** A non-negative amount in whole kobo. */
export const amount = z
  .int('The amount must be a whole number of kobo.')
  .check(z.nonnegative('The amount cannot be negative.'))
  .brand<'Kobo'>();

/** An amount typed by a user: errors are phrased in naira, though the API uses kobo. */
export const amountOf = (message: string) => z.int(message).check(z.nonnegative(message)).brand<'Kobo'>();

/** The same, but positive. */
export const positiveAmountOf = (message: string) =>
  z.int(message).check(z.positive('The amount must be more than ₦0.')).brand<'Kobo'>();

/** A positive amount in whole kobo. */
export const positiveAmount = positiveAmountOf('The amount must be a whole number of kobo.');

const DIGITS = /^\d+$/;

/** A whole number from a query string: digits only, so `1e2` and `0x10` are rejected. */
export const queryInteger = (minimum: number, maximum: number, message: string) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : null)),
    z.int(message).check(z.minimum(minimum, message), z.maximum(maximum, message)),
  );

/** An optional filter; may be empty, because browsers submit empty form fields. */
export const queryFilter = <Filter extends z.ZodMiniType>(filter: Filter) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? undefined : value)),
      z.optional(filter),
    ),
  );

export const queryAmount = queryInteger(
  0,
  Number.MAX_SAFE_INTEGER,
  'The amount must be a whole number of kobo.',
).brand<'Kobo'>();

export const limit = z._default(
  queryInteger(1, MAX_PAGE_SIZE, `The limit is 1 to ${MAX_PAGE_SIZE}.`),
  DEFAULT_PAGE_SIZE,
);
export const page = z._default(queryInteger(1, MAX_PAGE, `Pages count from 1 to ${MAX_PAGE}.`), 1);

/** Whitespace and invisible characters: a text of only these counts as empty. */
const BLANKS = /[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const isVisible = (text: string): boolean => text.replace(BLANKS, '') !== '';

/** PostgreSQL cannot store NUL. */
const hasNoNul = (text: string): boolean => !text.includes('\u0000');
export const noNul = z.refine<string>(hasNoNul, 'There is a character in it that cannot be kept.');

export const text = (label: string, maximum: number) =>
  z
    .string(`${label} is required.`)
    .check(
      z.trim(),
      z.refine(isVisible, `${label} is required.`),
      z.maxLength(maximum, `${label} can have at most ${maximum} characters.`),
      z.refine(hasNoNul, `${label} has a character that cannot be kept.`),
    );

/** A field that may stay empty, which is null. */
export const orEmpty = <Field extends z.ZodMiniType<string, string>>(field: Field) =>
  z.pipe(
    z.pipe(
      z.nullable(z.string()),
      z.transform((typed) => (typed !== null && isVisible(typed) ? typed : null)),
    ),
    z.nullable(field),
  );

/** The name of who writes to us: it goes into no account and no document. */
export const writerName = (label: string) => text(label, MAX_NAME_LENGTH);

interface PersonNameRule {
  /** The most characters. */
  readonly maximum?: number;
  /** The name as it is stored, which may be from before this rule. */
  readonly stored?: string | undefined;
}

/**
 * A name that banks and documents repeat. Only for what is typed: names that were stored before stay readable. Each
 * letter that is typed for an apostrophe, as in Hausa, becomes one, because documents have no other.
 */
export const personName = (label: string, { maximum = MAX_NAME_LENGTH, stored }: PersonNameRule = {}) =>
  text(label, maximum).check(
    z.overwrite((name) => (name === stored ? name : name.replace(/[\u02bb\u02bc\u2018]/g, '’'))),
    z.refine(
      (name) => name === stored || isPersonName(name),
      `${label} can have only Latin letters, spaces, hyphens, apostrophes, full stops and commas.`,
    ),
  );

export const email = z
  .string('Email Address is required.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Email Address is required.'),
    z.maxLength(254, 'That email address is too long.'),
    z.email('Enter an email address like name@example.com.'),
  );

export const phone = z
  .string('Phone number is required.')
  .check(
    z.minLength(1, 'Phone number is required.'),
    z.refine(isE164, 'Enter a phone number with its country code, like +234 803 123 4567.'),
  );

export const identifier = text('Phone number or Email', 254);

export const password = z
  .string('Password is required.')
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, PASSWORD_LENGTH_MESSAGE),
    z.maxLength(PASSWORD_MAX_LENGTH, `Password can have at most ${PASSWORD_MAX_LENGTH} characters.`),
    noNul,
  );

export const OTP_LENGTH_MESSAGE = `OTP must be ${numberWord(OTP_LENGTHS.onboard)} characters!`;
export const otp = z
  .string(OTP_LENGTH_MESSAGE)
  .check(z.regex(new RegExp(`^\\d{${OTP_LENGTHS.onboard}}$`), OTP_LENGTH_MESSAGE));

/** The code of a password reset, or of a new email or phone. */
export const LONG_OTP_LENGTH_MESSAGE = `OTP must be ${numberWord(OTP_LENGTHS.reset)} characters!`;
export const longOtp = z
  .string(LONG_OTP_LENGTH_MESSAGE)
  .check(z.regex(new RegExp(`^\\d{${OTP_LENGTHS.reset}}$`), LONG_OTP_LENGTH_MESSAGE));
