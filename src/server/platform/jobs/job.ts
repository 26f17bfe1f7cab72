import * as z from 'zod/mini';

/** What a job carries: ids and facts as JSON. No code, password or token, as it is kept for a week. */
export type Payload = Readonly<Record<string, unknown>>;

/** A kind of background work: its queue, what its payload looks like, and how it is tried again. */
export interface Job<P extends Payload = Payload> {
  /** The name of its queue, with the area before the first dot: 'savings.lapse-payments'. */
  readonly name: string;
  readonly payload: z.ZodMiniType<P>;
  /** How often it is tried again after a failure, with waits that double; then it is a dead letter. */
  readonly retries: number;
  readonly firstWaitSeconds: number;
  readonly maxWaitSeconds: number;
  /** A run that takes longer counts as failed. */
  readonly deadlineSeconds: number;
  /** How many run at once in one process. */
  readonly concurrency: number;
  /** By how much a delayed job or a repeated try may start late; other jobs start at once. */
  readonly pollSeconds: number;
  /** Enqueues it, with an empty payload, at these times of Africa/Lagos, and when a server starts. */
  readonly schedule: Schedule | null;
}

/** A cron expression, like `* * * * *`. Of one that is scheduled a single run waits at a time. */
export interface Schedule {
  readonly cron: string;
  /** Whether a run that no server was up for is made up for. Those that run again within minutes need not be. */
  readonly isMadeUp: boolean;
}

export const EVERY_MINUTE: Schedule = { cron: '* * * * *', isMadeUp: false };
export const EVERY_QUARTER_HOUR: Schedule = { cron: '*/15 * * * *', isMadeUp: false };

const SWEEP_DEADLINE_SECONDS = 900;
const DEFAULTS = {
  retries: 8,
  firstWaitSeconds: 5,
  maxWaitSeconds: 3_600,
  deadlineSeconds: 120,
  concurrency: 1,
  pollSeconds: 20,
  schedule: null,
} as const;

/** A job by its name and payload; what is left out has the defaults above. */
export const defineJob = <P extends Payload>(
  job: Pick<Job<P>, 'name' | 'payload'> & Partial<Job<P>>,
): Job<P> => ({ ...DEFAULTS, ...job });

/** A job that its schedule alone enqueues. A failed run is not tried again for long, as the next one is near. */
export const defineSweep = (name: string, schedule: Schedule): Job<Record<string, never>> =>
  defineJob({ name, payload: z.object({}), schedule, retries: 2, deadlineSeconds: SWEEP_DEADLINE_SECONDS });

/** What a handler knows of its run. */
export interface JobRun {
  /** Aborted when the deadline passes, or the process has waited for it long enough at its stop. */
  readonly signal: AbortSignal;
  /** From 1 up. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Logs the error of one row that does not stop the others. */
  readonly onRowFailure: (error: unknown) => void;
  /** Writes facts to the log that an operator keeps. */
  readonly onFacts: (facts: object, text: string) => void;
}

/** A job with its handler. A job runs at least once, so a handler makes no difference when it runs again. */
export interface JobHandler {
  readonly job: Job;
  readonly handle: (payload: unknown, run: JobRun) => Promise<unknown>;
}

/** Binds a handler to its job. A payload of another shape is a dead letter at once. */
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

/** A failure that no further try can mend: the job is a dead letter at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}
