import * as z from 'zod/mini';
import { formDraft } from '#app/forms/draft.ts';
import type { TypedInspection } from './inspectionForm.ts';

/** Its subject is the home's id. */
export const inspectionDraft = formDraft<TypedInspection>(
  'inspection.1',
  z.partial(
    z.object({
      day: z.string(),
      name: z.string(),
      phone: z.object({ dialCode: z.string(), national: z.string() }),
      email: z.string(),
      note: z.string(),
    }),
  ),
);
