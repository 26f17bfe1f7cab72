import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

const carried = z.object({ identifier: z.string() });

/**
 * The state of a history entry that carries what was typed between the login and the pages for a new password. A URL
 * would keep it in histories and logs.
 */
export const carriedIdentifier = (identifier: string): z.infer<typeof carried> => ({ identifier });

/** The identifier that the current history entry carries; null without it. */
export function useCarriedIdentifier(): string | null {
  const parsed = z.safeParse(carried, useLocation().state);
  return parsed.success ? parsed.data.identifier : null;
}

/** A click handler of a link to `href` that carries the identifier; a link in a new tab opens without it. */
export function useCarryingLink(href: string) {
  const navigate = useNavigate();
  return (event: MouseEvent, identifier: string): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void navigate(href, { state: carriedIdentifier(identifier) });
  };
}

/** Whether a click follows its link in this tab. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
