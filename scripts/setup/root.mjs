import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Programs come from node_modules, including Node 24, whichever Node started this process. */
const BIN = path.join(ROOT, 'node_modules', '.bin');

export const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`,
  ...extra,
});
