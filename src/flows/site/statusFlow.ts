import type { AtlasFlow, FlowAbout } from '../atlas/data/atlas.ts';
import type { FlowGraph } from '../graph/graph.ts';
import { arrangements } from './arrangements.ts';

/** The atlas's data of an entity whose status changes on the server: it has no screens and no paths. */
export async function statusFlow(graph: FlowGraph, title: string, about: FlowAbout): Promise<AtlasFlow> {
  return {
    id: graph.id,
    title,
    about,
    isOnServer: true,
    handOvers: [],
    graph,
    arranged: await arrangements(graph, title),
    situations: [],
    moves: [],
    paths: [],
    failed: [],
    reached: { states: {}, transitions: {} },
    reasons: { machine: {}, browser: {} },
    hasPage: false,
    pictures: {},
    presses: {},
    board: null,
    changes: null,
    past: null,
    wire: {},
    says: { request: {}, effect: {} },
    limits: [],
    waits: {},
    files: [],
  };
}
