import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { JOBS, jobHandlers } from '#server/jobs.ts';
import { queryRow } from '#server/platform/db/database.ts';
import { deleteDeadLetters, listDeadLetters, resendDeadLetters } from '#server/platform/jobs/dead-letters.ts';
import { defineJob, handleJob, type JobRun, PermanentJobError } from '#server/platform/jobs/job.ts';
import { countJobs } from '#server/platform/jobs/measure.ts';
import { DEAD_LETTERS, type OpenJobQueue, openJobQueue } from '#server/platform/jobs/queue.ts';
import { startWorkers } from '#server/platform/jobs/workers.ts';
import { WAIT } from '../kit/wait.ts';
import { linesOf, runProgram } from './kit/run-program.ts';
import { describeOnEachDatabase, describeOnPostgres, type TestServer } from './kit/server.ts';

const greet = defineJob({
  name: 'test.greet',
  payload: z.object({ name: z.string() }),
  retries: 1,
  firstWaitSeconds: 1,
  pollSeconds: 0.5,
});
/** Without a notification, its job would be found only long after the test has timed out. */
const greetPromptly = defineJob({ name: 'test.greet-promptly', payload: greet.payload, pollSeconds: 600 });
type Handle = (payload: { name: string }, run: JobRun) => Promise<unknown>;

