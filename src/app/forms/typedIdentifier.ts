import * as z from 'zod/mini';
import { identifier } from '#api/contract/scalars.ts';
import { parseIdentifier } from '#domain/accounts/phones.ts';

/** The 'Phone number or Email' field: the text must look like one of the two. */
export const typedIdentifier = identifier.check(
  z.refine(
    (typed) => typed === '' || parseIdentifier(typed) !== null,
    'Enter a phone number or an email address.',
  ),
);
