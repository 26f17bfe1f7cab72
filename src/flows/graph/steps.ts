/** A word, a number or a yes/no that the machine's source gives to a guard or an action. */
export type Plain = string | number | boolean | null;

export interface FlowGuard {
  readonly name: string;
  /** What is the same on every run; what comes from the event or the context is left out. */
  readonly params: Readonly<Record<string, Plain>>;
  /** What it asks, as the rest of a sentence that begins with `if`; null where nobody has said it. */
  readonly says: string | null;
}

/**
 * What each guard asks, by its name, as the rest of a sentence that begins with `if`: `the code is wrong`. By the plain
 * values of its params, joined by commas, where it has some.
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

/** The plain values of its params, joined by commas. */
export const paramsText = ({ params }: Pick<FlowGuard, 'params'>): string => Object.values(params).join(', ');

/** The actions of a state or a transition; those by which XState itself starts and stops timers are left out. */
export const actionsOf = (actions: readonly unknown[]): FlowAction[] =>
  actions.filter((action) => !isOfTimer(action)).map(actionOf);

const isOfTimer = (action: unknown): boolean => {
  if (typeof action !== 'function') return false;
  const subject = 'event' in action ? eventTypeOf(action.event) : 'sendId' in action ? action.sendId : '';
  return String(subject).startsWith('xstate.after.');
};

/** An action; what is built in reads as `raise code.renewed`. */
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

/** The plain values among params; of params that are a function, those that do not hang on its argument. */
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

/** Calls the function with something that answers every question with itself and refuses to become a value. */
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
