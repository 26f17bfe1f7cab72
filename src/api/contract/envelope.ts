import * as z from 'zod/mini';
import { ERROR_CODES } from './errors.ts';

/** A successful response: a sentence for the buyer and the data. */
export const success = <Body extends z.ZodMiniType>(body: Body) => z.object({ message: z.string(), body });

/** A successful response without data. */
export const emptyBody = z.object({});

/** An error response. `fields` maps each invalid field (snake_case) to its rule. */
export const failure = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  fields: z.optional(z.record(z.string(), z.string())),
  request_id: z.string(),
});
export type Failure = z.infer<typeof failure>;
