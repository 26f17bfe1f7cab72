import { buildApp } from './app.ts';
import { sandboxBank } from './bank/sandbox.ts';
import { connect } from './db/connect.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import type { Dependencies } from './dependencies.ts';
import { startJobs } from './jobs.ts';
import { outboxMessages } from './messages/outbox.ts';
import { loadSampleIfEmpty } from './properties/sample/load.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

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
  const stopJobs = startJobs(dependencies);
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
  const isExplained = error instanceof SettingsError || error instanceof FolderInUseError;
  console.error(isExplained ? error.message : explainStartFault(error));
  process.exit(1);
});

function explainStartFault(error: unknown): unknown {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isPortTaken ? `The port is taken: ${error.message}. Set PORT to another.` : error;
}
