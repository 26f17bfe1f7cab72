// @vitest-environment happy-dom

import { getConfig } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cover } from '#flows/paths/cover.ts';
import { Visits } from '#flows/paths/visits.ts';
import type { BuyerModel } from '#machines/about/model.ts';
import { contributionModel } from '#machines/contribution/model/contribution.model.ts';
import { exportDataModel } from '#machines/exportData/model/exportData.model.ts';
import { loginModel } from '#machines/login/model/login.model.ts';
import { verifyContactModel } from '#machines/verifyContact/model/verifyContact.model.ts';
import { MODELS } from './models.ts';
import { courseOf, differsOn } from './mutate/course.ts';
import { leavesOf, otherValue, withOtherLeaf } from './mutate/leaves.ts';
import { mutantsOf } from './mutate/mutants.ts';
import { isKilledOnScreen } from './mutate/screenKill.ts';
import { foldersOf } from './mutate/screens/folders.ts';
import { Outcomes } from './mutate/screens/outcomes.ts';
import { EQUIVALENTS, SURVIVORS } from './mutate/survivors.ts';

const knownNames = new Map<BuyerModel, readonly string[]>();
/** The names of a flow's mutants. Those of the contribution take ten seconds, so they are made once. */
function namesOf(model: BuyerModel): readonly string[] {
  const names = knownNames.get(model) ?? mutantsOf(cover(model)).map(({ name }) => name);
  knownNames.set(model, names);
  return names;
}

describe('the faults of a machine', () => {
  const covered = cover(loginModel);

  it('leave out each action that changes the context', () => {
    expect(namesOf(loginModel)).toContain(
      'login without action storeFailure submitting invoke onError 0 actions',
    );
  });

  it('change one value of an input at a time', () => {
    expect(namesOf(loginModel).filter((name) => name.includes('other payload'))).toStrictEqual([
      'login other payload submitting invoke input identifier',
      'login other payload submitting invoke input password',
    ]);
  });

  it('change one param of an effect at a time', () => {
    expect(namesOf(loginModel)).toContain(
      'login other params beginSession submitting invoke onDone 0 actions 0 params response',
    );
  });

  it('give each try another idempotency key, and all purposes the same', () => {
    const names = namesOf(contributionModel);
    expect(names).toContain('contribution other key payment declaring invoke input key new at each try');
    expect(names).toContain('contribution other key payment declaring invoke input key the same for all');
    expect(names).toContain('contribution other payload payment declaring invoke input amountKobo');
    expect(names).not.toContain('contribution other payload payment declaring invoke input key');
  });

  it('have names of their own', () => {
    const names = namesOf(loginModel);
    expect(new Set(names).size).toBe(names.length);
  });

  it('differ from the machine on some path', () => {
    const mutant = mutantsOf(covered).find(({ fault }) => fault === 'without action');
    const differing = covered.paths.filter((path) =>
      differsOn(loginModel, path, mutant?.machine ?? loginModel.machine),
    );
    expect(differing.length).toBeGreaterThan(0);
    expect(covered.paths.filter((path) => differsOn(loginModel, path, loginModel.machine))).toStrictEqual([]);
  });
});

describe.each(MODELS.map((model) => [model.machine.id, model] as const))(
  'the survivors of %s',
  (id, model) => {
    const listed = Object.keys({ ...SURVIVORS, ...EQUIVALENTS }).filter((name) => name.startsWith(`${id} `));

    it.runIf(listed.length > 0)('are faults of it', () => {
      expect(namesOf(model)).toEqual(expect.arrayContaining(listed));
    });
  },
);

describe('a cover that repeats only the visits which a change concerns', () => {
  const known = new Map<unknown, Visits>();
  function visitsOf(model: unknown): Visits {
    const visits = known.get(model) ?? new Visits();
    known.set(model, visits);
    return visits;
  }
  const models = [loginModel, exportDataModel, verifyContactModel];
  const mutants = models.flatMap((model) =>
    mutantsOf(cover(model, model.machine, { visits: visitsOf(model), changed: null }))
      .filter((_, index) => index % 9 === 0)
      .map((mutant) => [mutant.name, model, mutant] as const),
  );

  it.each(mutants)('is the same as the whole one: %s', (_, model, { machine, part }) => {
    const said = (memory?: Parameters<typeof cover>[2]) => {
      const { gaps, paths } = cover(model, machine, memory);
      return { gaps: gaps.toSorted(), courses: paths.map(courseOf) };
    };
    expect(said(part && { visits: visitsOf(model), changed: part })).toStrictEqual(said());
  });
});

