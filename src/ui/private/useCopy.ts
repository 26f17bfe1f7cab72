import { useEffect, useState } from 'react';

export type CopyOutcome = 'copied' | 'failed';

const CONFIRMATION_MS = 2500;

/** Copies a text. The outcome `copied` is reset after `CONFIRMATION_MS`; `failed` stays until the next attempt. */
export function useCopy(text: string, onCopied: ((text: string) => void) | undefined) {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  const isCopied = outcome === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async (): Promise<CopyOutcome> => {
    const next = await writeToClipboard(text);
    setOutcome(next);
    if (next === 'copied') onCopied?.(text);
    return next;
  };
  return { outcome, copy };
}

/** Fails on a page without HTTPS, and without the user's permission. */
async function writeToClipboard(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
