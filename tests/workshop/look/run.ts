import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { readArguments } from '#server/platform/command.ts';
import { parseOrExit } from '../../../scripts/parseOrExit.ts';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/setup/chromium.mjs';
import { type Story, storiesOf, WORKSHOP } from '../kit/workshop.ts';
import { BuildError, commitOf, earlierCommit, touchedFolders, withWorkshopOf } from './commits.ts';
import { compare } from './compare.ts';
import { picturesOf } from './pictures.ts';
import { type Change, writeReport } from './report.ts';

const REPORT = fileURLToPath(new URL('../../../dist/ui-look', import.meta.url));

const {
  COMPONENT: components,
  from: asked,
  to,
  'last-commit': isLastCommit,
} = parseOrExit((line) =>
  readArguments(line, {
    usage: 'npm run ui:look -- [COMPONENT ...] [--from COMMIT] [--to COMMIT] [--last-commit]',
    about: `Builds the stories of two commits, takes pictures of each in both themes at two widths, and shows what differs in
dist/ui-look/index.html. Without --from, what this branch began with, or the commit before; without --to, the working
tree. --last-commit compares only the components that the last commit touched, and takes differences for meant.`,
    rest: 'COMPONENT',
    flags: ['last-commit'],
    schema: z.object({
      COMPONENT: z.array(z.string()),
      from: z.optional(z.string()),
      to: z.optional(z.string()),
      'last-commit': z._default(z.boolean(), false),
    }),
  }),
);

type IsMeant = (story: Story) => boolean;

/** Selects the stories to compare; prints why and returns null if there is nothing to compare. */
function meantStories(from: string): IsMeant | null {
  if (!isLastCommit) return ({ title }) => components.length === 0 || components.includes(title);
  const folders = touchedFolders(from, 'HEAD');
  const isMeant: IsMeant = ({ importPath }) => folders.has(importPath.split('/').at(-2) ?? '');
  if (storiesOf().some(isMeant)) return isMeant;
  console.log('The last commit touched no component: no looks are compared.');
  return null;
}

async function compareWith(from: string, isMeant: IsMeant): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGS,
  });
  const picture = (folder: string) => picturesOf(browser, folder, storiesOf(folder).filter(isMeant));
  try {
    const before = await withWorkshopOf(from, picture);
    const after = await (to ? withWorkshopOf(to, picture) : picture(WORKSHOP));
    const changes = await changesBetween(before, after);
    const page = writeReport(REPORT, changes);
    console.log(`${after.size} pictures, ${changes.length} changed since ${from.slice(0, 9)}: ${page}`);
    process.exitCode = changes.length > 0 && !isLastCommit ? 1 : 0;
  } finally {
    await browser.close();
  }
}

async function changesBetween(
  before: ReadonlyMap<string, Buffer>,
  after: ReadonlyMap<string, Buffer>,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const pictures = { before: before.get(name) ?? null, after: after.get(name) ?? null };
    const { isChanged, difference } = await compare(pictures.before, pictures.after);
    if (isChanged) changes.push({ name, ...pictures, difference });
  }
  return changes;
}

/** If an earlier commit needed other packages, the last commit is not at fault. */
function sayUnbuildable(error: unknown): void {
  if (!(isLastCommit && error instanceof BuildError)) throw error;
  console.log(`${error.message} No looks are compared.`);
}

const from = asked ? commitOf(asked) : isLastCommit ? commitOf('HEAD~1') : earlierCommit();
if (from === null) console.log('There is no earlier commit here: no looks are compared.');
else {
  await ensureBuilt('workshop');
  const isMeant = meantStories(from);
  if (isMeant) await compareWith(from, isMeant).catch(sayUnbuildable);
}
