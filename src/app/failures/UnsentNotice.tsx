import type { Failure } from '#api/failure.ts';
import { FailureNotice } from './FailureNotice.tsx';

interface UnsentNoticeProps {
  readonly failure: Failure | null;
  readonly what: 'message' | 'request';
}

/**
 * Why a message was not sent. Without a response the server may have stored it; the same message, sent again, is not
 * stored twice.
 */
export function UnsentNotice({ failure, what }: UnsentNoticeProps) {
  if (failure?.status !== null || failure.code === 'offline')
    return <FailureNotice title={`Your ${what} was not sent.`} failure={failure} />;
  return (
    <FailureNotice
      title={`We do not know whether your ${what} has arrived.`}
      failure={failure}
      retryHint={`Then send it again: the same ${what} arrives only once.`}
    />
  );
}
