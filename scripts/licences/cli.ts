/** Writes the licences of the packages into docs/licences.md: `npm run licences`. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { licencesPage, shippedPackages } from './licences.ts';

const lock: unknown = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'));
await writeFile(path.join(ROOT, 'docs/licences.md'), licencesPage(shippedPackages(lock)));
