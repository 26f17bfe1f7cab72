import path from 'node:path';
import { parseArgs } from 'node:util';
import { graphsAtCommit } from './collect/before.ts';
import { ROOT } from './collect/root.ts';
import { makeAtlas } from './make.ts';
import { walkAll } from './walks.ts';

const USAGE = `npm run atlas -- [--no-walk] [--since COMMIT] [--only FLOW,FLOW] [--to FOLDER]

Walks the paths and builds the flow atlas: open dist/atlas/index.html. --no-walk takes the pictures and results of the
last time. --since says what the machines are compared with: unless said otherwise, what was before their last change.`;

const { values } = parseArgs({
  options: {
    'no-walk': { type: 'boolean', default: false },
    since: { type: 'string' },
    only: { type: 'string', default: '' },
    /** The folder for the pictures and results of the walks. */
    kept: { type: 'string', default: path.join(ROOT, '.cache/atlas') },
    to: { type: 'string', default: path.join(ROOT, 'dist/atlas') },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(USAGE);
else {
  const { kept, to } = values;
  const only = values.only.split(',').filter(Boolean);
  if (!values['no-walk']) await walkAll(kept, only);
  await makeAtlas({ only, kept, to, before: await graphsAtCommit(values.since) });
  console.log(`The atlas: ${path.relative(process.cwd(), path.join(to, 'index.html'))}`);
}
