import type { QueryClient } from '@tanstack/react-query';
import type { SessionActor } from './session/SessionContext.ts';
import type { Visitor } from './session/visitor.ts';

/** Dependencies of route guards and loaders: one per page in the browser, one per request on the server. */
export interface AppContext {
  readonly queryClient: QueryClient;
  readonly session: SessionActor;
  readonly visitor: Visitor;
  /** Decides how long a loader waits for its data: not at all in the browser, until it is loaded on the server. */
  readonly followData: (loading: Promise<void>) => Promise<void>;
}
