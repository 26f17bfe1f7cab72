/** Writes the module diagram into docs/architecture.md: `npm run docs:architecture`. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFiles } from '../../tests/repo/files.ts';
import { withDiagram } from './diagram.ts';

const file = path.resolve(import.meta.dirname, '../../docs/architecture.md');
await writeFile(file, withDiagram(await readFile(file, 'utf8'), sourceFiles()));
