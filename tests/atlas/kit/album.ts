import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cover } from '#flows/paths/cover.ts';
import { PICTURE_SIZES } from '#flows/paths/page/pictureSizes.ts';
import { type FlowPath, type Place, sentenceOf } from '#flows/paths/path.ts';
import { statePathsOf } from '#flows/paths/statePaths.ts';
import { loginModel } from '#machines/login/model/login.model.ts';
import { resultFiles } from '../walks.ts';

/** The state without a picture in this album, as if its walk had failed. */
export const UNPICTURED = 'form.limited';

const BUTTON = 'BUTTON Log In 0';
/** The position of the button in the album's pictures. */
export const SPOT = { x: 0.1, y: 0.6, width: 0.8, height: 0.1 };

const BACKGROUNDS = { light: '#fdfaf4', dark: '#0c1611' };

interface Picture {
  readonly look: string;
  readonly content: Buffer;
}

const id = loginModel.machine.id;
const covered = cover(loginModel);

/**
 * Writes sample results of walks, for the login alone: plain pictures, one path that failed on the screen, and one that
 * failed in the browser.
 */
export async function writeSampleResults(folder: string): Promise<void> {
  const { vitest, browser, album } = resultFiles(folder);
  await mkdir(album, { recursive: true });
  const pictures = await plainPictures();
  const walks = statePathsOf(covered);
  for (const path of walks) {
    for (const [step, place] of placesOf(path).entries()) {
      const before = step > 0 ? placesOf(path)[step - 1] : undefined;
      if (!place.leaves.includes(UNPICTURED)) await see({ album, pictures, path, step, place, before });
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

/** All walks pass except the last one on the screen. */
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

async function see({
  album,
  pictures,
  path: walk,
  step,
  place: { leaves },
  before,
}: {
  readonly album: string;
  readonly pictures: readonly Picture[];
  readonly path: FlowPath;
  readonly step: number;
  readonly place: Place;
  readonly before: Place | undefined;
}): Promise<void> {
  const name = `${id}-${leaves.join('+')}`;
  const line = {
    machine: id,
    leaves,
    path: sentenceOf(loginModel, walk),
    ...(step > 0 && { step: walk.steps[step - 1]?.step.type }),
    respondedBy: null,
    name,
    ...(before?.leaves.join() === 'form.ready' && { pressed: BUTTON }),
    spots: { phone: { [BUTTON]: SPOT }, desk: { [BUTTON]: SPOT } },
  };
  await appendFile(path.join(album, 'seen.jsonl'), `${JSON.stringify(line)}\n`);
  for (const { look, content } of pictures)
    await writeFile(path.join(album, `${name}-${look}.webp`), content);
}

/** A plain picture of each size in each theme, used for every state. */
const plainPictures = (): Promise<Picture[]> =>
  Promise.all(
    Object.entries(PICTURE_SIZES).flatMap(([size, dimensions]) =>
      Object.entries(BACKGROUNDS).map(async ([theme, background]) => ({
        look: `${size}-${theme}`,
        content: await sharp({ create: { ...dimensions, channels: 3, background } })
          .webp()
          .toBuffer(),
      })),
    ),
  );
