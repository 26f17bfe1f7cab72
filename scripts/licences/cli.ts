/** Writes the licences of the packages into docs/licences.md: `npm run licences`. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { licencesPage, shippedPackages } from './licences.ts';

const root = path.resolve(import.meta.dirname, '../..');
const lock: unknown = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
await writeFile(path.join(root, 'docs/licences.md'), licencesPage(shippedPackages(lock)));
