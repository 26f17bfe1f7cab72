// @vitest-environment happy-dom

import { afterAll, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { boundariesOf, firesAt } from '#flows/paths/boundary.ts';
import { type Cover, cover } from '#flows/paths/cover.ts';
import type { FlowPath } from '#flows/paths/path.ts';
import { expectedAfterReload, reloadsOf, statesAfterReload } from '#flows/paths/reload.ts';
import { Visits } from '#flows/paths/visits.ts';
import { walk } from '#flows/paths/walk.ts';
import type { BuyerModel } from '#machines/about/model.ts';
import { MODELS } from '../models.ts';
import { walkAsBuyer } from '../screen.ts';
import { SCREENS } from '../screens/screens.ts';
import { courseOf, differsOn, nearestEndsFirst, nearestTo } from './course.ts';
import { type Fault, type Mutant, mutantsOf, rebuilt } from './mutants.ts';
import { isKilledOnScreen } from './screenKill.ts';
import { EQUIVALENTS, SURVIVORS } from './survivors.ts';

vi.mock('#api/client.ts', async () => ({ call: (await import('../server.ts')).call }));

/** Across all flows: in a flow with few mutants, a single survivor can exceed this share. */
const MAX_SHARE_ALIVE = 0.03;
const SCREEN_WALK_LIMIT_MS = 240_000;
/** The walks on a screen that a mutant gets which changes what is done, but not where it leads. */
const MOST_WALKS_ON_SCREEN = 20;

const KILLERS = ['a walk', 'the map', 'the cover', 'a boundary', 'a reload', 'a screen'] as const;
type Killer = (typeof KILLERS)[number];
const REVIEWED: Readonly<Record<string, string>> = { ...SURVIVORS, ...EQUIVALENTS };
/** Who killed each mutant, by its name, by the flow. */
const outcomes = new Map<string, Map<string, Killer | null>>();

/** The cover of a flow's machine as it is, and the visits of it. */
interface Original {
  readonly covered: Cover;
  readonly visits: Visits;
}

/** Which of the path tests detects the fault; null if none does. */
async function killerOf(
  { covered, visits }: Original,
  model: BuyerModel,
  mutant: Mutant,
): Promise<Killer | null> {
  const { fault, machine, part } = mutant;
  const keepsCourse = KEEPING_COURSE.has(fault);
  if (keepsCourse && attempt(() => isNoticedByWalks(covered, machine)) !== false) return 'a walk';
  const paths = keepsCourse
    ? nearestEndsFirst(covered.paths.filter((path) => differsOn(model, path, machine))).slice(
        0,
        MOST_WALKS_ON_SCREEN,
      )
    : [];
  if (!KEEPING_MAP.has(fault)) {
    const changed = attempt(() => cover(model, machine, part && { visits, changed: part }));
    if (changed === null) return 'the map';
    if (changed.gaps.length > 0) return 'the cover';
    const rings = boundariesOf(changed).map((boundary) => firesAt(model, boundary, machine));
    if (rings.some(({ before, at }) => before || !at)) return 'a boundary';
    if (isNoticedByWalks(changed, machine)) return 'a walk';
    if (!comesBack(model, changed, machine)) return 'a reload';
    // A path on which nothing changes is already checked on the screen by the tests of the original machine.
    const usual = new Set(covered.paths.map(courseOf));
    paths.push(...changed.paths.filter((each) => !usual.has(courseOf(each))));
  }
  for (const path of paths) if (await isSeen(covered, model, path, machine)) return 'a screen';
  return null;
}

/** Whether the screen of the mutant fails the path. The original machine is walked along the nearest path of its own. */
async function isSeen(
  { paths }: Cover,
  model: BuyerModel,
  path: FlowPath,
  machine: AnyStateMachine,
): Promise<boolean> {
  const screen = SCREENS[model.machine.id];
  const original = nearestTo(path, paths);
  if (!screen || !original) throw new Error(`${model.machine.id} has no screen, or no path.`);
  return isKilledOnScreen(
    () => walkAsBuyer(model, screen, path, machine),
    () => walkAsBuyer(model, screen, original),
  );
}

/** Faults that the paths of the original machine detect. */
const KEEPING_COURSE: ReadonlySet<Fault> = new Set([
  'without effect',
  'without action',
  'reordered',
  'other payload',
  'other key',
  'other params',
  'moved limit',
]);

/** Faults that change nothing about which states there are and how they are reached. */
const KEEPING_MAP: ReadonlySet<Fault> = new Set([
  'without effect',
  'reordered',
  'other payload',
  'other key',
  'other params',
]);

const isNoticedByWalks = ({ model, paths }: Cover, machine: AnyStateMachine): boolean =>
  paths.some((path) => walk(model, path, machine) !== null);

function comesBack(model: BuyerModel, covered: Cover, machine: AnyStateMachine): boolean {
  const { reload } = model;
  if (!reload) return true;
  return reloadsOf(covered).every(({ place }) => {
    const leaves = attempt(() => statesAfterReload(model, reload, place, machine));
    return JSON.stringify(leaves) === JSON.stringify(expectedAfterReload(reload, place));
  });
}

function attempt<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

describe.each(MODELS.map((model) => [model.machine.id, model] as const))('%s', (id, model) => {
  const visits = new Visits();
  const covered = cover(model, model.machine, { visits, changed: null });

  it('is walked as it is', () => {
    expect(isNoticedByWalks(covered, rebuilt(model.machine, model.machine.config))).toBe(false);
  });

  it('has no gap as it is', () => {
    expect(covered.gaps).toStrictEqual([]);
  });

  it.each(mutantsOf(covered).map((mutant) => [mutant.name, mutant] as const))(
    '%s',
    async (name, mutant) => {
      const killer = await killerOf({ covered, visits }, model, mutant);
      outcomes.set(id, (outcomes.get(id) ?? new Map<string, Killer | null>()).set(name, killer));
      if (name in REVIEWED) expect(killer, 'it is on the list of those that live').toBeNull();
      else expect(killer, 'it lives, and nobody has said why').not.toBeNull();
    },
    SCREEN_WALK_LIMIT_MS,
  );
});

const totals = (killers: readonly (Killer | null)[]): string => {
  const counts = KILLERS.map((each) => ({ each, count: killers.filter((killer) => killer === each).length }));
  const alive = killers.filter((killer) => killer === null).length;
  return `${killers.length} mutants, ${alive} alive; killed by ${counts
    .filter(({ count }) => count > 0)
    .map(({ each, count }) => `${each} ${count}`)
    .join(', ')}`;
};

afterAll(() => {
  const all = [...outcomes.values()].flatMap((each) => [...each]);
  const alive = all.filter(([, killer]) => killer === null).map(([name]) => name);
  const counted = (names: readonly string[]) => names.filter((name) => !(name in EQUIVALENTS)).length;
  const shareAlive = counted(alive) / counted(all.map(([name]) => name));
  console.log(
    [
      ...[...outcomes].map(([flow, killers]) => `${flow}: ${totals([...killers.values()])}`),
      `All machines: ${totals(all.map(([, killer]) => killer))}`,
      `${(shareAlive * 100).toFixed(1)} % of those that make a difference are alive`,
      ...alive.map((name) => `alive: ${name}: ${REVIEWED[name] ?? 'no reason is given'}`),
    ].join('\n'),
  );
  if (outcomes.size === MODELS.length) expect(shareAlive).toBeLessThanOrEqual(MAX_SHARE_ALIVE);
});
