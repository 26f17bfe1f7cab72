import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../scripts/setup/root.mjs';
import { pastAlbum } from './collect/albums.ts';
import { graphsAtCommit } from './collect/before.ts';
import { makeAtlas } from './make.ts';
import { walkAll } from './walks.ts';

const USAGE = `npm run atlas -- [--no-walk] [--since COMMIT] [--before-album FOLDER] [--only FLOW,FLOW] [--to FOLDER]

Walks the paths and builds the flow atlas: open dist/atlas/index.html. --no-walk takes the pictures and results of the
last time. --since says what the machines are compared with: unless said otherwise, what was before their last change.
The pictures of each whole walk are kept under its commit, and shown beside today's where the comparison is with that
commit; --before-album takes the pictures of another folder.`;

const MS_PER_MINUTE = 60_000;

const { values } = parseArgs({
  options: {
    'no-walk': { type: 'boolean', default: false },
    since: { type: 'string' },
    'before-album': { type: 'string' },
    only: { type: 'string', default: '' },
    /** The folder for the pictures and results of the walks. */
    kept: { type: 'string', default: path.join(ROOT, '.cache/atlas') },
    to: { type: 'string', default: path.join(ROOT, 'dist/atlas') },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(USAGE);
else {
  const startMs = performance.now();
  const { kept, to } = values;
  const only = values.only.split(',').filter(Boolean);
  if (!values['no-walk']) await walkAll(kept, only);
  const before = await graphsAtCommit(values.since);
  const past = pastAlbum(kept, before.comparison, values['before-album']);
  await makeAtlas({ only, kept, to, before, past });
  const minutes = (performance.now() - startMs) / MS_PER_MINUTE;
  console.log(
    `The atlas: ${path.relative(process.cwd(), path.join(to, 'index.html'))}, built in ${minutes.toFixed(1)} minutes`,
  );
}
