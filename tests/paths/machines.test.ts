import { existsSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { boundariesOf, firesAt } from '#flows/paths/boundary.ts';
import { cover } from '#flows/paths/cover.ts';
import { undetectedShifts } from '#flows/paths/limits.ts';
import { reasonFor, transitionsOf, walksOf } from '#flows/paths/page/walks.ts';
import { sentenceOf } from '#flows/paths/path.ts';
import { expectedAfterReload, reloadsOf, statesAfterReload } from '#flows/paths/reload.ts';
import { ruleGaps } from '#flows/paths/rules.ts';
import { walk } from '#flows/paths/walk.ts';
import { whatIfsOf } from '#flows/whatIf/collect.ts';
import { questionOf } from '#machines/about/whatIf/questionOf.ts';
import { FLOWS, graphOf } from '#machines/flows.ts';
import { MODELS } from './models.ts';
import { PAGES } from './pages/pages.ts';
import { RULE_VALUES } from './ruleValues.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.machine.ts', {
  eager: true,
});

/** The minimum share of all transitions that `npm run paths -- --all` takes in a real browser. */
const LEAST_SHARE_IN_BROWSER = 0.9;
const inBrowser = new Map<string, { readonly all: number; readonly missing: number }>();

afterAll(() => {
  if (inBrowser.size < MODELS.length) return;
  const sum = (of: 'all' | 'missing') => [...inBrowser.values()].reduce((total, each) => total + each[of], 0);
  expect(1 - sum('missing') / sum('all')).toBeGreaterThanOrEqual(LEAST_SHARE_IN_BROWSER);
});

/** The failure's first line names what is left: that of an array says only its length. */
const expectNone = (left: readonly string[]): void => expect(left, left.join('; ')).toStrictEqual([]);

it('knows a model of every machine', () => {
  const machines = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value) => value instanceof StateMachine);
  expect(MODELS.map(({ machine }) => machine.id).sort()).toStrictEqual(machines.map(({ id }) => id).sort());
});

it('duplicates the number of no rule that is gone', () => {
  const labels = new Set(FLOWS.flatMap(({ rules = [] }) => rules.map(({ label }) => label)));
  expectNone(Object.keys(RULE_VALUES).filter((label) => !labels.has(label)));
});

describe.each(MODELS.map((model) => [model.machine.id, model] as const))('%s', (_, model) => {
  const covered = cover(model);

  it('is covered whole', () => {
    expectNone(covered.gaps);
  });

  it('has a question of what if for each response, delay, event of the app and reload, and a path that answers it', () => {
    expectNone(whatIfsOf(covered, questionOf).gaps);
  });

  it('has the number, the states and the sentence of each of its rules', () => {
    const { rules = [] } = FLOWS.find(({ machine }) => machine.id === model.machine.id) ?? {};
    expectNone(ruleGaps(graphOf(model.machine), rules, covered));
    const outside = rules.filter(({ kept }) => 'test' in kept || 'cases' in kept);
    expect(outside.map(({ label, value }) => [label, value])).toStrictEqual(
      outside.map(({ label }) => [label, RULE_VALUES[label]]),
    );
    const tests = rules.flatMap(({ kept }) => ('test' in kept ? kept.test : []));
    expect(tests.filter((file) => !existsSync(file))).toStrictEqual([]);
  });

  it.each(covered.paths.map((path) => [sentenceOf(model, path), path] as const))('%s', (_sentence, path) => {
    expect(walk(model, path)).toBeNull();
  });

  it('is taken whole in a browser, but for what is said', () => {
    const binding = PAGES[model.machine.id];
    const walks = walksOf(model, binding, 'all', covered).filter(({ comeback }) => comeback === null);
    const all = graphOf(model.machine).transitions.map(({ id }) => id);
    const taken = new Set(walks.flatMap(({ path }) => transitionsOf(path)));
    const reasoned = new Set(
      covered.paths.flatMap((path) =>
        reasonFor(model, binding, path) === undefined ? [] : transitionsOf(path),
      ),
    );
    const missing = all.filter((id) => !taken.has(id));
    inBrowser.set(model.machine.id, { all: all.length, missing: missing.length });
    expectNone(missing.filter((id) => !reasoned.has(id) && model.unreached?.[id] === undefined));
    const steps = walks.flatMap(({ path }) => path.steps.map(({ step }) => step));
    const unnamed = steps.flatMap((step) => {
      if (step.kind === 'response') return binding?.calls[step.call] ? [] : step.call;
      if (step.kind === 'wait') return [];
      return (binding?.actions?.[step.type] ?? model.events[step.type]?.perform) ? [] : step.type;
    });
    expectNone([...new Set(unnamed)]);
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
      expect(firesAt(model, boundary)).toMatchObject({ before: false, at: true });
    },
  );

  const limits = Object.entries(model.limits ?? {});
  if (limits.length > 0) {
    it.each(limits)('notices a step more or less: %s', (_name, limit) => {
      expect(undetectedShifts(covered, limit)).toStrictEqual([]);
    });
  }

  const { reload } = model;
  if (reload) {
    it.each(reloadsOf(covered).map(({ path, place }) => [sentenceOf(model, path), place] as const))(
      'comes back after a reload: %s',
      (_sentence, place) => {
        expect(statesAfterReload(model, reload, place)).toStrictEqual(expectedAfterReload(reload, place));
      },
    );
  }
});
