import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { connect } from '../../platform/db/connect.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { explainStartError } from '../../platform/start-error.ts';
import { ImportError, type Refusal } from './errors.ts';
import { type ImportReport, importListings } from './import.ts';
import { progressOn } from './progress.ts';
import { summaryOf } from './summary.ts';

const USAGE = 'Usage: npm run listings:import -- FILE.json|FILE.csv [--report FILE] [--keep-duplicates]';

async function main(): Promise<void> {
  const { file, report, keepDuplicates } = readArguments();
  const connection = await connect(readSettings(process.env), { isBatch: true });
  const progress = progressOn(process.stdout);
  try {
    await connection.migrate();
    const result = await importListings(connection.db, file, {
      now: new Date(),
      keepDuplicates,
      onProgress: progress.show,
    });
    progress.end();
    console.log(summaryOf(result));
    if (report) await writeReport(report, result);
  } catch (error) {
    progress.end();
    if (error instanceof ImportError && report)
      await writeReport(report, { error: error.message, refusals: error.refusals });
    throw error;
  } finally {
    await connection.close();
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { report: { type: 'string' }, 'keep-duplicates': { type: 'boolean', default: false } },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new ImportError(USAGE);
    return { file, report: values.report, keepDuplicates: values['keep-duplicates'] };
  } catch (error) {
    throw error instanceof ImportError
      ? error
      : new ImportError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

async function writeReport(
  file: string,
  report: ImportReport | { error: string; refusals: readonly Refusal[] },
): Promise<void> {
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`The report is in ${file}.`);
}

main().catch((error: unknown) => {
  if (error instanceof ImportError) {
    for (const { row, reason } of error.refusals) console.error(`Listing ${row}: ${reason}.`);
  }
  console.error(error instanceof ImportError ? error.message : explainStartError(error));
  process.exitCode = 1;
});