describeOnEachDatabase('a job', (open) => {
  let server: TestServer;
  let queue: OpenJobQueue;
  const workers: OpenJobQueue[] = [];
  const greeted: string[] = [];
  const logged: { fields: object; text: string }[] = [];
  const log = {
    info: () => undefined,
    error: (fields: object, text: string) => void logged.push({ fields, text }),
  };

  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    queue = await openJobQueue(server.databaseQueue, [greet, greetPromptly], { isWorker: false });
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop();
    await queue.boss.deleteAllJobs(greet.name);
    await queue.boss.deleteAllJobs(DEAD_LETTERS);
    await queue.stop();
    greeted.length = 0;
    logged.length = 0;
  });

  /** Starts another process that runs the jobs. */
  async function work(
    handle: Handle = async ({ name }) => greeted.push(name),
    job = greet,
  ): Promise<OpenJobQueue> {
    const worker = await openJobQueue(server.databaseQueue, [greet, greetPromptly], { isWorker: true });
    workers.push(worker);
    await startWorkers(worker, [handleJob(job, handle)], log);
    return worker;
  }
  const workPromptly = () => work(undefined, greetPromptly);
  const enqueue = (name: string, options?: { key?: string; startAfter?: Date }) =>
    queue.enqueue(server.db, greet, { name }, options);
  const enqueuePromptly = (name: string) => queue.enqueue(server.db, greetPromptly, { name });
  const isGreeted = (...names: string[]) => vi.waitFor(() => expect(greeted).toEqual(names), WAIT);

  test('is carried out at once after the commit of its transaction, and not before', async () => {
    await workPromptly();
    await enqueuePromptly('Warm');
    await isGreeted('Warm');
    await server.db.transaction(async (transaction) => {
      await queue.enqueue(transaction, greetPromptly, { name: 'Ada' });
      await transaction.execute(sql`select 1`);
      expect(greeted).toEqual(['Warm']);
    });
    await isGreeted('Warm', 'Ada');
  });

  test('is never carried out where its transaction is rolled back', async () => {
    await work();
    await expect(
      server.db.transaction(async (transaction) => {
        await queue.enqueue(transaction, greet, { name: 'Nobody' });
        throw new Error('The payment was refused');
      }),
    ).rejects.toThrow('The payment was refused');
    await enqueue('Ada');
    await isGreeted('Ada');
  });

  test('waits for a process that works on it', async () => {
    await enqueue('Ada');
    await queue.stop();
    await work();
    await isGreeted('Ada');
    queue = await openJobQueue(server.databaseQueue, [greet, greetPromptly], { isWorker: false });
  });

  test('is enqueued once for each key, also after it was carried out and from several processes', async () => {
    await work();
    const other = await openJobQueue(server.databaseQueue, [greet, greetPromptly], { isWorker: false });
    const tries = [queue, other, queue, other].map((one) =>
      one.enqueue(server.db, greet, { name: 'Ada' }, { key: 'payment:1' }),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    await isGreeted('Ada');
    expect(await enqueue('Ada', { key: 'payment:1' })).toBe(false);
    expect(await enqueue('Bola', { key: 'payment:2' })).toBe(true);
    await isGreeted('Ada', 'Bola');
    await other.stop();
  });

  test('is carried out by one of several processes, with no pause after the one before', async () => {
    await Promise.all([workPromptly(), workPromptly()]);
    const names = Array.from({ length: 40 }, (_, nth) => `Buyer ${nth}`);
    await Promise.all(names.map((name) => enqueuePromptly(name)));
    await vi.waitFor(() => expect(greeted.toSorted()).toEqual(names.toSorted()), WAIT);
  });

  test('has the schedule of its definition, and none once that has none', async () => {
    await queue.boss.schedule(greet.name, '0 3 * * *', {});
    await work();
    expect(await queue.boss.getSchedules()).toEqual([]);
    const workersOfServer = await server.startWorkers();
    const scheduled = (await queue.boss.getSchedules()).map(({ name }) => name).toSorted();
    expect(scheduled).toEqual(
      JOBS.filter(({ schedule }) => schedule)
        .map(({ name }) => name)
        .toSorted(),
    );
    await workersOfServer.stop();
  });

  test('has the retries, deadline and schedule of its definition once a server with a new one has started', async () => {
    const name = 'test.changing';
    const payload = z.object({});
    const definitions = [
      defineJob({ name, payload, retries: 3, schedule: { cron: '0 3 * * *', isMadeUp: true } }),
      defineJob({ name, payload, retries: 3, schedule: { cron: '0 3 * * *', isMadeUp: false } }),
      defineJob({ name, payload, deadlineSeconds: 300 }),
    ];
    const starts = [];
    for (const job of definitions) {
      const worker = await openJobQueue(server.databaseQueue, [job], { isWorker: true });
      await startWorkers(worker, [handleJob(job, async () => {})], log);
      const { retryLimit, expireInSeconds } = (await worker.boss.getQueue(name)) ?? {};
      const [schedule] = await worker.boss.getSchedules(name);
      await worker.stop();
      await queue.boss.deleteAllJobs(name);
      // With a schedule, at most one run waits. Without one, nothing that is enqueued is dropped.
      const enqueued = [];
      for (let count = 0; count < 2; count += 1) enqueued.push(await queue.enqueue(server.db, job, {}));
      starts.push([retryLimit, expireInSeconds, schedule?.options?.missed, enqueued]);
    }
    expect(starts).toEqual([
      [3, 120, 'once', [true, false]],
      [3, 120, 'skip', [true, false]],
      [8, 300, undefined, [true, true]],
    ]);
  });

  test('has a handler', () => {
    const handled = jobHandlers(server.dependencies).map(({ job }) => job.name);
    expect(handled.toSorted()).toEqual(JOBS.map(({ name }) => name).toSorted());
  });

  test('of a schedule stops as soon as its run is aborted', async () => {
    // At noon, because one does nothing at night.
    const dependencies = { ...server.dependencies, now: () => new Date('2026-11-27T12:00:00+01:00') };
    const run = {
      signal: AbortSignal.abort(),
      attempt: 1,
      isLastAttempt: false,
      onRowFailure: (error: unknown) => expect.unreachable(String(error)),
      onFacts: () => undefined,
    };
    // It closes all days with one statement.
    const sweeps = jobHandlers(dependencies).filter(
      ({ job }) => job.schedule && job.name !== 'ledger.close-days',
    );
    expect(sweeps.length).toBeGreaterThan(10);
    for (const { job, handle } of sweeps) await expect(handle({}, run), job.name).rejects.toThrow('aborted');
  });

  test('waits until it is due', async () => {
    await work();
    await enqueue('Later', { startAfter: new Date(Date.now() + 1_500) });
    await enqueue('Ada');
    await isGreeted('Ada', 'Later');
  });

  test('is tried again after a failure, which is logged without the values of a statement', async () => {
    const attempts: number[] = [];
    await work(async ({ name }, { attempt, isLastAttempt }) => {
      attempts.push(attempt);
      const cause = new Error('no such table');
      if (!isLastAttempt) throw new DrizzleQueryError('insert into t values ($1)', ['S3cret'], cause);
      greeted.push(name);
    });
    await enqueue('Ada');
    await isGreeted('Ada');
    expect(attempts).toEqual([1, 2]);
    expect(logged).toMatchObject([
      {
        fields: { job: greet.name, err: { message: 'no such table' } },
        text: expect.stringContaining('again'),
      },
    ]);
    const stored = await queryRow<{ jobs: string }>(
      server.db,
      sql`select json_agg(job)::text as jobs from pgboss.job where name = ${greet.name}`,
    );
    expect(stored.jobs).not.toContain('S3cret');
  });

  test('is a dead letter after its last failure, and can be sent again', async () => {
    let isMended = false;
    await work(async ({ name }) => {
      if (!isMended) throw new Error('The provider said no');
      greeted.push(name);
    });
    await enqueue('Ada');
    const letters = await vi.waitFor(async () => {
      const found = await listDeadLetters(queue);
      expect(found).toHaveLength(1);
      return found;
    }, WAIT);
    expect(letters).toMatchObject([
      { job: greet.name, payload: { name: 'Ada' }, reason: 'The provider said no' },
    ]);
    expect(await countJobs(server.db)).toContainEqual(
      expect.objectContaining({ job: greet.name, dead: 1, queued: 0 }),
    );
    isMended = true;
    expect(await resendDeadLetters(queue, ['00000000-0000-4000-8000-000000000000'])).toBe(0);
    expect(
      await resendDeadLetters(
        queue,
        letters.map(({ id }) => id),
      ),
    ).toBe(1);
    await isGreeted('Ada');
    expect(await listDeadLetters(queue)).toEqual([]);
  });

  test('is a dead letter at once where no further try can mend it', async () => {
    await work(() => Promise.reject(new PermanentJobError('There is no such buyer')));
    await enqueue('Ada');
    await vi.waitFor(async () => expect(await listDeadLetters(queue)).toHaveLength(1), WAIT);
    expect(logged).toHaveLength(1);
    expect(await resendDeadLetters(queue, 'all')).toBe(1);
    await vi.waitFor(async () => expect(await listDeadLetters(queue)).toHaveLength(1), WAIT);
  });

  test('that is a dead letter for good can be given up by its id, so that the alert ends', async () => {
    await work(() => Promise.reject(new PermanentJobError('There is no such buyer')));
    await enqueue('Ada');
    await enqueue('Bola');
    const letters = await vi.waitFor(async () => {
      const found = await listDeadLetters(queue);
      expect(found).toHaveLength(2);
      return found;
    }, WAIT);
    const ofAda = letters.find(({ payload }) => JSON.stringify(payload).includes('Ada'));
    const { databaseUrl } = server;
    if (databaseUrl === null) expect(await deleteDeadLetters(queue, [ofAda?.id ?? ''])).toBe(1);
    else {
      const words = ['src/server/jobs.cli.ts', '--delete', ofAda?.id ?? ''];
      expect(linesOf(await runProgram(words, { DATABASE_URL: databaseUrl }))).toEqual(['1 deleted.']);
    }
    expect(await listDeadLetters(queue)).toMatchObject([{ payload: { name: 'Bola' } }]);
    expect(await countJobs(server.db)).toContainEqual(expect.objectContaining({ job: greet.name, dead: 1 }));
  });

  test('that runs is waited for at a stop', async () => {
    const { promise: finish, resolve } = Promise.withResolvers<void>();
    const started = vi.fn();
    const worker = await work(async ({ name }) => {
      started();
      await finish;
      greeted.push(name);
    });
    await enqueue('Ada');
    await vi.waitFor(() => expect(started).toHaveBeenCalled(), WAIT);
    const stopped = worker.stop(10_000);
    resolve();
    await stopped;
    expect(greeted).toEqual(['Ada']);
    await enqueue('Bola');
    await work();
    await isGreeted('Ada', 'Bola');
  });

  test('of a process that has died is carried out by another', async () => {
    await enqueue('Ada');
    // Simulates a process that dies: it has taken the job and sends no more heartbeats.
    expect(await queue.boss.fetch(greet.name)).toHaveLength(1);
    await server.db.execute(
      sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = ${greet.name}`,
    );
    await work();
    await isGreeted('Ada');
  });

  test('that does not end in time at a stop is given to another process', async () => {
    const started = vi.fn();
    const worker = await work(async (_, { signal }) => {
      started();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    });
    await enqueue('Ada');
    await vi.waitFor(() => expect(started).toHaveBeenCalled(), WAIT);
    await worker.stop(1_000);
    await work();
    await isGreeted('Ada');
  });
});

describeOnPostgres('npm run jobs', (open) => {
  test('says that an id is of no dead letter', async () => {
    const server = await open();
    const words = ['src/server/jobs.cli.ts', '--resend', '00000000-0000-4000-8000-000000000000'];
    const result = await runProgram(words, { DATABASE_URL: server.databaseUrl ?? '' });
    expect([result.code, linesOf(result)]).toEqual([
      1,
      ['0 sent again.', 'The other ids are of no dead letter: `npm run jobs` lists those that there are.'],
    ]);
    await server.close();
  });
});
