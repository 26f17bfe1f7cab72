// @vitest-environment happy-dom

import { cleanup } from '@testing-library/react';
import { afterEach, describe, it, vi } from 'vitest';
import { cover } from '#flows/paths/cover.ts';
import { type FlowPath, sentenceOf } from '#flows/paths/path.ts';
import type { BuyerModel } from '#machines/about/model.ts';
import { MODELS } from './models.ts';
import { walkAsBuyer } from './screen.ts';
import { SCREENS } from './screens/screens.ts';

vi.mock('#api/client.ts', async () => ({ call: (await import('./server.ts')).call }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** The shortest path to a state. */
function pathTo(state: string, model: BuyerModel): FlowPath {
  const [found] = cover(model)
    .paths.flatMap((path) =>
      [path.first, ...path.steps.map(({ place }) => place)].flatMap(({ leaves }, index) =>
        leaves.includes(state) ? [{ ...path, steps: path.steps.slice(0, index) }] : [],
      ),
    )
    .toSorted((a, b) => a.steps.length - b.steps.length);
  if (!found) throw new Error(`No path reaches ${state}.`);
  return found;
}

describe.each(MODELS.map((model) => [model.machine.id, model] as const))('the screen of %s', (id, model) => {
  const screen = SCREENS[id];
  it.each(cover(model).paths.map((path) => [sentenceOf(model, path), path] as const))(
    '%s',
    async (sentence, path) => {
      if (!screen) throw new Error(`${id} has no screen in tests/paths/screens.`);
      await walkAsBuyer(model, screen, path).catch((error: Error) => {
        error.message += `\nTo watch it in Chromium: npm run paths -- ${id} '${sentence}' --every --watch`;
        throw error;
      });
    },
  );

  const rejectedInputs = Object.entries(model.rejectedInputs ?? {});
  if (rejectedInputs.length > 0) {
    it.each(rejectedInputs)('refuses by itself: %s', async (_, rejectedInput) => {
      if (!screen) throw new Error(`${id} has no screen in tests/paths/screens.`);
      await walkAsBuyer(model, screen, pathTo(rejectedInput.in, model), undefined, rejectedInput);
    });
  }
});
