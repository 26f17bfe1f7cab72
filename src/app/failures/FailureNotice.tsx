import { Notice } from '@adire/ui';
import { useEffect, useRef } from 'react';
import type { Failure } from '#api/failure.ts';
import { countText } from '#domain/quantities.ts';
import { waitingTime } from '#domain/waitingTime.ts';

const MS_PER_SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

interface FailureNoticeProps {
  readonly failure: Failure | null;
  readonly title?: string;
  /** How to try again. If the attempt was rate limited, how long to wait is said instead. */
  readonly retryHint?: string;
}

/**
 * Why the last attempt failed and, if it was rate limited, how long to wait. Scrolls into view: in a long dialog the
 * buttons stay in place, and what is above them may be scrolled away.
 */
export function FailureNotice({ failure, retryHint, title }: FailureNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) notice.current?.scrollIntoView({ block: 'nearest' });
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
  const next = retryAfterSeconds === null ? retryHint : waitSentence(retryAfterSeconds);
  const isSaid =
    retryAfterSeconds !== null && message.includes(waitingTime(retryAfterSeconds * MS_PER_SECOND));
  return next === undefined || isSaid ? message : `${message} ${next}`;
}

/** `Try again in 2 minutes.` Rounded up, so that the next attempt is not too early. */
function waitSentence(seconds: number): string {
  if (seconds < SECONDS_PER_MINUTE) return `Try again in ${countText(Math.ceil(seconds), 'second')}.`;
  const minutes = Math.ceil(seconds / SECONDS_PER_MINUTE);
  return minutes < MINUTES_PER_HOUR
    ? `Try again in ${countText(minutes, 'minute')}.`
    : `Try again in ${countText(Math.ceil(minutes / MINUTES_PER_HOUR), 'hour')}.`;
}
