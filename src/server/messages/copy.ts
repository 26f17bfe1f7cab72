import * as z from 'zod/mini';

/**
 * What a message says, for every channel. SMS and WhatsApp show the `text` alone; an email shows it first, then facts
 * and a button.
 */
export const copy = z.object({
  /** Of an email. */
  subject: z.string(),
  text: z.string(),
  /** Lines of an email below the text, each quoted as it is: 'Name: Ada'. */
  details: z.optional(z.array(z.string())),
  /** What a buyer reads at a glance: [['Amount', '₦200,000']]. */
  facts: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  /** A page of the product. */
  action: z.optional(z.object({ label: z.string(), path: z.string() })),
  replyTo: z.optional(z.string()),
  /** The one-time code in the text. */
  code: z.optional(z.string()),
});
export type Copy = z.output<typeof copy>;
