import { toFailure } from '#api/failure.ts';
import type { PageBinding as FlowPageBinding, PageWorld, WireError } from '#flows/paths/page/binding.ts';
import type { Persona } from '#machines/about/model.ts';
import type { Person as Account } from '#tests/browser/kit/people.ts';
import type { ServerProcess } from '#tests/browser/kit/server.ts';

/** The context of a walk: one page, one server, one buyer, and what they have created so far. */
export interface World extends PageWorld<Persona> {
  readonly server: ServerProcess;
  /** The account that this buyer has, or will have. */
  readonly account: Account;
  /** Named values that the walk stores, such as the id of a home. */
  readonly notes: Map<string, string>;
}

/** How a flow is walked in a browser against the real server. */
export interface PageBinding extends FlowPageBinding<World> {
  /** The address that receives the buyer's codes; the phone by default. */
  readonly codesTo?: (account: Account) => string;
}

/** A failure of the client, in the format of the server's response. */
export function wireErrorOf(failure: unknown): WireError | null {
  const { status, code, message, fields, retryAfterSeconds } = toFailure(failure);
  if (status === null) return null;
  return {
    status,
    headers: retryAfterSeconds === null ? {} : { 'retry-after': `${retryAfterSeconds}` },
    json: { code, message, fields, request_id: 'a-path' },
  };
}
