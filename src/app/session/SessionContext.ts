import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

export const SessionContext = createContext<SessionActor | null>(null);

export function useSessionActor(): SessionActor {
  const actor = use(SessionContext);
  if (!actor) throw new Error('useSession stands outside the app: wrap it in SessionContext.');
  return actor;
}
