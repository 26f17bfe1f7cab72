import { Notice } from '@adire/ui';
import type { Failure } from '#api/failure.ts';

const SECONDS_PER_MINUTE = 60;

/**
 * The error notice of the account pages: why the last attempt failed and, if it was rate limited, how long to wait.
 */
export function FailureNotice({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <Notice tone="critical">
      {failure.message} {failure.retryAfterSeconds !== null && waitSentence(failure.retryAfterSeconds)}
    </Notice>
  );
}

/** `Try again in 2 minutes.` Rounded up, so that the next attempt is not too early. */
function waitSentence(seconds: number): string {
  if (seconds < SECONDS_PER_MINUTE) return `Try again in ${count(Math.ceil(seconds), 'second')}.`;
  const minutes = Math.ceil(seconds / SECONDS_PER_MINUTE);
  return minutes < SECONDS_PER_MINUTE
    ? `Try again in ${count(minutes, 'minute')}.`
    : `Try again in ${count(Math.ceil(minutes / SECONDS_PER_MINUTE), 'hour')}.`;
}

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`;
