import { open, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { OperationError, readArguments } from '../../platform/command.ts';
import { runCommand } from '../../platform/run-command.ts';
import { ImportError, ImportStopped, type Rejection } from './errors.ts';
import { type ImportReport, importListings } from './import.ts';
import { createProgress } from './progress.ts';
import { summaryOf } from './summary.ts';

/** `npm run listings:import`: imports the listings of a file, and reports rejected rows with reasons. */
runCommand((line) => {
  const {
    FILE,
    report,
    'keep-duplicates': keepDuplicates,
  } = readArguments(line, {
    usage: 'npm run listings:import -- FILE.json|FILE.csv [--report FILE] [--keep-duplicates]',
    words: ['FILE'],
    flags: ['keep-duplicates'],
    schema: z.object({
      FILE: z.string(),
      report: z.optional(z.string()),
      'keep-duplicates': z._default(z.boolean(), false),
    }),
  });
  return async ({ connection }) => {
    if (report) await checkReport(report);
    const progress = createProgress(process.stdout);
    try {
      await connection.migrate();
      const result = await importListings(connection.db, FILE, {
        now: new Date(),
        keepDuplicates,
        onProgress: progress.show,
      });
      progress.end();
      console.log(summaryOf(result));
      if (report) await writeReport(report, result);
      return true;
    } catch (error) {
      progress.end();
      if (report && (error instanceof ImportError || error instanceof ImportStopped))
        await writeReport(report, { error: error.message, rejections: error.rejections });
      if (error instanceof ImportError) {
        for (const { row, reason } of error.rejections) console.error(`Listing ${row}: ${reason}.`);
      }
      if (error instanceof ImportStopped) {
        console.error(`${error.keptRowCount} rows are done and kept. The same command goes on after them.`);
        throw error.cause;
      }
      throw error;
    }
  };
});

/**
 * Opens the report's file before anything is imported: a wrong path would lose the reasons of the rejected rows.
 * @throws OperationError if it cannot be written.
 */
async function checkReport(file: string): Promise<void> {
  try {
    const handle = await open(file, 'a');
    await handle.close();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperationError(`Nothing is imported, because the report cannot be written: ${reason}.`);
  }
}

async function writeReport(
  file: string,
  report: ImportReport | { error: string; rejections: readonly Rejection[] },
): Promise<void> {
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`The report is in ${file}.`);
}
