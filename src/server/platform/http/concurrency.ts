import { HttpError } from './http-error.ts';

const RETRY_AFTER_SECONDS = 1;

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/** Runs work under the limit of its key, in order of arrival. Keys do not affect each other. */
type KeyedLimit = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits concurrency per key in this process: at most `running` calls at once, and at most `waiting` in the queue.
 * @throws HttpError `too_many_requests` if the queue is full.
 */
export function keyedLimit({
  running,
  waiting = Number.POSITIVE_INFINITY,
}: {
  running: number;
  waiting?: number;
}): KeyedLimit {
  const queues = new Map<string, Queue>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < running) queue.running += 1;
    else if (queue.waiting.length < waiting)
      await new Promise<void>((resolve) => queue.waiting.push(resolve));
    else throw new HttpError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    try {
      return await work();
    } finally {
      // The next call in the queue takes this slot.
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(key);
    }
  };
}
