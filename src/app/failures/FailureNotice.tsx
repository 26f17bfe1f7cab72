import { Notice } from '@adire/ui';
import { useEffect, useRef } from 'react';
import type { Failure } from '#api/failure.ts';
import { countText } from '#domain/quantities.ts';
import { waitingTime } from '#domain/waitingTime.ts';

const MS_PER_SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;

interface FailureNoticeProps {
  readonly failure: Failure | null;
  readonly title?: string;
  /** How to try again. If the attempt was rate limited, how long to wait is said instead. */
  readonly retryHint?: string;
}

/**
 * Why the last attempt failed and, if it was rate limited, how long to wait. Scrolls into view: in a long dialog the
 * buttons stay in place, and what is above them may be scrolled away. A marked field that has the focus stays in view.
 */
export function FailureNotice({ failure, retryHint, title }: FailureNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    // Its form may mark a field first, and give it the focus.
    const scrolling = requestAnimationFrame(() => {
      if (document.activeElement?.ariaInvalid !== 'true')
        notice.current?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(scrolling);
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={notice}>
      <Notice tone="critical" {...(title !== undefined && { title })}>
        {failureText(failure, retryHint)}
      </Notice>
    </div>
  );
}

/** The failure's message, with how long to wait, unless the server has said it there, or how to try again. */
export function failureText({ message, retryAfterSeconds }: Failure, retryHint?: string): string {
  if (retryAfterSeconds === null) return retryHint === undefined ? message : `${message} ${retryHint}`;
  const wait = waitingTime(retryAfterSeconds * MS_PER_SECOND);
  if (message.includes(wait)) return message;
  const isShort = retryAfterSeconds < SECONDS_PER_MINUTE;
  return `${message} Try again ${isShort ? `in ${countText(Math.ceil(retryAfterSeconds), 'second')}` : wait}.`;
}
