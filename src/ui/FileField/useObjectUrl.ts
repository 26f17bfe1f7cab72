import { useEffect, useState } from 'react';

/** An address for a file that never leaves the page; given back when it is no longer shown. */
export function useObjectUrl(file: File | null): string | null {
  const [held, setHeld] = useState<{ readonly file: File; readonly url: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setHeld({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return held?.file === file ? (held?.url ?? null) : null;
}
