import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { ImportError } from './errors.ts';

const MB = 1024 * 1024;

/**
 * Checks a file before it is read.
 * @throws ImportError if it is missing, empty, or larger than `maxMb`.
 */
export const checkFile = (file: string, maxMb: number): Promise<void> =>
  reading(file, async () => {
    const stats = await stat(file);
    // A device or a pipe has no size and may be endless.
    if (!stats.isFile()) throw new ImportError(`${file} is not a file.`);
    if (stats.size === 0) throw new ImportError(`${file} is empty.`);
    if (stats.size > maxMb * MB)
      throw new ImportError(`${file} is larger than ${maxMb} MB. Split it into several files.`);
  });

/** @throws ImportError if the file cannot be read or is not text. */
export const readText = (file: string): Promise<string> =>
  reading(file, async () => {
    const decode = textDecoder(file);
    return decode(await readFile(file)) + decode();
  });

/**
 * Streams the text of a file.
 * @throws ImportError if the file cannot be read or is not text.
 */
export async function* streamText(file: string): AsyncGenerator<string> {
  const decode = textDecoder(file);
  const chunks = createReadStream(file)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const chunk = await reading(file, () => chunks.next());
      if (chunk.done) break;
      yield decode(chunk.value);
    }
    yield decode();
  } finally {
    // If reading ends early, the file is still open.
    await chunks.return?.();
  }
}

/** Decodes consecutive chunks; a call without a chunk ends the text. */
function textDecoder(file: string): (bytes?: Buffer) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (bytes) => {
    if (bytes?.includes(0)) throw new ImportError(`${file} is not a text file.`);
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new ImportError(`${file} is not text in UTF-8. Save it as "CSV UTF-8" or as JSON.`);
    }
  };
}

async function reading<Value>(file: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
