import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Node 24 and the packages' programs come from node_modules, whatever Node started us. */
const BIN = path.join(ROOT, 'node_modules', '.bin');

export const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`,
  ...extra,
});
