import { LIFECYCLES } from '../../src/domain/lifecycles/lifecycles.ts';
import type { Flow } from '../../src/flows/graph/flow.ts';
import type { FlowCause, FlowGraph, FlowState, FlowTransition } from '../../src/flows/graph/graph.ts';
import type { Cover } from '../../src/flows/paths/cover.ts';
import { expectedAfter, expectedIn, stepText } from '../../src/flows/paths/path.ts';
import { accountFlows } from '../../src/machines/about/accounts.ts';
import { contributionFlows } from '../../src/machines/about/contributions.ts';
import { everywhereFlows } from '../../src/machines/about/everywhere.ts';
import { homeFlows } from '../../src/machines/about/homes.ts';
import { HAND_OVERS, SERVER_HAND_OVERS } from '../../src/machines/about/system.ts';
import { graphOf } from '../../src/machines/flows.ts';
import { MODELS } from '../../tests/paths/models.ts';
import { covers } from './covers.ts';
import { drawings } from './drawings.ts';
import type { Drawing } from './drawn.ts';
import { lifecycleName } from './lifecycles.ts';

const GROUPS: readonly (readonly [id: string, name: string, flows: readonly Flow[]])[] = [
  ['homes', 'homes', homeFlows],
  ['account', 'account', accountFlows],
  ['saving', 'saving', contributionFlows],
  ['everywhere', 'everywhere', everywhereFlows],
];
const PAGES = 'pages';
const SERVER = 'server';

const groupOf = (flow: string): string =>
  GROUPS.find(([, , flows]) => flows.some(({ machine }) => machine.id === flow))?.[0] ?? PAGES;
const nodeOf = (flow: string): string => `${groupOf(flow)}.${flow}`;
const serverNode = (id: string): string => `${SERVER}.${lifecycleName(id)}`;

/** All flows and server lifecycles as one graph, with the handovers between them. */
export function systemGraph(): FlowGraph {
  const addresses = covers().flatMap(handOversByAddress);
  const pages = [...new Set(addresses.filter(({ to }) => to.startsWith('/')).map(({ to }) => to))];
  const places = [
    ...GROUPS.flatMap(([id, name, flows]) => [
      group(
        id,
        name,
        'flow',
        flows.map(({ machine }) => nodeOf(machine.id)),
      ),
      ...flows.map(({ machine, title, about }) => place(nodeOf(machine.id), id, title, firstSentence(about))),
    ]),
    group(PAGES, 'pages', 'page', pages.map(pageNode)),
    ...pages.map((address) => place(pageNode(address), PAGES, address, '')),
    group(
      SERVER,
      'on the server',
      'lifecycle',
      LIFECYCLES.map(({ id }) => serverNode(id)),
    ),
    ...LIFECYCLES.map(({ id, title, about }) => place(serverNode(id), SERVER, title, firstSentence(about))),
  ];
  return {
    id: 'map',
    description: 'Every flow of the product, what the server keeps, and what one hands over to another.',
    states: [
      {
        ...group(
          '',
          'map',
          'group',
          places.filter(({ parent }) => parent === '').map(({ id }) => id),
        ),
        parent: null,
        description: 'Every flow of the product, what the server keeps, and what one hands over to another.',
      },
      ...places,
    ],
    transitions: [
      ...addresses.map(({ from, to, says, cause }) =>
        line(nodeOf(from), to.startsWith('/') ? pageNode(to) : nodeOf(to), says, cause),
      ),
      ...Object.entries(HAND_OVERS).flatMap(([flow, all]) =>
        all.map(({ to, says }) =>
          line(
            nodeOf(flow),
            LIFECYCLES.some(({ id }) => id === to) ? serverNode(to) : nodeOf(to),
            says,
            'app',
          ),
        ),
      ),
      ...SERVER_HAND_OVERS.map(({ from, to, says }) => line(serverNode(from), serverNode(to), says, 'app')),
    ],
    signals: [],
  };
}

/** The drawings of the whole product: readable sheets for paper, one part each, and finally all of it for a screen. */
export const mapDrawings = (): Promise<Drawing[]> =>
  drawings(systemGraph(), 'The product', ({ id }) => {
    const [group = '', name] = id.split('.');
    return name === undefined || group === PAGES ? 'README.md' : `${name}.md`;
  });

interface Passage {
  readonly from: string;
  /** Another flow, or the URL of a page that is not a flow. */
  readonly to: string;
  readonly says: string;
  readonly cause: FlowCause;
}

/** The exits from a flow's own pages, with the step that led there; each destination once. */
function handOversByAddress({ model, paths }: Cover): Passage[] {
  const from = model.machine.id;
  const { transitions } = graphOf(model.machine);
  const found = new Map<string, Passage>();
  for (const step of paths.flatMap(({ steps }) => steps)) {
    const seen = [
      ...expectedAfter(model, step),
      ...expectedIn(model, step.place).map(({ expectation }) => expectation),
    ];
    for (const address of addressesIn(seen)) {
      const route = firstPart(address);
      const to = MODELS.find(({ machine }) => routeOf(machine.id) === route)?.machine.id ?? address;
      // A flow with several pages moves between its own pages, and leaves them only when it ends.
      const isLeft = !to.startsWith('/') || step.place.snapshot.status === 'done';
      if (to === from || !isLeft) continue;
      const cause = transitions.find(({ id }) => step.taken.transitions.includes(id))?.cause ?? 'app';
      if (!found.has(to)) found.set(to, { from, to, says: stepText(model, step), cause });
    }
  }
  return [...found.values()];
}

const addressesIn = (seen: readonly object[]): string[] =>
  seen.flatMap((each) => ('address' in each && typeof each.address === 'string' ? [each.address] : []));

/** `/search?q=Yaba` → `search` */
const firstPart = (address: string): string => address.replace(/^\//, '').split(/[/?]/)[0] ?? '';

/** The first path segment of a flow that has its own page; otherwise null. */
function routeOf(flow: string): string | null {
  const screens = GROUPS.flatMap(([, , flows]) => flows).find(({ machine }) => machine.id === flow)?.screens;
  return /^src\/routes\/([^/]+)$/.exec(screens ?? '')?.[1] ?? null;
}

const pageNode = (address: string): string => `${PAGES}.${address.replace(/[^a-z]+/g, '-')}`;

const firstSentence = (text: string): string => text.slice(0, text.indexOf('. ') + 1) || text;

const plain = { initial: [], tags: [], entry: [], exit: [], timers: [], calls: [], rules: [] } as const;

const group = (id: string, name: string, holds: string, children: readonly string[]): FlowState => ({
  ...plain,
  id,
  name,
  parent: '',
  children,
  holds,
  kind: 'compound',
  description: '',
});

const place = (id: string, parent: string, name: string, description: string): FlowState => ({
  ...plain,
  id,
  name,
  parent,
  children: [],
  kind: 'atomic',
  description,
});

const line = (from: string, to: string, says: string, cause: FlowCause): FlowTransition => ({
  id: `${from}|${says}|${to}`,
  source: from,
  eventType: says,
  index: 0,
  event: says,
  cause,
  targets: [to],
  reenter: false,
  guard: null,
  actions: [],
  description: '',
});
