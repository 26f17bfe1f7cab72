import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SignedIn } from '#api/calls/onboarding.ts';
import type { User } from '#api/calls/users.ts';
import { useNotify } from '../notifications/useNotify.ts';
import { walletQuery } from '../queries/wallet.ts';
import { rememberContactCode } from '../session/contactCodes.ts';
import { destinationOf, HOME_OF_BUYER, nextOf } from '../session/next.ts';
import { beginPhoneVerification, codeSent, verificationPath } from '../session/pendingVerification.ts';
import { useSessionActor } from '../session/SessionContext.ts';
import { useSession } from '../session/useSession.ts';

export interface AccountEntry {
  beginSession(response: SignedIn): void;
  /** To where the buyer was going, or the dashboard. */
  goOn(destination?: string): void;
  /** To the code. `resendAvailableAtMs` says that the phone and the email were sent theirs, and when the next may be. */
  askToVerify(user: User, resendAvailableAtMs?: number): void;
}

/** What login, sign-up and verification do at their end. */
export function useAccountEntry(): AccountEntry {
  const actor = useSessionActor();
  const session = useSession();
  const navigate = useNavigate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  return {
    beginSession: session.signedIn,
    goOn: (destination = destinationOf(search)) => {
      const buyer = actor.getSnapshot().context.user;
      if (buyer) void queryClient.prefetchQuery(walletQuery(buyer.id));
      void navigate(destination, { replace: true });
    },
    askToVerify: (user, resendAvailableAtMs) => {
      const pending = beginPhoneVerification({ userId: user.id, next: nextOf(search) ?? HOME_OF_BUYER });
      if (resendAvailableAtMs === undefined)
        notify({ tone: 'attention', message: 'Please verify your account!' });
      else {
        codeSent(pending, resendAvailableAtMs);
        rememberContactCode('email', user.email, resendAvailableAtMs);
      }
      void navigate(verificationPath(pending), { replace: true });
    },
  };
}
