import { ReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { streamText } from './read-text.ts';

test('closes the file if reading ends early', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'read-text-'));
  try {
    const file = path.join(folder, 'homes.csv');
    await writeFile(file, 'a,b,c\n'.repeat(100_000));
    const destroyed = vi.spyOn(ReadStream.prototype, 'destroy');
    for await (const text of streamText(file)) {
      expect(text).toMatch(/^a,b,c/);
      break;
    }
    expect(destroyed).toHaveBeenCalled();
  } finally {
    await rm(folder, { recursive: true });
  }
});
