import {
  type AtlasFlow,
  type FailedWalk,
  type FlowAbout,
  type PastFlow,
  WALKS,
} from '#flows/atlas/data/atlas.ts';
import { changesBetween, ruleChanges, type VersionRules } from '#flows/atlas/data/changes.ts';
import type { FlowGraph } from '#flows/graph/graph.ts';
import type { AnyModel } from '#flows/paths/model/model.ts';
import { atlasFlow, NOT_WALKED, rulesOf } from '#flows/site/atlasFlow.ts';
import { boardOf } from '#flows/site/board.ts';
import { FLOWS, graphOf } from '#machines/flows.ts';
import { PAGES } from '#tests/paths/pages/pages.ts';
import { picturesOf, type SeenLine, seenIn } from './album.ts';
import type { PastAlbum } from './albums.ts';
import { browserVisitsOf } from './browserVisits.ts';
import { filesOf } from './files.ts';
import { pressesOf } from './presses.ts';
import { type Results, resultKey } from './results.ts';
import { handOversOf } from './server.ts';

export interface WalkResults {
  readonly machine: Results;
  readonly screen: Results;
  readonly browser: Results;
  readonly seen: readonly SeenLine[];
  readonly album: string;
  /** The graphs to compare with, by their machines' ids; null if there are none. */
  readonly before: ReadonlyMap<string, FlowGraph> | null;
  /** The rules and pictures of the compared version. */
  readonly past: Past;
}

interface Past {
  readonly rules: ReadonlyMap<string, VersionRules>;
  readonly album: PastAlbum;
}

/** The atlas's data about a flow of this product. */
export async function productFlow(model: AnyModel, kept: WalkResults): Promise<AtlasFlow> {
  const { machine } = model;
  const { id } = machine;
  const graph = graphOf(machine);
  const binding = PAGES[id];
  const before = kept.before?.get(id);
  const flow = await atlasFlow(model, {
    graph,
    about: aboutOf(graph),
    outcomeOf: (walk, sentence) => kept[walk].get(resultKey(id, sentence)) ?? NOT_WALKED,
    browserVisitsOn: (paths, moves) => browserVisitsOf(id, kept.seen, paths, moves),
  });
  const pictured = {
    ...flow,
    pictures: picturesOf(id, kept.seen, kept.album),
    presses: pressesOf(flow, kept.seen),
  };
  const past = pastOf(id, kept.past);
  return {
    ...pictured,
    handOvers: handOversOf(id),
    board: await boardOf(pictured),
    reasons: { ...flow.reasons, browser: binding?.unreached ?? {} },
    failed: [...flow.failed, ...otherFailures(flow, kept)],
    hasPage: binding !== undefined,
    changes: kept.before
      ? [...ruleChanges(past.rules, flow.about.rules), ...changesBetween(before ?? nothing(graph), graph)]
      : null,
    past: kept.before ? past : null,
    wire: binding?.calls ?? {},
    files: filesOf(id),
  };
}

function pastOf(id: string, { rules, album }: Past): PastFlow {
  const pictures = 'folder' in album ? picturesOf(id, seenIn(album.folder), album.folder) : {};
  return {
    rules: rules.get(id) ?? [],
    pictures,
    noAlbum: 'nothing' in album ? album.nothing : null,
  };
}

function aboutOf(graph: FlowGraph): FlowAbout {
  const { id, description } = graph;
  const flow = FLOWS.find(({ machine }) => machine.id === id);
  return flow
    ? { purpose: flow.about, who: flow.who, rules: rulesOf(graph, flow.rules) }
    : { purpose: description, who: 'Everyone', rules: [] };
}

/** Failed walks other than the paths: reloads, limits, lengths of delays. */
function otherFailures({ id, paths }: AtlasFlow, kept: WalkResults): FailedWalk[] {
  const sentences = new Set(paths.map(({ sentence }) => sentence));
  const beginning = resultKey(id, '');
  return WALKS.flatMap((walk) =>
    [...kept[walk]]
      .filter(([key, { result }]) => result === 'failed' && key.startsWith(beginning))
      .map(([key, { words }]) => ({ title: key.slice(beginning.length), walk, words, path: null }))
      .filter(({ title }) => !sentences.has(title)),
  );
}

/** A flow that did not exist before counts as new in all its states. */
const nothing = (graph: FlowGraph): FlowGraph => ({ ...graph, states: [], transitions: [] });
