import { readFile, stat } from 'node:fs/promises';
import { ImportError } from './problem.ts';

const MAX_FILE_BYTES = 200 * 1024 * 1024;

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
    const { size } = await stat(file);
    if (size > MAX_FILE_BYTES)
      throw new ImportError(`${file} is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
