import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURE_SIZES } from '#flows/atlas/data/atlas.ts';
import { cover } from '#flows/paths/cover.ts';
import { type FlowPath, type Place, sentenceOf } from '#flows/paths/path.ts';
import { statePathsOf } from '#flows/paths/statePaths.ts';
import { loginModel } from '#machines/login/model/login.model.ts';
import { keptFiles } from '../walks.ts';

/** The state that this album has no picture of, as if its walk had failed. */
export const UNPICTURED = 'form.limited';

const id = loginModel.machine.id;
const covered = cover(loginModel);

/**
 * What walks would leave behind, of logging in alone: plain pictures, one path that failed on the screen, and one that
 * failed in the browser.
 */
export async function writeKept(folder: string): Promise<void> {
  const { vitest, browser, album } = keptFiles(folder);
  await mkdir(album, { recursive: true });
  const walks = statePathsOf(covered);
  for (const path of walks) {
    for (const [step, place] of placesOf(path).entries()) {
      if (!place.leaves.includes(UNPICTURED)) await see(album, path, step, place);
    }
  }
  await writeFile(vitest, JSON.stringify({ testResults: [{ assertionResults: walksWithoutBrowser() }] }));
  const specs = walks.map((path) => ({
    title: sentenceOf(loginModel, path),
    tests: [
      placesOf(path).some(({ leaves }) => leaves.includes(UNPICTURED))
        ? test('unexpected', [{ error: { message: 'Not seen: the alert “Try again in”' } }])
        : test('expected', [{}]),
    ],
  }));
  await writeFile(
    browser,
    JSON.stringify({ suites: [{ title: 'pages.spec.ts', suites: [{ title: id, specs }] }] }),
  );
}

const test = (status: string, results: readonly object[]) => ({ status, annotations: [], results });
const placesOf = ({ first, steps }: FlowPath): Place[] => [first, ...steps.map(({ place }) => place)];

/** All pass but the last one on the screen. */
function walksWithoutBrowser() {
  const titles = covered.paths.map((path) => sentenceOf(loginModel, path));
  return titles.flatMap((title, number) => [
    { ancestorTitles: [id], title, status: 'passed' },
    number < titles.length - 1
      ? { ancestorTitles: [`the screen of ${id}`], title, status: 'passed' }
      : {
          ancestorTitles: [`the screen of ${id}`],
          title,
          status: 'failed',
          failureMessages: ['Error: Not seen: the heading “Log In”\n    at expectSight'],
        },
  ]);
}

async function see(album: string, walk: FlowPath, step: number, { leaves }: Place): Promise<void> {
  const name = `${id}-${leaves.join('+')}`;
  const line = {
    machine: id,
    leaves,
    path: sentenceOf(loginModel, walk),
    ...(step > 0 && { step: walk.steps[step - 1]?.step.type }),
    respondedBy: null,
    name,
  };
  await appendFile(path.join(album, 'seen.jsonl'), `${JSON.stringify(line)}\n`);
  for (const [size, dimensions] of Object.entries(PICTURE_SIZES)) {
    for (const [theme, background] of [
      ['light', '#fdfaf4'],
      ['dark', '#0c1611'],
    ]) {
      await sharp({ create: { ...dimensions, channels: 3, background: background ?? '' } })
        .webp()
        .toFile(path.join(album, `${name}-${size}-${theme}.webp`));
    }
  }
}
