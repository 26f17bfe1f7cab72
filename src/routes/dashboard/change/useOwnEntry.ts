import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { v4 as newId } from 'uuid';
import * as z from 'zod/mini';

const ownEntry = z.object({ ownEntry: z.string() });

interface Part {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** After the part has closed otherwise: the browser has scrolled to where the page was when it opened. */
  readonly onLeft: () => void;
}

/**
 * Gives a part that takes the place of a page's content an entry of its own in the history, so that the browser's Back
 * closes it. Call the returned function when it opens. The entry goes when the part closes otherwise.
 */
export function useOwnEntry({ isOpen, close, onLeft }: Part): () => void {
  const [id] = useState(() => newId());
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const parsed = z.safeParse(ownEntry, state);
  const isThere = parsed.success && parsed.data.ownEntry === id;
  /** The entry of a part that a reload has closed: Back from it would show the same page again. */
  const isOfEarlier = parsed.success && !isThere;
  // Navigations take effect later than they are called, so the part may open again while its entry is being left.
  const stage = useRef<'absent' | 'present' | 'leaving'>('absent');
  useEffect(() => {
    if (isOfEarlier) {
      if (stage.current === 'leaving') return;
      stage.current = 'leaving';
      void navigate(-1);
    } else if (!isThere) {
      const left = stage.current;
      stage.current = 'absent';
      if (left === 'present' && isOpen) close();
      if (left === 'leaving') onLeft();
    } else if (isOpen) {
      if (stage.current === 'absent') stage.current = 'present';
    } else if (stage.current !== 'leaving') {
      stage.current = 'leaving';
      void navigate(-1);
    }
  }, [isThere, isOfEarlier, isOpen, close, onLeft, navigate]);
  return () => void navigate({ search }, { state: { ownEntry: id }, preventScrollReset: true });
}
