import { type ErrorCause, ErrorState, type ErrorStateProps } from '@adire/ui';
import { type Failure, isNetworkFailure } from '#api/failure.ts';

interface FailureStateProps extends Pick<ErrorStateProps, 'title' | 'level' | 'action' | 'busy'> {
  readonly failure: Pick<Failure, 'code' | 'message'>;
  readonly onRetry: () => void;
}

/** Offline has its own text: only the network needs fixing. */
export const causeOf = (failure: Pick<Failure, 'code'>): ErrorCause =>
  isNetworkFailure(failure) ? 'offline' : 'failed';

/** Replaces content that failed to load: explains why and offers a retry. */
export const FailureState = ({ failure, ...state }: FailureStateProps) => {
  const cause = causeOf(failure);
  return (
    <ErrorState {...state} cause={cause}>
      {failure.message}
      {cause === 'offline' ? ' Nothing that you did before is lost.' : null}
    </ErrorState>
  );
};
