import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorChain, errorCode } from './error-chain.ts';

const SQLITE_FULL = 13;
const POSTGRES_FULL = '53100';
/** Errors of the embedded database's file system have no code, but this name and the number of WASI. */
const WASI_ERROR = 'ErrnoError';
const WASI_FULL = 51;

/** `DATA_DIR` cannot be used: the message is one line for the operator, with the folder and the reason. */
export class DataFolderError extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      isDiskFull(cause)
        ? `The disk is full: the folder ${folder} of DATA_DIR cannot be written.`
        : `The folder ${folder} of DATA_DIR cannot be used: ${reasonOf(cause)}.`,
      { cause },
    );
    this.name = 'DataFolderError';
  }
}

/**
 * Creates a folder in or of `DATA_DIR`, with those above it.
 * @throws DataFolderError
 */
export const makeDataFolder = (folder: string): Promise<void> =>
  inDataFolder(folder, () => makeFolder(path.resolve(folder)));

/**
 * Runs what reads and writes a folder of `DATA_DIR`.
 * @throws DataFolderError in place of errors of the file system.
 */
export async function inDataFolder<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw isDiskFull(error) || isOfFiles(error) ? new DataFolderError(folder, error) : error;
  }
}

/**
 * Runs what uses the database of these settings.
 * @throws DataFolderError in place of the embedded database's error that its disk is full, which does not say where.
 */
export async function onItsDisk<Result>(
  { databaseUrl, dataDir }: { readonly databaseUrl: string | null; readonly dataDir: string },
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isFull = errorChain(error).some((cause) => errorCode(cause) === POSTGRES_FULL);
    throw isFull && databaseUrl === null ? new DataFolderError(dataDir, error) : error;
  }
}

/** Not by `recursive` of `mkdir`, which never ends where a folder that is there lets none be made, like /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    const parent = path.dirname(folder);
    if (errorCode(error) !== 'ENOENT' || (await isThere(parent))) throw error;
    await makeFolder(parent);
    await makeFolder(folder);
  }
}

const isThere = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  );

const isDiskFull = (error: unknown): boolean =>
  wasiNumber(error) === WASI_FULL ||
  errorChain(error).some(
    (cause) =>
      ['ENOSPC', POSTGRES_FULL].includes(errorCode(cause) ?? '') ||
      ('errcode' in cause && cause.errcode === SQLITE_FULL),
  );

/** Whether a call of the file system, the embedded database's file system or the lock's SQLite failed. */
const isOfFiles = (error: unknown): boolean =>
  wasiNumber(error) !== null ||
  (error instanceof Error && ('syscall' in error || errorCode(error) === 'ERR_SQLITE_ERROR'));

/** The number of an error of the embedded database's file system, which is no `Error`; null for others. */
const wasiNumber = (error: unknown): number | null =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  error.name === WASI_ERROR &&
  'errno' in error &&
  typeof error.errno === 'number'
    ? error.errno
    : null;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : `error ${wasiNumber(error)} of its files`;
