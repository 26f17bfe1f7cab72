import * as z from 'zod/mini';

/**
 * Ids and facts as JSON. Never a code, password or token: payloads are stored for a week after the job ends, and for a year
 * if it fails for good.
 */
export type Payload = Readonly<Record<string, unknown>>;

/** A kind of background job: its queue, the schema of its payload, and its retries. */
export interface Job<P extends Payload = Payload> {
  /** The name of its queue, prefixed with the area: 'savings.lapse-payments'. */
  readonly name: string;
  readonly payload: z.ZodMiniType<P>;
  /** Retries after a failure, with doubling waits. Afterwards the job becomes a dead letter. */
  readonly retries: number;
  readonly firstWaitSeconds: number;
  readonly maxWaitSeconds: number;
  /** A run that takes longer counts as failed. */
  readonly deadlineSeconds: number;
  /** Concurrent runs per process. */
  readonly concurrency: number;
  /** The longest delay of the start of a delayed job or a retry. Other jobs start immediately. */
  readonly pollSeconds: number;
  /** Enqueues the job with an empty payload at these times (Africa/Lagos), and at each start of a server. */
  readonly schedule: Schedule | null;
}

/** A cron expression, like `* * * * *`. At most one run of a scheduled job waits in the queue. */
export interface Schedule {
  readonly cron: string;
  /** Whether a run missed while no server was up is run later. Frequent jobs do not need this. */
  readonly isMadeUp: boolean;
}

export const EVERY_MINUTE: Schedule = { cron: '* * * * *', isMadeUp: false };
export const EVERY_QUARTER_HOUR: Schedule = { cron: '*/15 * * * *', isMadeUp: false };

const SWEEP_DEADLINE_SECONDS = 900;
const DAILY_SWEEP_DEADLINE_SECONDS = 3_600;
const DEFAULTS = {
  retries: 8,
  firstWaitSeconds: 5,
  maxWaitSeconds: 3_600,
  deadlineSeconds: 120,
  concurrency: 1,
  pollSeconds: 20,
  schedule: null,
} as const;

/** Defines a job; omitted options have the defaults above. */
export const defineJob = <P extends Payload>(
  job: Pick<Job<P>, 'name' | 'payload'> & Partial<Job<P>>,
): Job<P> => ({ ...DEFAULTS, ...job });

/** Defines a job that only its schedule enqueues. It has few retries, because the next run is soon. */
export const defineSweep = (name: string, schedule: Schedule): Job<Record<string, never>> =>
  defineJob({ name, payload: z.object({}), schedule, retries: 2, deadlineSeconds: SWEEP_DEADLINE_SECONDS });

/** Defines a sweep that runs once a day; run later if no server was up. It may take longer, because its next run is far. */
export const defineDailySweep = (name: string, cron: string): Job<Record<string, never>> => ({
  ...defineSweep(name, { cron, isMadeUp: true }),
  deadlineSeconds: DAILY_SWEEP_DEADLINE_SECONDS,
});

/** The context of one run of a handler. */
export interface JobRun {
  /** Aborted at the deadline, or when the process stops waiting for running jobs at shutdown. */
  readonly signal: AbortSignal;
  /** From 1. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Logs the error of one row without stopping the others. */
  readonly onRowFailure: (error: unknown) => void;
  /** Logs facts for operators. */
  readonly onFacts: (facts: object, text: string) => void;
}

/** A job with its handler. A job runs at least once, so handlers must be idempotent. */
export interface JobHandler {
  readonly job: Job;
  readonly handle: (payload: unknown, run: JobRun) => Promise<unknown>;
}

/** Binds a handler to its job. A malformed payload becomes a dead letter without retries. */
export const handleJob = <P extends Payload>(
  job: Job<P>,
  handle: (payload: P, run: JobRun) => Promise<unknown>,
): JobHandler => ({
  job,
  handle: (payload, run) => {
    const parsed = job.payload.safeParse(payload);
    if (!parsed.success) throw new PermanentJobError('Its payload has another shape');
    return handle(parsed.data, run);
  },
});

/** A failure that retries cannot fix: the job becomes a dead letter immediately. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}
