import type { Arranged, AtlasFlow, AtlasPath, FlowAbout } from '#flows/atlas/data/atlas.ts';
import { changesBetween } from '#flows/atlas/data/changes.ts';
import { reachedIn } from '#flows/atlas/data/reach.ts';
import { layout } from '#flows/drawing/layout.ts';
import type { FlowGraph } from '#flows/graph/graph.ts';
import { cover } from '#flows/paths/cover.ts';
import type { AnyModel } from '#flows/paths/model/model.ts';
import { type FlowPath, sentenceOf } from '#flows/paths/path.ts';
import { statePathsOf } from '#flows/paths/statePaths.ts';
import { FLOWS, graphOf } from '#machines/flows.ts';
import { PAGES } from '#tests/paths/pages/pages.ts';
import { picturesOf, type SeenLine } from './album.ts';
import { filesOf } from './files.ts';
import { NOT_WALKED, type Results, resultKey } from './results.ts';
import { sightingsOf } from './sightings.ts';
import { type FlowMap, flowMap } from './situations.ts';

/** More states than a screen can show in letters that one can read. */
const MANY_STATES = 20;

export interface Kept {
  readonly machine: Results;
  readonly screen: Results;
  readonly browser: Results;
  readonly seen: readonly SeenLine[];
  readonly album: string;
  /** The graphs to compare with, by their machines' ids; null where there are none. */
  readonly before: ReadonlyMap<string, FlowGraph> | null;
}

/** All that the atlas tells of a flow. */
export async function atlasFlow(model: AnyModel, kept: Kept): Promise<AtlasFlow> {
  const { machine, title } = model;
  const { id } = machine;
  const graph = graphOf(machine);
  const map = flowMap(model);
  const { situations, moves, begun } = map;
  const paths = pathsOf(model, map, kept);
  const sightings = sightingsOf(id, kept.seen, paths, moves);
  const binding = PAGES[id];
  const before = kept.before?.get(id);
  return {
    id,
    title,
    about: aboutOf(graph),
    graph,
    arranged: await arrangements(graph, title),
    situations,
    moves,
    paths,
    reached: reachedIn(graph, { situations, moves, paths, begun, sightings }),
    reasons: { machine: model.unreached ?? {}, browser: binding?.unreached ?? {} },
    hasPage: binding !== undefined,
    pictures: picturesOf(id, kept.seen, kept.album),
    changes: kept.before ? changesBetween(before ?? nothing(graph), graph) : null,
    wire: binding?.calls ?? {},
    says: sideEffectsOf(model),
    limits: Object.values(model.limits ?? {}).map(({ says, states }) => ({ says, states })),
    waits: Object.fromEntries(Object.entries(model.waits).map(([name, { label }]) => [name, label])),
    files: filesOf(id),
  };
}

/** What a person reads of each call and each effect. */
function sideEffectsOf({ sideEffects }: AnyModel): AtlasFlow['says'] {
  const says = (all: Readonly<Record<string, string | { readonly says: string } | undefined>> = {}) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, each]) =>
        each === undefined ? [] : [[name, typeof each === 'string' ? each : each.says]],
      ),
    );
  return { request: says(sideEffects?.requests), effect: says(sideEffects?.effects) };
}

function aboutOf({ id, description }: FlowGraph): FlowAbout {
  const flow = FLOWS.find(({ machine }) => machine.id === id);
  return flow
    ? { purpose: flow.about, who: flow.who, rules: flow.rules }
    : { purpose: description, who: 'Everyone', rules: [] };
}

/** A flow that was not there before is new in all its states. */
const nothing = (graph: FlowGraph): FlowGraph => ({ ...graph, states: [], transitions: [] });

/** Each path of the cover, and the ways to each state that are walked in a browser. */
function pathsOf(model: AnyModel, { placesOf }: FlowMap, kept: Kept): AtlasPath[] {
  const covered = cover(model);
  const all = new Map<string, FlowPath>();
  for (const path of [...covered.paths, ...statePathsOf(covered)]) all.set(sentenceOf(model, path), path);
  return [...all].map(([sentence, path]) => {
    const outcome = (results: Results) => results.get(resultKey(model.machine.id, sentence)) ?? NOT_WALKED;
    return {
      sentence,
      start: path.start,
      ...placesOf(path),
      walked: {
        machine: outcome(kept.machine),
        screen: outcome(kept.screen),
        browser: outcome(kept.browser),
      },
    };
  });
}

/** The layouts that one asks for most: the first view, all unfolded, all folded. */
async function arrangements(graph: FlowGraph, title: string): Promise<Arranged[]> {
  const { states } = graph;
  const outer = states
    .filter(({ parent, children }) => parent === '' && children.length > 0)
    .map(({ id }) => id);
  // Where the first states run side by side, nothing between them gives an overview.
  const isFolded = states.length > MANY_STATES && states[0]?.kind !== 'parallel';
  const all = outer.length === 0 ? [[]] : isFolded ? [outer, []] : [[], outer];
  const arranged: Arranged[] = [];
  for (const folded of all) {
    const { graph: _, ...placed } = await layout(graph, { title, collapsed: new Set(folded) });
    arranged.push({ folded, layout: placed });
  }
  return arranged;
}
