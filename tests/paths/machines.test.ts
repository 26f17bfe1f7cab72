import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { boundariesOf, ringsAt } from '#flows/paths/boundary.ts';
import { cover } from '#flows/paths/cover.ts';
import { unnoticedMoves } from '#flows/paths/limits.ts';
import { sentenceOf } from '#flows/paths/path.ts';
import { expectedAfterReload, reloaded, reloadsOf } from '#flows/paths/reload.ts';
import { walk } from '#flows/paths/walk.ts';
import { MODELS } from './models.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.machine.ts', {
  eager: true,
});

it('knows a model of every machine', () => {
  const machines = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value) => value instanceof StateMachine);
  expect(MODELS.map(({ machine }) => machine.id).sort()).toStrictEqual(machines.map(({ id }) => id).sort());
});

describe.each(MODELS.map((model) => [model.machine.id, model] as const))('%s', (_, model) => {
  const covered = cover(model);

  it('is covered whole', () => {
    expect(covered.gaps).toStrictEqual([]);
  });

  it.each(covered.paths.map((path) => [sentenceOf(model, path), path] as const))('%s', (_sentence, path) => {
    expect(walk(model, path)).toBeNull();
  });

  const boundaries = boundariesOf(covered);
  it('shows the whole length of each of its delays', () => {
    expect([...new Set(boundaries.map(({ delay }) => delay))].sort()).toStrictEqual(
      Object.keys(model.waits).sort(),
    );
  });

  it.each(boundaries.map((boundary) => [boundary.name, boundary] as const))(
    'waits its time, no less and no more: %s',
    (_transition, boundary) => {
      expect(ringsAt(model, boundary)).toMatchObject({ before: false, at: true });
    },
  );

  const limits = Object.entries(model.limits ?? {});
  if (limits.length > 0) {
    it.each(limits)('notices a step more or less: %s', (_name, limit) => {
      expect(unnoticedMoves(covered, limit)).toStrictEqual([]);
    });
  }

  const { reload } = model;
  if (reload) {
    it.each(reloadsOf(covered).map(({ path, place }) => [sentenceOf(model, path), place] as const))(
      'comes back after a reload: %s',
      (_sentence, place) => {
        expect(reloaded(model, reload, place)).toStrictEqual(expectedAfterReload(reload, place));
      },
    );
  }
});
