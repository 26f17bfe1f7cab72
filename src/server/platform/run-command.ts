import { HelpRequest, UsageError } from './command.ts';
import { onItsDisk } from './data-folder.ts';
import { openDatabaseClock } from './db/clock.ts';
import { connect } from './db/connect.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { explainStartError } from './start-error.ts';

interface CommandContext {
  readonly settings: Settings;
  /** Closed after the command. */
  readonly connection: Awaited<ReturnType<typeof connect>>;
}

/** The command itself. Resolves to false if it found a problem, like a mismatch. */
export type CommandWork = (context: CommandContext) => Promise<boolean>;

/**
 * Runs a command with the arguments of this process, after printing its database and banks on stderr. Exits with 1 if it
 * found a problem, failed, or the machine's clock is more than 30 s off the database's, with 2 if the arguments are invalid.
 * Known errors print one line.
 * @param prepare parses the arguments before anything is opened, and throws UsageError if they are invalid.
 */
export function runCommand(prepare: (line: readonly string[]) => CommandWork): void {
  carryOut(prepare).then(
    (isRight) => {
      process.exitCode = isRight ? 0 : 1;
    },
    (error: unknown) => {
      if (error instanceof HelpRequest) return console.log(error.message);
      console.error(explainStartError(error));
      process.exitCode = error instanceof UsageError ? 2 : 1;
    },
  );
}

async function carryOut(prepare: (line: readonly string[]) => CommandWork): Promise<boolean> {
  const work = prepare(process.argv.slice(2));
  const settings = readSettings(process.env);
  console.error(describeTarget(settings));
  const connection = await connect(settings, { isBatch: true });
  try {
    return await onItsDisk(settings, async () => {
      // Servers judge by the database's clock how long an attempt of a command may still run.
      await openDatabaseClock(connection.db);
      return work({ settings, connection });
    });
  } finally {
    await connection.close();
  }
}

/** The database and banks that a command acts on, in one line without passwords. */
export function describeTarget({ databaseUrl, dataDir, bank, backupBank, formerBanks }: Settings): string {
  const banks = [
    `BANK_PROVIDER=${bank.provider}`,
    ...(backupBank ? [`BANK_BACKUP_PROVIDER=${backupBank.provider}`] : []),
    ...(formerBanks.length === 0
      ? []
      : [`the keys of ${formerBanks.map(({ provider }) => provider).join(' and ')}`]),
  ].join(' and ');
  return `Acting on ${describeDatabase(databaseUrl, dataDir)}, with ${banks}.`;
}

function describeDatabase(databaseUrl: string | null, dataDir: string): string {
  if (databaseUrl === null) return `the embedded database in ${dataDir}, as DATABASE_URL is not set`;
  const { host, pathname, searchParams } = new URL(databaseUrl);
  const name = decodeURIComponent(pathname.slice(1)) || 'of the user';
  return `the PostgreSQL database ${name} at ${host || (searchParams.get('host') ?? 'this machine')}`;
}
