import { matchRoutes, type RouteObject } from 'react-router-dom';

/** What is known of a route beside what the router itself reads. */
export interface RouteHandle {
  /** Fetches the screen's code. */
  readonly load?: () => Promise<void>;
  /** Set where a server renders the page. */
  readonly rendered?: {
    /** The screen's file, by which the build lists its styles. */
    readonly file?: string;
    /** The HTTP status of the page, where it is not 200. */
    readonly status?: number;
  };
}

/** The handles of the routes that an address leads through, from the outermost. */
export const handlesAt = (routes: RouteObject[], pathname: string): RouteHandle[] =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route: { handle } }) => (handle ? [handle] : []));
