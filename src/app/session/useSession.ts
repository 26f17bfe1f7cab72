import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SignedIn } from '#api/calls/onboarding.ts';
import type { User } from '#api/calls/users.ts';
import { useSessionActor } from './SessionContext.ts';

export interface Session {
  /** Null for a visitor, and for a moment after a reload. */
  readonly user: User | null;
  readonly isSignedIn: boolean;
  /** The answer of login or sign-up begins a session. */
  signedIn(answer: SignedIn): void;
  userChanged(user: User): void;
  /** The phone was verified: here, with a new token, or (null) elsewhere. */
  verified(answer: SignedIn | null): void;
  logOut(): void;
}

export function useSession(): Session {
  const actor = useSessionActor();
  const user = useSelector(actor, ({ context }) => context.user);
  const isSignedIn = useSelector(actor, (snapshot) => snapshot.hasTag('signedIn'));
  return useMemo(() => {
    const signedIn = (answer: SignedIn) =>
      actor.send({ type: 'credentials.accepted', token: answer.token.authToken, user: answer.user });
    return {
      user,
      isSignedIn,
      signedIn,
      userChanged: (changed) => actor.send({ type: 'user.changed', user: changed }),
      verified: (answer) => {
        if (answer) return signedIn(answer);
        const known = actor.getSnapshot().context.user;
        if (known) actor.send({ type: 'user.changed', user: { ...known, phoneVerified: true } });
      },
      logOut: () => actor.send({ type: 'logout.requested' }),
    };
  }, [actor, user, isSignedIn]);
}
