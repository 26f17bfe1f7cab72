import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';

/** Encoded pictures: served by the site, stored in the repository. */
export const PICTURES = path.join(ROOT, 'pictures');
export const MANIFEST = path.join(PICTURES, 'pictures.json');
export const STAGES_MANIFEST = path.join(PICTURES, 'stages.json');
export const SHEET = path.join(ROOT, 'docs', 'homes.md');
export const SHOWPIECES = path.join(ROOT, 'src', 'routes', 'landing', 'showpieces.ts');

/** Lossless rendered pictures; not in the repository. */
const MASTERS = path.join(ROOT, '.data', 'pictures');

/** The path of a rendered picture before it is encoded. Creates its folder. */
export async function masterFile(code: string, view: string, isDraft: boolean): Promise<string> {
  const folder = path.join(MASTERS, isDraft ? 'drafts' : '', code);
  await mkdir(folder, { recursive: true });
  return path.join(folder, `${view}.png`);
}
