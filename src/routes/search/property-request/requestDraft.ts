import * as z from 'zod/mini';
import { formDraft } from '#app/forms/draft.ts';
import type { TypedRequest } from './requestForm.ts';

/** There is one at a time, about no subject in particular. */
export const requestDraft = formDraft<TypedRequest>(
  'propertyRequest.1',
  z.partial(
    z.object({
      preferredLocation: z.string(),
      budget: z.nullable(z.number()),
      phone: z.object({ dialCode: z.string(), national: z.string() }),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      message: z.string(),
    }),
  ),
);
