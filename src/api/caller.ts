/** Who is calling; named by the session, sent with every call. Apart from the client, which is heavy and loads late. */
export interface Caller {
  readonly token: string;
  readonly userId: string | null;
}

type RefusalListener = (refused: Caller) => void;

let caller: Caller | null = null;
let refusalListener: RefusalListener = () => {};

export const currentCaller = (): Caller | null => caller;

/** Calls after this carry the caller's headers; null clears them. */
export const setCaller = (next: Caller | null): void => {
  caller = next;
};

/** Tells who listens that the server no longer knows a caller (`session_expired`, `not_signed_in`). */
export const onCallerRefused = (listener: RefusalListener): void => {
  refusalListener = listener;
};

export const reportRefusal = (refused: Caller): void => refusalListener(refused);
