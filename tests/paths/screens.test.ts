// @vitest-environment happy-dom

import { cleanup } from '@testing-library/react';
import { afterEach, describe, it, vi } from 'vitest';
import { cover } from '#flows/paths/cover.ts';
import { sentenceOf } from '#flows/paths/path.ts';
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

describe.each(MODELS.map((model) => [model.machine.id, model] as const))('the screen of %s', (id, model) => {
  const screen = SCREENS[id];
  it.each(cover(model).paths.map((path) => [sentenceOf(model, path), path] as const))(
    '%s',
    async (_, path) => {
      if (!screen) throw new Error(`${id} has no screen in tests/paths/screens.`);
      await walkAsBuyer(model, screen, path);
    },
  );
});
