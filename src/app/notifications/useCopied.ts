import { COPIED_MS } from '#machines/notifications/notifications.list.ts';
import { useNotify } from './useNotify.ts';

/** Confirms that something was copied to the clipboard. */
export function useCopied(): () => void {
  const notify = useNotify();
  return () => notify({ tone: 'positive', message: 'Copied to clipboard', durationMs: COPIED_MS });
}
