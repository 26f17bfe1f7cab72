import { readFile, stat } from 'node:fs/promises';
import { ImportError } from './errors.ts';
import { MAX_FILE_MB } from './limits.ts';

const MB = 1024 * 1024;

/** @throws ImportError when the file is missing, empty, too large or not text. */
export async function readText(file: string): Promise<string> {
  const bytes = await readBytes(file);
  if (bytes.length === 0) throw new ImportError(`${file} is empty.`);
  if (bytes.includes(0)) throw new ImportError(`${file} is not a text file.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError(`${file} is not text in UTF-8. Save it as "CSV UTF-8" or as JSON.`);
  }
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    const stats = await stat(file);
    // A device or a pipe has no size, and may never end.
    if (!stats.isFile()) throw new ImportError(`${file} is not a file.`);
    if (stats.size > MAX_FILE_MB * MB)
      throw new ImportError(`${file} is larger than ${MAX_FILE_MB} MB. Split it into several files.`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
