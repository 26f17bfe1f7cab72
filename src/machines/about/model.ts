import type { AnyStateMachine } from 'xstate';
import { ERRORS, type ErrorCode } from '#api/contract/errors.ts';
import { ApiError, type Failure } from '#api/failure.ts';
import type { PageDriver } from '#flows/paths/model/driver.ts';
import type { CallResponse, EventCase, FlowModel } from '#flows/paths/model/model.ts';

/** The buyer whose details the path tests type in. */
export interface Persona {
  readonly firstName: string;
  readonly lastName: string;
  /** As a Nigerian types it: `08031234567`. */
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  /** The newest code of this many digits that a message brought. */
  readonly otp: (length: number) => Promise<string>;
}

export type BuyerModel<TMachine extends AnyStateMachine = AnyStateMachine> = FlowModel<TMachine, Persona>;
export type BuyerDriver = PageDriver<Persona>;
export type BuyerEvent<TMachine extends AnyStateMachine> = EventCase<TMachine, Persona>;

/** The test model of a flow: checks it against its machine. */
export const defineModel = <TMachine extends AnyStateMachine>(
  model: BuyerModel<TMachine>,
): BuyerModel<TMachine> => model;

/** The server rejects the call with this code. */
export function rejected(code: ErrorCode, rest: Partial<Failure> = {}): CallResponse {
  return { failure: new ApiError({ code, ...ERRORS[code], ...rest }) };
}

/** The call got no response. */
export const networkDown: CallResponse = {
  failure: new ApiError({ code: 'network_down', status: null }),
};
/** The server failed on the call. */
export const serverDown: CallResponse = rejected('internal_error');

const RETRY_AFTER_SECONDS = 30;

/** The server takes no more calls like it for half a minute. */
export const limited = (code: ErrorCode = 'too_many_requests'): CallResponse =>
  rejected(code, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** The end of that half minute. */
export const limitPasses = { label: 'the wait is over', ms: RETRY_AFTER_SECONDS * 1_000 };

/** The deadline of a call, stated a second time on purpose. */
export const callDeadline = { label: 'no response in time', ms: 30_000 };
