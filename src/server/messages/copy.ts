import * as z from 'zod/mini';

/**
 * The content of a message, for every channel. SMS and WhatsApp show only the `text`; an email also shows facts and a
 * button.
 */
export const copy = z.object({
  /** The subject of an email. */
  subject: z.string(),
  text: z.string(),
  /** Lines of an email below the text, quoted literally: 'Name: Ada'. */
  details: z.optional(z.array(z.string())),
  /** Key facts below the text: [['Amount', '₦200,000']]. */
  facts: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  /** The path of a page of the product. */
  action: z.optional(z.object({ label: z.string(), path: z.string() })),
  replyTo: z.optional(z.string()),
  /** The one-time code that the text contains. */
  code: z.optional(z.string()),
});
export type Copy = z.output<typeof copy>;

/** A key fact of an email. */
export const fact = (label: string, value: string): [string, string] => [label, value];
