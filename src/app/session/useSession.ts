import { useMemo } from 'react';
import type { SignedIn } from '#api/calls/onboarding.ts';
import type { User } from '#api/calls/users.ts';
import { useSessionActor } from './SessionContext.ts';
import { useSessionState } from './useSessionState.ts';

export interface Session {
  /** Null for a visitor, and until the user is loaded after a reload. */
  readonly user: User | null;
  readonly isSignedIn: boolean;
  /** Starts a session with the response of login or sign-up. */
  signedIn(response: SignedIn): void;
  userChanged(user: User): void;
  /** Reports that the phone is verified: in this tab, with a new token, or (null) elsewhere. */
  verified(response: SignedIn | null): void;
  logOut(): void;
  /** The account is erased: nothing of the buyer stays here, and the login page says so. */
  accountErased(): void;
}

export function useSession(): Session {
  const actor = useSessionActor();
  const user = useSessionState(({ context }) => context.user, null);
  const isSignedIn = useSessionState((snapshot) => snapshot.hasTag('signedIn'), false);
  return useMemo(() => {
    const signedIn = (response: SignedIn) =>
      actor.send({ type: 'credentials.accepted', token: response.token.authToken, user: response.user });
    return {
      user,
      isSignedIn,
      signedIn,
      userChanged: (changed) => actor.send({ type: 'user.changed', user: changed }),
      verified: (response) => {
        if (response) return signedIn(response);
        const known = actor.getSnapshot().context.user;
        if (known) actor.send({ type: 'user.changed', user: { ...known, phoneVerified: true } });
      },
      logOut: () => actor.send({ type: 'logout.requested' }),
      accountErased: () => actor.send({ type: 'account.erased' }),
    };
  }, [actor, user, isSignedIn]);
}
