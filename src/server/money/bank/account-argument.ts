import * as z from 'zod/mini';
import { ACCOUNT_NUMBER_DIGITS, ACCOUNT_NUMBER_PATTERN } from '#domain/payments/nuban.ts';

/** The command-line argument that is an account number, also as the wallet shows it: 3221 974 927. */
export const accountNumber = z.string().check(
  z.overwrite((text) => text.replaceAll(' ', '')),
  z.regex(ACCOUNT_NUMBER_PATTERN, `must be a number of ${ACCOUNT_NUMBER_DIGITS} digits`),
);
