import { buildApp } from './app.ts';
import { sandboxBank } from './bank/sandbox.ts';
import { connect } from './db/connect.ts';
import type { Dependencies } from './dependencies.ts';
import { logFailures, startJobs } from './jobs.ts';
import { outboxMessages } from './messages/outbox.ts';
import { loadSampleIfEmpty } from './properties/sample/load.ts';
import { readSettings, type Settings } from './settings.ts';
import { explainStartFault } from './start-fault.ts';

const CLOSE_DEADLINE_MS = 10_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const connection = await connect(settings);
  await connection.migrate();
  const dependencies: Dependencies = {
    settings,
    db: connection.db,
    bank: sandboxBank(settings),
    messages: outboxMessages(),
    now: () => new Date(),
  };
  const listings = await loadSampleIfEmpty(connection.db, dependencies.now());
  const app = await buildApp(dependencies);
  if (listings > 0) app.log.info({ listings }, 'loaded the sample listings');
  const stopJobs = startJobs(dependencies, logFailures(app.log));
  const address = await app.listen({ port: settings.port, host: settings.host });
  console.log(`${settings.productName} is ready on ${publicAddress(settings, address)}`);

  const stop = async (signal: string): Promise<void> => {
    app.log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), CLOSE_DEADLINE_MS).unref();
    stopJobs();
    await app.close();
    await connection.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));
}

const publicAddress = ({ publicUrl, host }: Settings, address: string): string =>
  publicUrl ?? (host === '127.0.0.1' ? address.replace('127.0.0.1', 'localhost') : address);

main().catch((error: unknown) => {
  console.error(explainStartFault(error));
  process.exit(1);
});
