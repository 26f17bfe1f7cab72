import type { Page } from '@playwright/test';
import type { Failure } from '#api/failure.ts';
import type { Person as Account } from '#tests/browser/kit/people.ts';
import type { ServerProcess } from '#tests/browser/kit/server.ts';
import type { PageDriver } from '../model/driver.ts';

/** What a path has to do with: one page, one server, one person, and what they have made so far. */
export interface World {
  readonly page: Page;
  readonly server: ServerProcess;
  readonly driver: PageDriver;
  /** The account that this person has, or will have. */
  readonly account: Account;
  /** What the path has to remember, by a name: the id of a home, say. */
  readonly notes: Map<string, string>;
}

/** How an answer comes about: something to do before the real server is asked, or another question to it, or not by it. */
export type Cause =
  | ((world: World) => Promise<void>)
  | { readonly ask: (body: Body, world: World) => Body | Promise<Body> }
  | { readonly refuse: Failure };

/** What a call sends, as on the wire: its body, or the query of one that only reads. */
export type Body = Readonly<Record<string, unknown>>;

/** How one walks a flow in a browser against the real server. */
export interface PageBinding {
  /** Opens the page as a start of the model has it. */
  readonly open: (world: World, start: string) => Promise<void>;
  /** Where the codes that a person types were sent; to the phone, unless said otherwise. */
  readonly codesTo?: (account: Account) => string;
  /** The calls on the wire behind each call of the machine: `logIn: ['POST /api/onboarding/login']`. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  /**
   * How an answer, `logIn: wrong password`, comes about. Unless said otherwise the server answers as it is where the
   * model has an output, and the path refuses in the server's place where it has a failure.
   */
  readonly causes?: Readonly<Record<string, Cause>>;
  /** What a person does otherwise here than the model says, and how the app's own events come about. */
  readonly actions?: Readonly<Record<string, (world: World) => Promise<void>>>;
  /**
   * Of a flow that outlives the page: it is reloaded in each state that stays, and has to come back. By the state,
   * where one comes back in another way than by a reload.
   */
  readonly reload?: Readonly<Record<string, (world: World) => Promise<void>>>;
  /**
   * States that are not reached in a browser, by their paths; starts, and what cannot happen there, by their names;
   * and why: the report says so.
   */
  readonly unreached?: Readonly<Record<string, string>>;
}
