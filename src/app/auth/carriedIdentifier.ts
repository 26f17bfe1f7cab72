import * as z from 'zod/mini';

const carried = z.object({ identifier: z.string() });

/**
 * The state of the history entry that carries what was typed into the login to the page for a new password. A URL would
 * keep it in histories and logs.
 */
export const carriedIdentifier = (identifier: string): z.infer<typeof carried> => ({ identifier });

/** What the state of a history entry carries; null without it. */
export function readCarriedIdentifier(state: unknown): string | null {
  const parsed = z.safeParse(carried, state);
  return parsed.success ? parsed.data.identifier : null;
}
