import type { Page } from '@playwright/test';
import type { PageDriver } from '../model/driver.ts';

/** What a walk works with. A product adds what its bindings need: a server, an account. */
export interface PageWorld<TPersona> {
  readonly page: Page;
  readonly driver: PageDriver<TPersona>;
}

/**
 * How a response comes about: by something that is done before the server handles the call, by another request in place
 * of the page's, or by a rejection that the walk gives in the server's place.
 */
export type Cause<TWorld> =
  | ((world: TWorld) => Promise<void>)
  | { readonly request: (body: Body, world: TWorld) => Body | Promise<Body> }
  | { readonly reject: unknown };

/** The body of a call as it is sent, or the query of a call that only reads. */
export type Body = Readonly<Record<string, unknown>>;

/** How a flow is walked in a browser against the real server. `TWorld` is `never` where nothing is walked. */
export interface PageBinding<TWorld> {
  /** Opens the page as a start of the model has it. */
  readonly open: (world: TWorld, start: string) => Promise<void>;
  /** The HTTP calls behind each call of the machine: `logIn: ['POST /api/login']`. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  /**
   * How a response, `logIn: wrong password`, comes about. Without a cause the server handles the call where the model
   * has an output, and the walk rejects it in the server's place where the model has a failure.
   */
  readonly causes?: Readonly<Record<string, Cause<TWorld>>>;
  /** How an event is caused here, where the model does not say it or says it otherwise. */
  readonly actions?: Readonly<Record<string, (world: TWorld) => Promise<void>>>;
  /**
   * For a flow that continues after a reload: it is reloaded in each stable state. By the state's id, where one returns
   * in another way than by a reload.
   */
  readonly reload?: Readonly<Record<string, (world: TWorld) => Promise<void>>>;
  /** States by their ids, starts, events and responses by their names that are not reached in a browser, and why. */
  readonly unreached?: Readonly<Record<string, string>>;
}

/** How a rejected call looks to the page; null where the network is down. */
export interface WireError {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
}
