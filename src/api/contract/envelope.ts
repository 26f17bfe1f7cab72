import * as z from 'zod/mini';
import { ERROR_CODES } from './errors.ts';

/** A success on the wire: a sentence for the buyer, and the requested data. */
export const success = <Body extends z.ZodMiniType>(body: Body) => z.object({ message: z.string(), body });

/** The body of a response without data. */
export const nothing = z.object({});

/** A failure on the wire. `fields` maps each invalid field, by its wire name, to its rule. */
export const failure = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  fields: z.optional(z.record(z.string(), z.string())),
  request_id: z.string(),
});
export type Failure = z.infer<typeof failure>;
