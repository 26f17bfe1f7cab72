import { useNotify } from '#app/notifications/useNotify.ts';

const COPY_TOAST_MS = 4_000;

/** Says that something was copied. */
export function useCopied(): () => void {
  const notify = useNotify();
  return () => notify({ tone: 'positive', message: 'Copied to clipboard', durationMs: COPY_TOAST_MS });
}
