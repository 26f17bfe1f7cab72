import { HttpError } from './http-error.ts';

const RETRY_AFTER_SECONDS = 1;

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/** Work of one key at a time as limited, in the order in which it came; other keys do not notice. */
export type KeyedLimit = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * At most `running` pieces of work of one key at once in this process, and at most `waiting` more that wait.
 * @throws HttpError `too_many_requests` for one that comes when as many wait.
 */
export function keyedLimit({
  running,
  waiting = Number.POSITIVE_INFINITY,
}: {
  running: number;
  waiting?: number;
}): KeyedLimit {
  const lanes = new Map<string, Lane>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] };
    lanes.set(key, lane);
    if (lane.running < running) lane.running += 1;
    else if (lane.waiting.length < waiting) await new Promise<void>((resolve) => lane.waiting.push(resolve));
    else throw new HttpError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    try {
      return await work();
    } finally {
      // The next one takes the place of the one that ended.
      const next = lane.waiting.shift();
      if (next) next();
      else lane.running -= 1;
      if (lane.running === 0) lanes.delete(key);
    }
  };
}
