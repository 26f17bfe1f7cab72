import { readToken } from './cookie.ts';
import type { Place } from './next.ts';
import { type PendingVerification, readPendingVerification } from './pendingVerification.ts';

/** What the guards of pages know of who asks for one. */
export interface Visitor {
  readonly token: () => string | null;
  readonly pendingVerification: () => PendingVerification | null;
  /** The address that is open now, as the history has it. */
  readonly openPlace: () => Place;
}

/** The visitor of this browser: its cookie, its tab's storage and its address, each read when asked. */
export const browserVisitor = (): Visitor => ({
  token: readToken,
  pendingVerification: readPendingVerification,
  openPlace: () => window.location,
});
