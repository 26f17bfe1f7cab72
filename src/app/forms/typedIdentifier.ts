import * as z from 'zod/mini';
import { email, identifier } from '#api/contract/scalars.ts';
import { parseIdentifier } from '#domain/accounts/phones.ts';

/** The 'Phone number or Email' field: the text must be a phone number or an email address. */
export const typedIdentifier = identifier.check(
  z.refine((typed) => typed === '' || isIdentifier(typed), 'Enter a phone number or an email address.'),
);

function isIdentifier(typed: string): boolean {
  const parsed = parseIdentifier(typed);
  return parsed?.kind === 'email' ? z.safeParse(email, parsed.email).success : parsed !== null;
}
