import type { ActorOptions, AnyStateMachine } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyStateMachine>['clock']>;

/** How long a timer runs before it looks at the time of day: the most by which it is late after a sleep. */
export const CLOCK_LOOK_INTERVAL_MS = 8_000;

interface Timer {
  running: ReturnType<typeof setTimeout>;
}

const start = (timer: Partial<Timer>, fire: () => void, delayMs: number): Timer => {
  const startedAtMs = Date.now();
  const runMs = Math.min(delayMs, CLOCK_LOOK_INTERVAL_MS);
  const look = () => {
    // At least as long as it ran, even if the time of day was set back.
    const passedMs = Math.max(runMs, Date.now() - startedAtMs);
    if (passedMs >= delayMs) fire();
    else start(timer, fire, delayMs - passedMs);
  };
  return Object.assign(timer, { running: setTimeout(look, runMs) });
};

/**
 * The clock of the flows in the product. The timers of a browser stand still while the device sleeps; those of this
 * clock count that time too. They may also be longer than 24 days, which `setTimeout` takes for none.
 */
export const wallClock: Clock = {
  setTimeout: (fire, delayMs) => start({}, fire, delayMs),
  clearTimeout: ({ running }: Timer) => clearTimeout(running),
};
