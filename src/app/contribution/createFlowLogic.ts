import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Payment } from '#api/calls/contributions.ts';
import * as contributions from '#api/calls/contributions.ts';
import { getProperty } from '#api/calls/properties.ts';
import type { User } from '#api/calls/users.ts';
import { type Failure, UNKNOWN_MESSAGE } from '#api/failure.ts';
import {
  type ContributionCalls,
  followPayment,
  type OpenInput,
  openFlow,
  type PaymentRequest,
} from '#machines/contribution/contribution.calls.ts';
import { contributionMachine } from '#machines/contribution/contribution.machine.ts';
import { STEP_ROUTES } from '#machines/contribution/contribution.urls.ts';
import type { NewNotification } from '#machines/notifications/notifications.list.ts';
import { invalidateAreas } from '../queries/keys.ts';
import { beginPhoneVerification, verificationPath } from '../session/pendingVerification.ts';

export interface FlowEdge {
  readonly user: User;
  readonly queryClient: QueryClient;
  readonly navigate: (to: string) => void;
  readonly notify: (notification: NewNotification) => void;
  readonly dismissNotification: (message: string) => void;
  readonly notifyFailure: (failure: Failure) => void;
}

const calls: ContributionCalls = { ...contributions, getProperty };

/** Provides the wizard's machine with its API calls and its effects on the page. */
export const createFlowLogic = ({
  user,
  queryClient,
  navigate,
  notify,
  dismissNotification,
  notifyFailure,
}: FlowEdge) => {
  /** Removes the message of a try that failed before. */
  const succeeded = <T>(result: T): T => {
    dismissNotification(UNKNOWN_MESSAGE);
    return result;
  };
  const createPayment = fromPromise<Payment, PaymentRequest>(
    ({ input: { contributionId, amountKobo, key } }) =>
      calls.createPayment(contributionId, amountKobo, key).then(succeeded),
  );
  return contributionMachine.provide({
    actors: {
      openFlow: fromPromise(({ input, signal }: { input: OpenInput; signal: AbortSignal }) =>
        openFlow(calls, input, signal),
      ),
      agree: fromPromise(({ input: { request, key } }) =>
        calls.createContribution(request, key).then(succeeded),
      ),
      // One call for both: it takes the payment at once if the wallet covers it.
      declareTransfer: createPayment,
      payFromWallet: createPayment,
      followContribution: fromPromise(({ input: { contributionId }, signal }) =>
        calls.getContribution(contributionId, signal),
      ),
      followPayment: fromPromise(({ input: { paymentId }, signal }) =>
        followPayment(calls, paymentId, signal),
      ),
      cancelContribution: fromPromise(({ input: { contributionId } }) =>
        calls.cancelContribution(contributionId).then(succeeded),
      ),
    },
    actions: {
      notify: (_, notification) => notify(notification),
      dismissNotification: (_, { message }) => dismissNotification(message),
      reportFailure: (_, { failure }) => notifyFailure(failure),
      goToVerification: () =>
        navigate(verificationPath(beginPhoneVerification({ userId: user.id, next: STEP_ROUTES.calculator }))),
      goToContribution: (_, { slug }) => navigate(`/dashboard/property/${slug}`),
      refreshServerState: () => invalidateAreas(queryClient, 'contributions', 'wallet', 'properties'),
    },
  });
};
