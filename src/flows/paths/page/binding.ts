import type { Page } from '@playwright/test';
import type { PageDriver } from '../model/driver.ts';

/** What a walk needs. A product adds what its bindings need: a server, an account. */
export interface PageWorld<TPersona> {
  readonly page: Page;
  readonly driver: PageDriver<TPersona>;
}

/**
 * How a response is produced: by preparing the server before it handles the call, by rewriting the page's request, or
 * by a rejection from the walk in place of the server's response.
 */
export type Cause<TWorld> =
  | ((world: TWorld) => Promise<void>)
  | { readonly request: (body: Body, world: TWorld) => Body | Promise<Body> }
  | { readonly reject: unknown };

/** The body of a call, or the query of a call that only reads. */
export type Body = Readonly<Record<string, unknown>>;

/** How a flow is walked in a browser against the real server. `TWorld` is `never` if nothing is walked. */
export interface PageBinding<TWorld> {
  /** Opens the page for a start of the model. */
  readonly open: (world: TWorld, start: string) => Promise<void>;
  /** The HTTP calls behind each call of the machine: `logIn: ['POST /api/login']`. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  /**
   * How a response such as `logIn: wrong password` is produced. Without a cause, the server handles the call if the
   * model's response has an output, and the walk rejects the call itself if it has a failure.
   */
  readonly causes?: Readonly<Record<string, Cause<TWorld>>>;
  /** Causes an event in the browser, if the model has no `perform` or this page needs a different one. */
  readonly actions?: Readonly<Record<string, (world: TWorld) => Promise<void>>>;
  /**
   * Set for a flow that continues after a reload: the page is reloaded in each stable state. A function, by the state's
   * id, replaces the reload if the user returns in another way.
   */
  readonly reload?: Readonly<Record<string, (world: TWorld) => Promise<void>>>;
  /** States (by id), starts, events and responses (by name) that a browser does not reach, with the reason. */
  readonly unreached?: Readonly<Record<string, string>>;
}

/** A rejected call as the page receives it; null for a network failure. */
export interface WireError {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
}
