import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The product's own metadata of a route. */
export interface RouteHandle {
  /** Fetches the screen's code. */
  readonly load?: () => Promise<void>;
  /** Set if the server renders the page. */
  readonly rendered?: {
    /** The screen's source file, the key of its styles in the build manifest. */
    readonly file?: string;
    /** The page's HTTP status, 200 by default. */
    readonly status?: number;
    /** The page is a form for visitors; signed-in buyers are redirected away from it. */
    readonly isForGuests?: boolean;
  };
}

/** The handles of the routes that match a path, outermost first. */
export const handlesAt = (routes: RouteObject[], pathname: string): RouteHandle[] =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route: { handle } }) => (handle ? [handle] : []));
