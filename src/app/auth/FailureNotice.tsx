import { Notice } from '@adire/ui';
import type { Failure } from '#api/failure.ts';

const SECONDS_PER_MINUTE = 60;

/** The red box of the account pages: why the last try failed, and how long to wait where there is a limit. */
export function FailureNotice({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <Notice tone="critical">
      {failure.message} {failure.retryAfterSeconds !== null && waitSentence(failure.retryAfterSeconds)}
    </Notice>
  );
}

/** `Try again in 2 minutes.` Never less than what is left. */
function waitSentence(seconds: number): string {
  if (seconds < SECONDS_PER_MINUTE) return `Try again in ${count(Math.ceil(seconds), 'second')}.`;
  const minutes = Math.ceil(seconds / SECONDS_PER_MINUTE);
  return minutes < SECONDS_PER_MINUTE
    ? `Try again in ${count(minutes, 'minute')}.`
    : `Try again in ${count(Math.ceil(minutes / SECONDS_PER_MINUTE), 'hour')}.`;
}

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`;
