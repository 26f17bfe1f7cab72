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
  /** The phone was verified, here or (null) in another tab: the three hours count from now. */
  verified(user: User | null): void;
  logOut(): void;
}

export function useSession(): Session {
  const actor = useSessionActor();
  const user = useSelector(actor, ({ context }) => context.user);
  const isSignedIn = useSelector(actor, (snapshot) => snapshot.hasTag('signedIn'));
  return useMemo(
    () => ({
      user,
      isSignedIn,
      signedIn: (answer) =>
        actor.send({ type: 'credentials.accepted', token: answer.token.authToken, user: answer.user }),
      userChanged: (changed) => actor.send({ type: 'user.changed', user: changed }),
      verified: (verified) => {
        const known = verified ?? actor.getSnapshot().context.user;
        if (known) actor.send({ type: 'user.changed', user: { ...known, phoneVerified: true } });
        actor.send({ type: 'session.renewed' });
      },
      logOut: () => actor.send({ type: 'logout.requested' }),
    }),
    [actor, user, isSignedIn],
  );
}
