// @vitest-environment happy-dom

import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Actor, type AnyStateMachine, StateMachine } from 'xstate';
import { cover } from '#flows/paths/cover.ts';
import type { FlowPath } from '#flows/paths/path.ts';
import type { BuyerModel } from '#machines/about/model.ts';
import { FLOWS } from '#machines/flows.ts';
import { MODELS } from '../models.ts';
import { type Screen, walkAsBuyer } from '../screen.ts';
import { SCREENS } from '../screens/screens.ts';
import type { Site } from './screens/sites.ts';
import { SCREEN_SURVIVORS } from './screens/survivors.ts';
import { screenSwitches } from './screens/switches.ts';

vi.mock('#api/client.ts', async () => ({ call: (await import('../server.ts')).call }));

/** A screen shows its content within a few polls, so a longer timeout would only slow down the tests. */
configure({ asyncUtilTimeout: 400 });
/** The share of faults that the expectations of the screens do not detect yet; it may only decrease. */
const MAX_SHARE_ALIVE = 0.06;
const WALK_LIMIT_MS = 300_000;

/** The contribution flow has too many walks to repeat them for a fault at each of its sites. */
const MODELS_HERE = MODELS.filter(({ machine }) => machine.id !== 'contribution');

function sitesOn(flow: string): readonly Site[] {
  const folder = FLOWS.find(({ machine }) => machine.id === flow)?.screens ?? '';
  return Object.entries(inject('screenSites')).flatMap(([file, sites]) =>
    file.startsWith(`${folder}/`) ? sites : [],
  );
}

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

/** The shortest walk to each end. */
const onePerEnd = (walks: readonly Usual[]): Usual[] => [
  ...new Map(
    walks
      .toReversed()
      .map((each) => [(each.path.steps.at(-1)?.place ?? each.path.first).leaves.join(), each]),
  ).values(),
];

afterEach(tidy);

function tidy(): void {
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  screenSwitches.active = null;
  screenSwitches.shown.clear();
  screenSwitches.called.clear();
}

/** Whether any flow that shows a site detected its fault, by the site's name. */
const noticed = new Map<string, boolean>();

describe.each(MODELS_HERE.map((model) => [model.machine.id, model] as const))(
  '%s on its screen',
  (id, model) => {
    const plain = SCREENS[id];
    if (!plain) throw new Error(`${id} has no screen.`);
    const screen = watched(plain, model);
    const usual: Usual[] = [];

    beforeAll(async () => {
      for (const path of cover(model).paths.toSorted((a, b) => a.steps.length - b.steps.length)) {
        await walkAsBuyer(model, screen, path);
        cleanup();
        usual.push({ path, shown: new Set(screenSwitches.shown), called: new Map(screenSwitches.called) });
        tidy();
      }
    }, WALK_LIMIT_MS);

    it.for(sitesOn(id).map((site) => [site.name, site] as const))(
      '%s',
      { timeout: WALK_LIMIT_MS },
      async ([name, { fault }], { skip }) => {
        if (noticed.get(name)) skip('another flow has noticed it');
        const passing = usual.filter(({ shown, called }) =>
          (fault === 'wired elsewhere' ? called : shown).has(name),
        );
        if (passing.length === 0) skip('no path shows it');
        const meant = new Set(passing.flatMap(({ called }) => [...(called.get(name) ?? [])]));
        const other = Object.values(model.events).find(({ event }) => !meant.has(event.type))?.event;
        if (fault === 'wired elsewhere' && !other) skip('the flow has no other event');
        noticed.set(name, await isNoticedBy(onePerEnd(passing), name, () => other && flow?.send(other)));
      },
    );

    async function isNoticedBy(
      passing: readonly Usual[],
      name: string,
      otherwise: () => void,
    ): Promise<boolean> {
      for (const { path } of passing) {
        screenSwitches.active = name;
        screenSwitches.otherwise = otherwise;
        const isNoticed = await walkAsBuyer(model, screen, path).then(
          () => false,
          () => true,
        );
        tidy();
        if (isNoticed) return true;
      }
      return false;
    }
  },
);

it('lets few faults of screens live', () => {
  const alive = [...noticed].filter(([, isNoticed]) => !isNoticed).map(([name]) => name);
  console.log(`${noticed.size} faults of screens, ${alive.length} alive.`);
  for (const name of alive) console.log(`alive: ${name}: ${SCREEN_SURVIVORS[name] ?? 'no reason is given'}`);
  const killed = Object.keys(SCREEN_SURVIVORS).filter((name) => noticed.get(name));
  expect(killed, 'listed as alive').toEqual([]);
  expect(alive.length / Math.max(1, noticed.size)).toBeLessThanOrEqual(MAX_SHARE_ALIVE);
});
