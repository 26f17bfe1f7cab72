import * as z from 'zod/mini';
import type { ContactMessage } from '#api/calls/support.ts';
import { formDraft } from '../forms/draft.ts';

/** Its subject is the message as the page prepared it, which tells what it is about. */
export const contactDraft = formDraft<ContactMessage>(
  'contact.3',
  z.partial(z.object({ name: z.string(), email: z.string(), message: z.string() })),
);
