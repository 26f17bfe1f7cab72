import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

export type CopyOutcome = 'copied' | 'failed';

const SHOWN_MS = 2500;

/** Copies a text and says for a moment that it has; that the browser refused it says until the next time. */
export function useCopy(text: string, onCopied: ((text: string) => void) | undefined) {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  const isCopied = outcome === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async (): Promise<CopyOutcome> => {
    const now = (await copyText(text)) ? 'copied' : 'failed';
    setOutcome(now);
    if (now === 'copied') onCopied?.(text);
    return now;
  };
  return { outcome, copy };
}
