import { readToken } from './cookie.ts';
import type { Place } from './next.ts';
import { type PendingVerification, readPendingVerification } from './pendingVerification.ts';

/** What route guards know about the visitor. */
export interface Visitor {
  readonly token: () => string | null;
  readonly pendingVerification: () => PendingVerification | null;
  /** The currently open location. */
  readonly openPlace: () => Place;
}

/** The visitor in this browser. Reads the cookie, the tab's storage and the location on each call. */
export const browserVisitor = (): Visitor => ({
  token: readToken,
  pendingVerification: readPendingVerification,
  openPlace: () => window.location,
});
