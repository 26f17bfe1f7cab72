import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { followsLink } from '../routing/followsLink.ts';

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
    if (!followsLink(event)) return;
    event.preventDefault();
    void navigate(href, { state: carriedIdentifier(identifier) });
  };
}
