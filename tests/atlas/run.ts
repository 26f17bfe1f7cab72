import path from 'node:path';
import * as z from 'zod/mini';
import { readArguments } from '#server/platform/command.ts';
import { parseOrExit } from '../../scripts/parseOrExit.ts';
import { ROOT } from '../../scripts/setup/root.mjs';
import { pastAlbum } from './collect/albums.ts';
import { graphsAtCommit } from './collect/before.ts';
import { makeAtlas } from './make.ts';
import { walkAll } from './walks.ts';

const MS_PER_MINUTE = 60_000;

const { to, kept, only, since, ...asked } = parseOrExit((line) =>
  readArguments(line, {
    usage:
      'npm run atlas -- [--no-walk] [--since COMMIT] [--before-album FOLDER] [--only FLOW,FLOW] [--kept FOLDER] [--to FOLDER]',
    about: `Walks the paths and builds the flow atlas: open dist/atlas/index.html. --no-walk takes the pictures and results of the
last time; --kept is their folder. --since says what the machines are compared with: unless said otherwise, what was
before their last change. The pictures of each whole walk are kept under its commit, and shown beside today's where the
comparison is with that commit; --before-album takes the pictures of another folder.`,
    flags: ['no-walk'],
    schema: z.object({
      'no-walk': z._default(z.boolean(), false),
      since: z.optional(z.string()),
      'before-album': z.optional(z.string()),
      only: z._default(z.string(), ''),
      kept: z._default(z.string(), path.join(ROOT, '.cache/atlas')),
      to: z._default(z.string(), path.join(ROOT, 'dist/atlas')),
    }),
  }),
);

const startMs = performance.now();
const flows = only.split(',').filter(Boolean);
if (!asked['no-walk']) await walkAll(kept, flows);
const before = await graphsAtCommit(since);
const past = pastAlbum(kept, before.comparison, asked['before-album']);
await makeAtlas({ only: flows, kept, to, before, past });
const minutes = (performance.now() - startMs) / MS_PER_MINUTE;
console.log(
  `The atlas: ${path.relative(process.cwd(), path.join(to, 'index.html'))}, built in ${minutes.toFixed(1)} minutes`,
);
