import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SignedIn } from '#api/calls/onboarding.ts';
import type { User } from '#api/calls/users.ts';
import { useNotify } from '../notifications/useNotify.ts';
import { walletQuery } from '../queries/wallet.ts';
import { rememberContactCode } from '../session/contactCodes.ts';
import { DASHBOARD_PATH, destinationOf, readNextParam } from '../session/next.ts';
import { beginPhoneVerification, verificationPath, withCodeSent } from '../session/pendingVerification.ts';
import { useSessionActor } from '../session/SessionContext.ts';
import { useSession } from '../session/useSession.ts';

export interface AccountEntry {
  beginSession(response: SignedIn): void;
  /** Navigates to the page that the buyer wanted, or to the dashboard. */
  openDestination(destination?: string): void;
  /**
   * Navigates to the code page. Pass `resendAvailableAtMs` if codes were sent to the phone and the email address: the
   * earliest time of the next one.
   */
  askToVerify(user: User, resendAvailableAtMs?: number): void;
}

/** The last steps of login, sign-up and verification. */
export function useAccountEntry(): AccountEntry {
  const actor = useSessionActor();
  const session = useSession();
  const navigate = useNavigate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  return {
    beginSession: session.signedIn,
    openDestination: (destination = destinationOf(search)) => {
      const buyer = actor.getSnapshot().context.user;
      if (buyer) void queryClient.prefetchQuery(walletQuery(buyer.id));
      void navigate(destination, { replace: true });
    },
    askToVerify: (user, resendAvailableAtMs) => {
      const pending = beginPhoneVerification({
        userId: user.id,
        next: readNextParam(search) ?? DASHBOARD_PATH,
      });
      if (resendAvailableAtMs === undefined)
        notify({ tone: 'attention', message: 'Please verify your account!' });
      else {
        withCodeSent(pending, resendAvailableAtMs);
        rememberContactCode('email', user.email, resendAvailableAtMs);
      }
      void navigate(verificationPath(pending), { replace: true });
    },
  };
}
