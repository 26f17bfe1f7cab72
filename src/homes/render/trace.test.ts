import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BlenderError } from './blender.ts';
import { subjectsOf } from './pictures.ts';
import { trace } from './trace.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trace-test-'));
  vi.stubEnv('TMPDIR', folder);
  vi.stubEnv('PATH', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('leaves no files behind when Blender is not there', async () => {
  const apartments = [{ id: 'unit', label: 'U1', floor: 0 }];
  const [subject] = subjectsOf([
    {
      code: 'LAG-0001',
      title: 'Ile Ayo Court',
      town: 'Lekki',
      type: 'bungalow',
      beds: 2,
      baths: 2,
      buildings: [{ id: 'block', bedroomCount: 2, floorCount: 1, apartments }],
    },
  ]);
  if (!subject) throw new Error('No subject');
  await expect(trace({ subject, view: 'street' }, true)).rejects.toThrow(BlenderError);
  expect(await readdir(folder)).toEqual([]);
});
