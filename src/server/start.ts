import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { loadSampleIfEmpty } from './catalogue/sample/load.ts';
import { syncSamplePictures } from './catalogue/sample/pictures.ts';
import { syncSampleMilestones } from './catalogue/sample/sync-milestones.ts';
import { syncSampleTrust } from './catalogue/sample/sync-trust.ts';
import { JOBS, jobHandlers } from './jobs.ts';
import { bankModesOf, recordModes, requireItsModes } from './money/bank/bank-modes.ts';
import { checkBankKeys, checkBusinesses, checkFormerBanks } from './money/bank/check-keys.ts';
import { requireItsBanks } from './money/bank/require-its-banks.ts';
import { onItsDisk } from './platform/data-folder.ts';
import { openDatabaseClock } from './platform/db/clock.ts';
import { connect } from './platform/db/connect.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { openChangeFeed } from './platform/events/feed.ts';
import { listen } from './platform/http/listen.ts';
import { loggable } from './platform/http/loggable.ts';
import { openJobQueue } from './platform/jobs/queue.ts';
import { startWorkers } from './platform/jobs/workers.ts';
import { samplePictures } from './platform/media/sample-pictures.ts';
import { readSettings, type Settings } from './platform/settings/settings.ts';
import { explainStartError } from './platform/start-error.ts';
import { openThreads } from './platform/threads.ts';
import { startTracing } from './platform/tracing/start.ts';
import { openProviders } from './providers.ts';
import { openPageRenderer, requireBuild } from './web/open-page-renderer.ts';

/** When the work of the start is over. */
const STARTED_MS = 5_000;
/** Enough for V8 to compile what a start that failed has left to it. */
const IDLE_MS = 1_000;
const CLOSE_DEADLINE_MS = 10_000;
/** Jobs that run longer after a signal are left to another process. */
const JOBS_DEADLINE_MS = 8_000;
/** Read at the start, to see whether the media store responds. */
const PROBE_KEY = 'probe.webp';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await onItsDisk(settings, () => start(settings));
}

async function start(settings: Settings): Promise<void> {
  requireBuild(settings);
  const stopTracing = await startTracing(settings);
  const isTraced = settings.tracesUrl !== null;
  const providers = openProviders(settings);
  const failingBanks = await checkBankKeys(providers);
  const connection = await connect(settings, { isTraced });
  // Checks the clock before anything is written with it.
  const clock = await openDatabaseClock(connection.db);
  await requireItsBanks(connection.db, settings);
  await connection.migrate();
  await recordModes(connection.db, settings);
  await requireItsModes(connection.db, settings);
  const queue = await openJobQueue(connection.queue, JOBS, {
    isWorker: true,
    isTraced,
  });
  const changes = await openChangeFeed(connection.listen, clock.now);
  const dependencies: Dependencies = {
    settings,
    db: connection.db,
    browsing: connection.browsing,
    jobs: queue,
    changes,
    ...providers,
    pictures: samplePictures(),
    threads: openThreads(),
    now: clock.now,
  };
  // Sample homes must not be sold for real money.
  const isRehearsal = settings.bankProvider === 'sandbox' || settings.railsUrl !== null;
  const listings = isRehearsal ? await loadSampleIfEmpty(connection.db, dependencies.now()) : 0;
  const pictures = await syncSamplePictures(connection.db, dependencies.pictures);
  if (pictures.fault === null) await syncSampleMilestones(connection.db, dependencies.pictures);
  await syncSampleTrust(connection.db);
  const app = await buildApp(dependencies, await openPageRenderer());
  if (settings.supportEmail === null)
    app.log.warn('SUPPORT_EMAIL is not set: what people write to support is stored, and sent to nobody');
  for (const { provider, isTest } of bankModesOf(settings))
    if (isTest) app.log.warn({ bank: provider }, 'its key is a test key: no money is behind its transfers');
  const logEach = (errors: readonly Error[], message: string): void => {
    for (const error of errors) app.log.error({ err: error }, message);
  };
  const failing = 'calls of a bank fail: wallets open, and its transfers count once they succeed';
  logEach(failingBanks, failing);
  if (listings > 0) app.log.info({ listings }, 'loaded the sample listings');
  if (pictures.changedCount > 0) app.log.info(pictures, 'brought the pictures of the sample up to date');
  if (pictures.fault !== null) app.log.error(pictures, 'the pictures of the sample cannot be read');
  // Not awaited: the server is useful without pictures.
  void dependencies.media.get(PROBE_KEY).then(
    (found) => found?.body.destroy(),
    (error: unknown) => app.log.error({ err: loggable(error) }, 'the media store cannot be used'),
  );
  await startWorkers(queue, jobHandlers(dependencies), app.log);
  const address = await listen(app, settings);
  console.log(`${settings.productName} is ready on ${publicAddress(settings, address)}`);
  // The start leaves as much garbage as data, which V8 would keep until it needs the memory.
  globalThis.setTimeout(() => globalThis.gc?.({ flavor: 'last-resort' }), STARTED_MS).unref();
  // Not awaited: the server can work without them.
  void checkFormerBanks(providers).then((errors) => logEach(errors, failing));
  void checkBusinesses(dependencies).then(
    (errors) =>
      logEach(errors, 'a bank knows none of our deposits: what it would send, and new accounts, wait'),
    (error: unknown) =>
      app.log.error({ err: loggable(error) }, 'the business of the banks cannot be checked'),
  );

  const delay = CLOSE_DEADLINE_MS + settings.shutdownDelayMs;
  closeWithGrace({ delay, logger: app.log }, async ({ signal, err }) => {
    if (err) app.log.fatal({ err: loggable(err) }, 'an error that nothing caught');
    app.log.info({ signal }, 'closing');
    app.startDraining();
    if (!err) await setTimeout(settings.shutdownDelayMs);
    await Promise.all([app.close(), queue.stop(JOBS_DEADLINE_MS)]);
    await dependencies.threads.close();
    await changes.close();
    await connection.close();
    await stopTracing();
  });
}

const publicAddress = ({ publicUrl, host }: Settings, address: string): string =>
  publicUrl ?? (host === '127.0.0.1' ? address.replace('127.0.0.1', 'localhost') : address);

main().catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exitCode = 1;
  // What the start has opened keeps the process. It is not ended at once, since `process.exit` may wait for ever while
  // V8 compiles in the background (nodejs/node#54918).
  globalThis.setTimeout(() => process.exit(), IDLE_MS).unref();
});
