// @vitest-environment happy-dom

import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Actor, type AnyStateMachine, StateMachine } from 'xstate';
import { cover } from '#flows/paths/cover.ts';
import type { FlowPath } from '#flows/paths/path.ts';
import type { BuyerModel } from '#machines/about/model.ts';
import { MODELS } from '../models.ts';
import { type Screen, walkAsBuyer } from '../screen.ts';
import { SCREENS } from '../screens/screens.ts';
import { nearestEndsFirst } from './course.ts';
import { isKilledOnScreen, patiently, tidyPage } from './screenKill.ts';
import { foldersOf } from './screens/folders.ts';
import { Outcomes } from './screens/outcomes.ts';
import type { Site } from './screens/sites.ts';
import { SCREEN_SURVIVORS } from './screens/survivors.ts';
import { screenSwitches } from './screens/switches.ts';
import { UNSHOWN } from './screens/unshown.ts';

vi.mock('#api/client.ts', async () => ({ call: (await import('../server.ts')).call }));

/** The share of faults that no walk on a screen detects, over all flows. */
const MAX_SHARE_ALIVE = 0.03;
const WALK_LIMIT_MS = 300_000;
const ALL_WALKS_LIMIT_MS = 900_000;
/**
 * The walks that a fault gets before it counts as alive: the shortest one to each end that shows its site, then others.
 * A part that is rendered may still be closed, and is seen in another state only.
 */
const MOST_WALKS = 40;

const sitesOn = (flow: string): readonly Site[] =>
  Object.entries(inject('screenSites')).flatMap(([file, sites]) =>
    foldersOf(flow).some((folder) => file.startsWith(`${folder}/`)) ? sites : [],
  );

/** What one walk of the original screen showed and called. */
interface Usual {
  readonly path: FlowPath;
  readonly shown: ReadonlySet<string>;
  readonly called: ReadonlyMap<string, ReadonlySet<string>>;
}

let flow: Actor<AnyStateMachine> | undefined;

const isActorOf = (actor: object, { machine }: BuyerModel): actor is Actor<AnyStateMachine> =>
  'logic' in actor && actor.logic instanceof StateMachine && actor.logic.id === machine.id;

/** The screen with instrumentation: records the event before it is caused, and stores the flow's actor in `flow`. */
const watched = (screen: Screen, model: BuyerModel): Screen => ({
  ...screen,
  mount: (start, host) =>
    screen.mount(start, {
      ...host,
      options: {
        ...host.options,
        inspect: (inspected) => {
          const { actorRef } = inspected;
          if (inspected.type === '@xstate.actor' && isActorOf(actorRef, model)) flow = actorRef;
          host.options?.inspect?.(inspected);
        },
      },
    }),
  actions: Object.fromEntries(
    Object.entries(model.events).flatMap(([name, { event, perform }]) => {
      const act = screen.actions?.[name] ?? perform;
      if (!act) return [];
      return [
        [
          name,
          async (driver: Parameters<typeof act>[0]) => {
            screenSwitches.causing = event.type;
            await act(driver);
          },
        ],
      ];
    }),
  ),
});

function tidy(): void {
  tidyPage();
  screenSwitches.active = null;
  screenSwitches.shown.clear();
  screenSwitches.called.clear();
}

afterEach(tidy);

const outcomes = new Outcomes(
  Object.fromEntries(MODELS.map(({ machine: { id } }) => [id, sitesOn(id).map(({ name }) => name)])),
);
const REVIEWED = { survivors: SCREEN_SURVIVORS, unshown: UNSHOWN };

describe.each(MODELS.map((model) => [model.machine.id, model] as const))('%s on its screen', (id, model) => {
  const plain = SCREENS[id];
  if (!plain) throw new Error(`${id} has no screen.`);
  const screen = watched(plain, model);
  const sites = sitesOn(id);
  const usual: Usual[] = [];

  beforeAll(async () => {
    for (const path of cover(model).paths) {
      await patiently(() => walkAsBuyer(model, screen, path));
      usual.push({ path, shown: new Set(screenSwitches.shown), called: new Map(screenSwitches.called) });
      tidy();
    }
  }, ALL_WALKS_LIMIT_MS);

  it.for(sites.map((site) => [site.name, site] as const))(
    '%s',
    { timeout: WALK_LIMIT_MS },
    async ([name, { fault }], { skip }) => {
      if (outcomes.isKilled(name)) skip('another flow has noticed it');
      const isWiring = fault === 'wired elsewhere';
      const passing = usual.filter(({ shown, called }) => (isWiring ? called : shown).has(name));
      if (passing.length === 0) {
        outcomes.note(id, name, null);
        skip('no path shows it');
      }
      const meant = new Set(passing.flatMap(({ called }) => [...(called.get(name) ?? [])]));
      const other = Object.values(model.events).find(({ event }) => !meant.has(event.type))?.event;
      // In a flow without another event, the element does nothing.
      const otherwise = (): void => void (other && flow?.send(other));
      const paths = passing.map(({ path }) => path);
      outcomes.note(id, name, await isNoticed(paths, name, otherwise));
      if (outcomes.isAlive(name))
        expect(SCREEN_SURVIVORS[name], 'it lives, and nobody has said why').toBeDefined();
    },
  );

  async function isNoticed(
    passing: readonly FlowPath[],
    name: string,
    otherwise: () => void,
  ): Promise<boolean> {
    for (const path of nearestEndsFirst(passing).slice(0, MOST_WALKS)) {
      const walk = async (site: string | null): Promise<void> => {
        tidy();
        screenSwitches.active = site;
        screenSwitches.otherwise = otherwise;
        await walkAsBuyer(model, screen, path);
      };
      if (
        await isKilledOnScreen(
          () => walk(name),
          () => walk(null),
        )
      )
        return true;
    }
    return false;
  }
});

afterAll(() => {
  console.log(outcomes.report(REVIEWED).join('\n'));
  expect(outcomes.problems(REVIEWED, MAX_SHARE_ALIVE)).toEqual([]);
});
