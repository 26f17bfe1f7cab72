import type { QueryClient } from '@tanstack/react-query';
import type { SessionActor } from './session/SessionContext.ts';
import type { Visitor } from './session/visitor.ts';

/** What the routes' guards and loaders work with: one per page in a browser, one per request on a server. */
export interface AppContext {
  readonly queryClient: QueryClient;
  readonly session: SessionActor;
  readonly visitor: Visitor;
  /** What a loader waits for of the data that it fetches: in a browser nothing, on a server all of it. */
  readonly followData: (loading: Promise<void>) => Promise<void>;
}
