import { useNotify } from './useNotify.ts';

const COPY_TOAST_MS = 4_000;

/** Confirms that something was copied to the clipboard. */
export function useCopied(): () => void {
  const notify = useNotify();
  return () => notify({ tone: 'positive', message: 'Copied to clipboard', durationMs: COPY_TOAST_MS });
}
