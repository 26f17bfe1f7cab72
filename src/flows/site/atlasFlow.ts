import {
  type AtlasFlow,
  type AtlasPath,
  type AtlasRule,
  type FailedWalk,
  type FlowAbout,
  type Move,
  type Outcome,
  WALKS,
  type Walk,
} from '../atlas/data/atlas.ts';
import { type BrowserVisit, coverageOf } from '../atlas/data/coverage.ts';
import { type FlowGraph, flowGraph } from '../graph/graph.ts';
import { type Rule, statesOf } from '../graph/rules.ts';
import { cover } from '../paths/cover.ts';
import type { AnyModel } from '../paths/model/model.ts';
import { type FlowPath, sentenceOf } from '../paths/path.ts';
import { statePathsOf } from '../paths/statePaths.ts';
import { walk } from '../paths/walk.ts';
import { arrangements } from './arrangements.ts';
import { type FlowMap, flowMap } from './flowMap.ts';

export const NOT_WALKED: Outcome = { result: 'notWalked', words: null };

/** The data about a flow that its model does not contain. */
export interface Evidence {
  /** The graph with its notes; by default it is built from the machine without notes. */
  readonly graph?: FlowGraph;
  readonly about?: FlowAbout;
  /** Returns the outcome of a path's walk. By default, each path is walked here on the machine only. */
  readonly outcomeOf?: (walk: Walk, sentence: string) => Outcome;
  /** The situations that a browser has shown. */
  readonly browserVisitsOn?: (paths: readonly AtlasPath[], moves: readonly Move[]) => readonly BrowserVisit[];
}

/** Builds a flow's data for the atlas from its model, without pictures, sources and changes. */
export async function atlasFlow(model: AnyModel, evidence: Evidence = {}): Promise<AtlasFlow> {
  const { machine, title } = model;
  const graph = evidence.graph ?? flowGraph(machine);
  const map = flowMap(model);
  const { situations, moves, begun } = map;
  const paths = pathsOf(model, map, evidence.outcomeOf);
  const browserVisits = evidence.browserVisitsOn?.(paths, moves) ?? [];
  return {
    id: machine.id,
    title,
    about: evidence.about ?? { purpose: graph.description, who: 'Everyone', rules: [] },
    isOnServer: false,
    handOvers: [],
    graph,
    arranged: await arrangements(graph, title),
    situations,
    moves,
    paths,
    failed: failedIn(paths),
    reached: coverageOf(graph, { situations, moves, paths, begun, browserVisits }),
    reasons: { machine: model.unreached ?? {}, browser: {} },
    hasPage: false,
    pictures: {},
    presses: {},
    board: null,
    changes: null,
    past: null,
    wire: {},
    says: sideEffectsOf(model),
    limits: Object.values(model.limits ?? {}).map(({ says, states }) => ({ says, states })),
    waits: Object.fromEntries(Object.entries(model.waits).map(([name, { label }]) => [name, label])),
    files: [],
  };
}

/** The rules of a flow, with their states in its graph. */
export const rulesOf = (graph: FlowGraph, rules: readonly Rule[]): AtlasRule[] =>
  rules.map((rule) => ({
    label: rule.label,
    value: rule.value,
    states: statesOf(graph, rule),
    sentence: typeof rule.sentence === 'string' ? rule.sentence : null,
  }));

/** The descriptions of each call and each effect. */
function sideEffectsOf({ sideEffects }: AnyModel): AtlasFlow['says'] {
  const says = (all: Readonly<Record<string, string | { readonly says: string } | undefined>> = {}) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, each]) =>
        each === undefined ? [] : [[name, typeof each === 'string' ? each : each.says]],
      ),
    );
  return { request: says(sideEffects?.requests), effect: says(sideEffects?.effects) };
}

/** The paths of the cover, and the paths to each state that browsers walk. */
function pathsOf(model: AnyModel, { placesOf }: FlowMap, outcomeOf: Evidence['outcomeOf']): AtlasPath[] {
  const covered = cover(model);
  const all = new Map<string, FlowPath>();
  for (const path of [...covered.paths, ...statePathsOf(covered)]) all.set(sentenceOf(model, path), path);
  return [...all].map(([sentence, path]) => ({
    sentence,
    start: path.start,
    ...placesOf(path),
    walked: {
      machine: outcomeOf?.('machine', sentence) ?? walkedHere(model, path),
      screen: outcomeOf?.('screen', sentence) ?? NOT_WALKED,
      browser: outcomeOf?.('browser', sentence) ?? NOT_WALKED,
    },
  }));
}

const failedIn = (paths: readonly AtlasPath[]): FailedWalk[] =>
  paths.flatMap(({ sentence, walked }, place) =>
    WALKS.filter((each) => walked[each].result === 'failed').map((each) => ({
      title: sentence,
      walk: each,
      words: walked[each].words,
      path: place + 1,
    })),
  );

function walkedHere(model: AnyModel, path: FlowPath): Outcome {
  const words = walk(model, path);
  return { result: words === null ? 'passed' : 'failed', words };
}
