/** Writes all diagrams and pages of docs/flows: `npm run flows`. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawProduct, FLOWS_FOLDER, flowFiles } from './files.ts';

const files = flowFiles(await drawProduct());
await mkdir(FLOWS_FOLDER, { recursive: true });
for (const name of await readdir(FLOWS_FOLDER)) {
  if (!files.has(name)) await rm(path.join(FLOWS_FOLDER, name));
}
for (const [name, content] of files) await writeFile(path.join(FLOWS_FOLDER, name), content);
console.log(`${files.size} files in ${path.relative(process.cwd(), FLOWS_FOLDER)}`);
