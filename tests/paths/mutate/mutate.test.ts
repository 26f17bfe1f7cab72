// @vitest-environment happy-dom

import { cleanup, configure } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { boundariesOf, firesAt } from '#flows/paths/boundary.ts';
import { type Cover, cover } from '#flows/paths/cover.ts';
import type { FlowPath } from '#flows/paths/path.ts';
import { expectedAfterReload, reloadsOf, statesAfterReload } from '#flows/paths/reload.ts';
import { walk } from '#flows/paths/walk.ts';
import type { BuyerModel } from '#machines/about/model.ts';
import { MODELS } from '../models.ts';
import { walkAsBuyer } from '../screen.ts';
import { SCREENS } from '../screens/screens.ts';
import { type Fault, type Mutant, mutantsOf, rebuilt } from './mutants.ts';
import { SURVIVORS } from './survivors.ts';

vi.mock('#api/client.ts', async () => ({ call: (await import('../server.ts')).call }));

/** A screen reveals a mutant immediately, so a longer timeout would only slow down the tests. */
configure({ asyncUtilTimeout: 400 });
/** Across all flows: in a flow with few mutants, a single survivor can exceed this share. */
const MAX_SHARE_ALIVE = 0.03;
const SCREEN_WALK_LIMIT_MS = 120_000;

const KILLERS = ['a walk', 'the map', 'the cover', 'a boundary', 'a reload', 'a screen'] as const;
type Killer = (typeof KILLERS)[number];
const outcomes = new Map<string, Killer | null>();

/** Which of the path tests detects the fault; null if none does. */
async function killerOf(model: BuyerModel, { fault, machine }: Mutant): Promise<Killer | null> {
  if (KEEPING_COURSE.has(fault) && attempt(() => isNoticedByWalks(model, machine)) === true) return 'a walk';
  const covered = attempt(() => cover(model, machine));
  if (covered === null) return 'the map';
  if (covered.gaps.length > 0) return 'the cover';
  const rings = boundariesOf(covered).map((boundary) => firesAt(model, boundary, machine));
  if (rings.some(({ before, at }) => before || !at)) return 'a boundary';
  if (!comesBack(model, covered, machine)) return 'a reload';
  const screen = SCREENS[model.machine.id];
  if (!screen) return null;
  // A path on which nothing changes is already checked on the screen by the tests of the original machine.
  const usual = new Set(usualCover(model).paths.map(courseOf));
  for (const path of covered.paths.filter((each) => !usual.has(courseOf(each)))) {
    try {
      await walkAsBuyer(model, screen, path, machine);
    } catch {
      return 'a screen';
    } finally {
      cleanup();
      vi.useRealTimers();
      window.localStorage.clear();
      window.sessionStorage.clear();
    }
  }
  return null;
}

/** Faults that the paths of the original machine detect. */
const KEEPING_COURSE: ReadonlySet<Fault> = new Set([
  'without effect',
  'reordered',
  'other payload',
  'moved limit',
]);

const isNoticedByWalks = (model: BuyerModel, machine: AnyStateMachine): boolean =>
  usualCover(model).paths.some((path) => walk(model, path, machine) !== null);

const covers = new Map<BuyerModel, Cover>();

/** The cover of the original machine, computed once. */
function usualCover(model: BuyerModel): Cover {
  const found = covers.get(model) ?? cover(model);
  covers.set(model, found);
  return found;
}

function comesBack(model: BuyerModel, covered: Cover, machine: AnyStateMachine): boolean {
  const { reload } = model;
  if (!reload) return true;
  return reloadsOf(covered).every(({ place }) => {
    const leaves = attempt(() => statesAfterReload(model, reload, place, machine));
    return JSON.stringify(leaves) === JSON.stringify(expectedAfterReload(reload, place));
  });
}

/** Everything that happens on a path, as one text. */
const courseOf = ({ start, steps }: FlowPath): string =>
  JSON.stringify([start, steps.map(({ step, taken, place }) => [step.type, taken, place.leaves])]);

function attempt<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

describe.each(MODELS.map((model) => [model.machine.id, model] as const))('%s', (_, model) => {
  it('is walked as it is', () => {
    expect(isNoticedByWalks(model, rebuilt(model.machine, model.machine.config))).toBe(false);
  });

  it('has no gap as it is', () => {
    expect(cover(model).gaps).toStrictEqual([]);
  });

  it.each(mutantsOf(model).map((mutant) => [mutant.name, mutant] as const))(
    '%s',
    async (name, mutant) => {
      const killer = await killerOf(model, mutant);
      outcomes.set(name, killer);
      if (name in SURVIVORS) expect(killer, 'it is on the list of those that live').toBeNull();
      else expect(killer, 'it lives, and nobody has said why').not.toBeNull();
    },
    SCREEN_WALK_LIMIT_MS,
  );
});

afterAll(() => {
  const alive = [...outcomes].filter(([, killer]) => killer === null).map(([name]) => name);
  const counts = KILLERS.map(
    (killer) => `${killer} ${[...outcomes.values()].filter((by) => by === killer).length}`,
  );
  console.log(`${outcomes.size} mutants, ${alive.length} alive. Killed by ${counts.join(', ')}.`);
  for (const name of alive) console.log(`alive: ${name}: ${SURVIVORS[name] ?? 'no reason is given'}`);
  const isWhole = MODELS.every(({ machine: { id } }) =>
    [...outcomes.keys()].some((name) => name.startsWith(`${id} `)),
  );
  if (isWhole) expect(alive.length / outcomes.size).toBeLessThanOrEqual(MAX_SHARE_ALIVE);
});
