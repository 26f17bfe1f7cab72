import { type Failure, NETWORK_MESSAGE, toFailure } from '#api/failure.ts';

/** A call that has not answered by now is given up, and the buyer may try again. */
export const CALL_DEADLINE_MS = 30_000;

const FIRST_SERVER_FAULT = 500;
const DEFAULT_WAIT_MS = 60_000;

/** What a flow remembers of a call that did not answer in time. */
export const NO_ANSWER: Failure = {
  code: 'network_down',
  message: NETWORK_MESSAGE,
  fields: {},
  status: null,
  retryAfterSeconds: null,
};

/** The failure that an invoke's error event carries. */
export const failureOf = (event: { readonly error: unknown }): Failure => toFailure(event.error);

/** Too many tries: the server names the time to wait. */
export const isLimited = (failure: Failure): boolean => failure.status === 429;

/** Nothing was decided: the network or the server itself failed, and the same request may be sent again. */
export const isUnreachable = (failure: Failure): boolean =>
  failure.status === null || failure.status >= FIRST_SERVER_FAULT;

/** How long to wait after a 429, in milliseconds. */
export const waitMsOf = (failure: Failure): number =>
  failure.retryAfterSeconds === null ? DEFAULT_WAIT_MS : failure.retryAfterSeconds * 1000;

/** Params of a guard or an action on an invoke's error. */
export const failed = ({ event }: { readonly event: { readonly error: unknown } }): { failure: Failure } => ({
  failure: failureOf(event),
});

/** The guards that tell the failures of a form's call apart; what is left is the server's no. */
export const failureGuards = {
  hasTriedTooOften: (_: unknown, params: { failure: Failure }) => isLimited(params.failure),
  isServerOutOfReach: (_: unknown, params: { failure: Failure }) => isUnreachable(params.failure),
};
