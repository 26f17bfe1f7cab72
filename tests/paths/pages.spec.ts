import { album } from '#flows/paths/page/album.ts';
import { browserDriver } from '#flows/paths/page/driver.ts';
import { walkOnPage } from '#flows/paths/page/walk.ts';
import { isWalkSelected, reasonFor, WALK_SCOPES, walksOf } from '#flows/paths/page/walks.ts';
import { buildPerson, codeFor } from '#tests/browser/kit/people.ts';
import { test } from './fixtures.ts';
import { MODELS } from './models.ts';
import { PAGES } from './pages/pages.ts';
import { wireErrorOf } from './world.ts';

/** PATHS=all takes every transition, PATHS=paths walks every path; the default is one path to each state. */
const extent = WALK_SCOPES.find((each) => each === process.env.PATHS) ?? 'states';
/** PATHS_SELECTED (a JSON list of search terms) selects among these walks. */
const selected: readonly string[] = JSON.parse(process.env.PATHS_SELECTED ?? '[]');
const flows = new Set(MODELS.map(({ machine }) => machine.id));

for (const model of MODELS) {
  const { id } = model.machine;
  test.describe(id, () => {
    for (const walk of walksOf(model, PAGES[id], extent)) {
      if (!isWalkSelected(walk, selected, flows)) continue;
      const { path } = walk;
      test(walk.sentence, async ({ page, server }, info) => {
        const binding = PAGES[id];
        if (!binding) throw new Error(`${id} has no page in tests/paths/pages.`);
        const reason = reasonFor(model, binding, path);
        info.skip(reason !== undefined, reason);
        const account = buildPerson();
        const persona = {
          ...account,
          otp: (length: number) => codeFor(page, account, length, binding.codesTo?.(account)),
        };
        const world = { page, server, account, driver: browserDriver(page, persona), notes: new Map() };
        const report = await album(model, page, info);
        await walkOnPage(model, binding, walk, world, { report, wireErrorOf });
      });
    }
  });
}