describe('the values of a payload', () => {
  const payload = {
    amountKobo: 500,
    request: { ids: ['a', 'b'], isDue: false },
    note: null,
    none: undefined,
  };

  it('are found at any depth', () => {
    expect(leavesOf(payload)).toStrictEqual([
      ['amountKobo'],
      ['request', 'ids', '0'],
      ['request', 'ids', '1'],
      ['request', 'isDue'],
      ['note'],
    ]);
  });

  it('are changed one at a time', () => {
    expect(withOtherLeaf(payload, ['amountKobo'])).toStrictEqual({ ...payload, amountKobo: 5_000 });
    expect(withOtherLeaf(payload, ['request', 'ids', '1'])).toStrictEqual({
      ...payload,
      request: { ids: ['a', 'other b'], isDue: false },
    });
  });

  it.each([[0], [''], [false], [null], [[]], [new Date(0)]])('are never left the same: %o', (value) => {
    expect(otherValue(value)).not.toStrictEqual(value);
  });
});

describe('a kill by a screen', () => {
  const fails = async () => Promise.reject(new Error('Not seen'));
  const succeeds = async () => {};
  /** Succeeds only with more time than a screen usually gets. */
  const slow = async () => {
    if (getConfig().asyncUtilTimeout < 1_000) throw new Error('Not seen yet');
  };

  it('needs a walk that fails where the original succeeds', async () => {
    expect(await isKilledOnScreen(fails, succeeds)).toBe(true);
    expect(await isKilledOnScreen(succeeds, succeeds)).toBe(false);
  });

  it('is none if the original fails as well', async () => {
    expect(await isKilledOnScreen(fails, fails)).toBe(false);
  });

  it('is none if both only need more time', async () => {
    expect(await isKilledOnScreen(slow, slow)).toBe(false);
  });

  it('is one if the original needs more time, and the fault shows even then', async () => {
    expect(await isKilledOnScreen(fails, slow)).toBe(true);
  });
});

describe('the outcomes of the faults of screens', () => {
  const lists = (survivors: readonly string[], unshown: readonly string[]) => ({
    survivors: Object.fromEntries(survivors.map((site) => [site, 'A reason.'])),
    unshown: Object.fromEntries(unshown.map((site) => [site, 'A reason.'])),
  });

  it('are a problem if a fault lives without a reason, or no path shows its site', () => {
    const outcomes = new Outcomes({ profile: ['title', 'button', 'footer'] });
    outcomes.note('profile', 'title', true);
    outcomes.note('profile', 'button', false);
    outcomes.note('profile', 'footer', null);
    expect(outcomes.problems(lists([], []), 1)).toStrictEqual([
      'it lives, and nobody has said why: button',
      'no path shows it, and nobody has said why: footer',
    ]);
    expect(outcomes.problems(lists(['button'], ['footer']), 1)).toStrictEqual([]);
    expect(outcomes.problems(lists(['button'], ['footer']), 0.03)).toStrictEqual([
      '50.0 % of the faults live',
    ]);
  });

  it('are a problem if a list says too much', () => {
    const outcomes = new Outcomes({ profile: ['title', 'button'] });
    outcomes.note('profile', 'title', true);
    outcomes.note('profile', 'button', true);
    expect(outcomes.problems(lists(['title'], ['button']), 0.03)).toStrictEqual([
      'it is on the list of those that live: title',
      'it is on the list of those that no path shows: button',
    ]);
  });

  it('wait for the other flows that have the same screen', () => {
    const outcomes = new Outcomes({ profile: ['title'], picture: ['title'] });
    outcomes.note('profile', 'title', false);
    expect(outcomes.problems(lists([], []), 0.03)).toStrictEqual([]);
    outcomes.note('picture', 'title', null);
    expect(outcomes.problems(lists([], []), 1)).toStrictEqual(['it lives, and nobody has said why: title']);
  });
});

it('plants faults in all screens of a contribution', () => {
  expect(foldersOf('contribution')).toContain('src/routes/send-payment');
});
