import * as z from 'zod/mini';
import { identifier } from '#api/contract/scalars.ts';
import { parseIdentifier } from '#domain/phones.ts';

/** 'Phone number or Email', as typed: one of the two at least by its looks. */
export const typedIdentifier = identifier.check(
  z.refine(
    (typed) => typed === '' || parseIdentifier(typed) !== null,
    'Enter a phone number or an email address.',
  ),
);
