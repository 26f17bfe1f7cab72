import type { AnyStateMachine } from 'xstate';
import { ERRORS, type ErrorCode } from '#api/contract/errors.ts';
import { ApiError, type Failure } from '#api/failure.ts';
import type { PageDriver } from '#flows/paths/model/driver.ts';
import { alert, type Expectation, without } from '#flows/paths/model/expectation.ts';
import type { CallResponse, EventCase, FlowModel } from '#flows/paths/model/model.ts';

/** The buyer whose details the path tests type in. */
export interface Persona {
  readonly firstName: string;
  readonly lastName: string;
  /** In local format: `08031234567`. */
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  /** Reads the newest code with this many digits from the messages sent to the buyer. */
  readonly otp: (length: number) => Promise<string>;
}

export type BuyerModel<TMachine extends AnyStateMachine = AnyStateMachine> = FlowModel<TMachine, Persona>;
export type BuyerDriver = PageDriver<Persona>;
export type BuyerEvent<TMachine extends AnyStateMachine> = EventCase<TMachine, Persona>;

/** Type-checks a flow's test model against its machine. A page shows a failure unless the model says otherwise. */
export const defineModel = <TMachine extends AnyStateMachine>(
  model: BuyerModel<TMachine>,
): BuyerModel<TMachine> => ({ message: failureIn, ...model });

const failureIn = (context: object): string | null =>
  'failure' in context && context.failure !== null ? 'a failure' : null;

/** The server rejects the call with this code. */
export function rejected(code: ErrorCode, rest: Partial<Failure> = {}): CallResponse {
  return { failure: new ApiError({ code, ...ERRORS[code], ...rest }) };
}

/** What a form says if the network failed. Repeats the production sentence on purpose, as all expectations do. */
export const NO_CONNECTION = 'An error occurred, please check your internet connection!';

/** The call got no response; a form says so. */
export const networkDown: CallResponse = {
  failure: new ApiError({ code: 'network_down', status: null }),
  expects: [alert(NO_CONNECTION)],
};
/** What a form says that could not send: without a response, the server may have stored what was sent. */
export const unsent = (what: 'message' | 'request', failure: Failure | null): Expectation[] =>
  failure?.status === null
    ? [
        alert(`We do not know whether your ${what} has arrived.`),
        alert(`Then send it again: the same ${what} arrives only once.`),
      ]
    : [alert(`Your ${what} was not sent.`)];
/** The server responds with an internal error. */
export const serverDown: CallResponse = {
  ...rejected('internal_error'),
  expects: [alert('Something went wrong on our side.'), alert('Please try again.')],
};

const RETRY_AFTER_SECONDS = 30;

const LIMIT_SENTENCES = {
  too_many_requests: 'Too many tries.',
  otp_too_many_codes: 'You have asked for too many codes.',
  otp_too_many_failures: 'Too many wrong codes.',
} as const;

/** The server rejects further calls of this kind for 30 seconds; a form says so. */
export const limited = (code: keyof typeof LIMIT_SENTENCES = 'too_many_requests'): CallResponse => ({
  ...rejected(code, { retryAfterSeconds: RETRY_AFTER_SECONDS }),
  expects: [alert(LIMIT_SENTENCES[code]), alert(`Try again in ${RETRY_AFTER_SECONDS} seconds.`)],
});

/** The end of the wait that `limited` starts. */
export const rateLimitEnds = {
  label: 'the wait is over',
  ms: RETRY_AFTER_SECONDS * 1_000,
  expects: [without(alert('Try again in *.'))],
};

/** The deadline of a call. Repeats the production value on purpose, so that a test notices a change. */
export const callDeadline = { label: 'no response in time', ms: 30_000, expects: [alert(NO_CONNECTION)] };
