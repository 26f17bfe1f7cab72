import type { AnyStateMachine } from 'xstate';
import type { FlowModel } from '#machines/model/model.ts';
import { test } from '#tests/browser/kit/fixtures.ts';
import { aPerson, codeFor } from '#tests/browser/kit/people.ts';
import { cover, type FlowPath } from './kit/cover.ts';
import { album } from './kit/page/album.ts';
import { handsAt } from './kit/page/hands.ts';
import { walkOnPage } from './kit/page/walk.ts';
import { type Comeback, comebackOf, reloadsOf, stateReloadsOf } from './kit/reload.ts';
import { statePathsOf } from './kit/statePaths.ts';
import { placeWords, sentenceOf, stepWords } from './kit/words.ts';
import { MODELS } from './models.ts';
import { PAGES } from './pages/pages.ts';

/** PATHS=all walks every path; else one to each state. */
const chosen = (model: FlowModel<AnyStateMachine>): readonly FlowPath[] => {
  const covered = cover(model);
  return process.env.PATHS === 'all' ? covered.paths : statePathsOf(covered);
};

test.afterEach(async ({ page }, info) => {
  if (info.status === info.expectedStatus) return;
  const states = await page
    .locator('[data-state]')
    .evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 200)));
  await info.attach('states on the page', { body: states.join('\n'), contentType: 'text/plain' });
});

/** A path to each state that stays, or to each situation, and what comes of a reload there. */
function reloadsIn(model: FlowModel<AnyStateMachine>): { path: FlowPath; comeback: Comeback | null }[] {
  const { reload } = model;
  if (!reload || !PAGES[model.machine.id]?.reload) return [];
  const covered = cover(model);
  const places = process.env.PATHS === 'all' ? reloadsOf(covered) : stateReloadsOf(covered);
  return places.map(({ path, place }) => ({ path, comeback: comebackOf(model, reload, place) }));
}

for (const model of MODELS) {
  const { id } = model.machine;
  const walk = (sentence: string, path: FlowPath, comeback: Comeback | null): void =>
    test(sentence, async ({ page, server }, info) => {
      const binding = PAGES[id];
      if (!binding) throw new Error(`${id} has no page in tests/paths/pages.`);
      const last = path.steps.at(-1)?.place ?? path.first;
      const steps = path.steps.flatMap((each) => [each.step.type, stepWords(model, each)]);
      const parts = [path.start, ...last.leaves, ...steps];
      const reason = parts.map((part) => binding.unreached?.[part]).find(Boolean);
      info.skip(reason !== undefined, reason);
      const account = aPerson();
      const who = { ...account, otp: () => codeFor(page, account) };
      const world = { page, server, account, person: handsAt(page, who), notes: new Map() };
      await walkOnPage(model, binding, path, world, album(model, page, info), comeback);
    });
  test.describe(id, () => {
    for (const path of chosen(model)) walk(sentenceOf(model, path), path, null);
    for (const { path, comeback } of reloadsIn(model)) {
      if (comeback)
        walk(`${sentenceOf(model, path)}, reloaded → ${placeWords(comeback.last)}`, path, comeback);
    }
  });
}
