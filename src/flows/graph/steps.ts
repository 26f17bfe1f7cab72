/** A value that is written in the machine's source as a param of a guard or an action. */
export type Plain = string | number | boolean | null;

export interface FlowGuard {
  readonly name: string;
  /** The constant params; values from the event or the context are left out. */
  readonly params: Readonly<Record<string, Plain>>;
  /** The condition in words, as the rest of a sentence that begins with `if`; null if it has none. */
  readonly says: string | null;
}

/**
 * The condition of each guard in words, by the guard's name, as the rest of a sentence that begins with `if`: `the code
 * is wrong`. For a guard with params, by their plain values joined by commas.
 */
export type Conditions = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export interface FlowAction {
  readonly name: string;
  readonly params: Readonly<Record<string, Plain>>;
}

export function guardOf(guard: unknown, conditions: Conditions = {}): FlowGuard {
  const step = namedStep(guard);
  const says = conditions[step.name];
  return { ...step, says: (typeof says === 'object' ? says[paramsText(step)] : says) ?? null };
}

/** The plain values of the params, joined by commas. */
export const paramsText = ({ params }: Pick<FlowGuard, 'params'>): string => Object.values(params).join(', ');

/** The actions of a state or a transition, without those by which XState starts and stops timers. */
export const actionsOf = (actions: readonly unknown[]): FlowAction[] =>
  actions.filter((action) => !isOfTimer(action)).map(actionOf);

const isOfTimer = (action: unknown): boolean => {
  if (typeof action !== 'function') return false;
  const subject = 'event' in action ? eventTypeOf(action.event) : 'sendId' in action ? action.sendId : '';
  return String(subject).startsWith('xstate.after.');
};

/** An action by its name; a built-in one as `raise code.renewed`. */
function actionOf(action: unknown): FlowAction {
  if (typeof action === 'function' && 'type' in action && 'event' in action) {
    return { name: `${String(action.type).replace('xstate.', '')} ${eventTypeOf(action.event)}`, params: {} };
  }
  return namedStep(action);
}

function eventTypeOf(event: unknown): string {
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : 'an event';
}

function namedStep(step: unknown): FlowAction {
  if (typeof step === 'string') return { name: step, params: {} };
  if (typeof step === 'object' && step !== null && 'type' in step) {
    return { name: String(step.type), params: 'params' in step ? plainParams(step.params) : {} };
  }
  return { name: typeof step === 'function' ? step.name || 'an action without a name' : '?', params: {} };
}

/** The plain values among the params. If `params` is a function, those that do not depend on its argument. */
function plainParams(params: unknown): Record<string, Plain> {
  const values = isWorkedOut(params) ? constantsOf(params) : params;
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Plain] => isPlain(entry[1])),
  );
}

const isWorkedOut = (params: unknown): params is (argument: unknown) => unknown =>
  typeof params === 'function';

const isPlain = (value: unknown): value is Plain =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Calls the function with a proxy: each of its properties is the proxy again, and converting it to a primitive throws.
 */
function constantsOf(params: (argument: unknown) => unknown): unknown {
  try {
    return params({ context: unknownFact, event: unknownFact });
  } catch {
    return null;
  }
}

const unknownFact: unknown = new Proxy(
  {},
  {
    get: (_, name) => {
      if (name === Symbol.toPrimitive) {
        return () => {
          throw new Error('Not known before the run');
        };
      }
      return unknownFact;
    },
  },
);
