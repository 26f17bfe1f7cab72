import * as z from 'zod/mini';
import { formDraft } from '#app/forms/draft.ts';
import { EMPLOYMENT_STATUSES } from '#domain/accounts/accounts.ts';
import { kinShape } from './kinForm.ts';
import type { DRAFT_FIELDS, ProfileForm } from './profileForm.ts';

const typedPhone = z.object({ dialCode: z.string(), national: z.string() });

/** What was typed into 'Edit profile' and neither saved nor given up. */
export const profileDraft = formDraft<ProfileForm>(
  'profile.1',
  z.partial(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      phone: typedPhone,
      email: z.string(),
      dateOfBirth: z.string(),
      employmentStatus: z.union([z.literal(''), z.enum(EMPLOYMENT_STATUSES)]),
      ...kinShape,
    } satisfies Record<(typeof DRAFT_FIELDS)[number], z.ZodMiniType>),
  ),
);
