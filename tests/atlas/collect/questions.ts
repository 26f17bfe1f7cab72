import type { AtlasFlow } from '#flows/atlas/data/atlas.ts';
import type { AtlasAnswer, AtlasQuestion, Topic } from '#flows/atlas/data/questions.ts';
import type { FlowGraph } from '#flows/graph/graph.ts';
import type { Answer, WhatIf } from '#flows/whatIf/whatIf.ts';
import { TOPIC_TITLES, TOPICS } from '#machines/about/whatIf/topics.ts';
import { lifecycleGraphs } from '../../../scripts/flows/lifecycles.ts';
import { allWhatIfs } from '../../../scripts/flows/whatIf.ts';

/** The questions about these flows and the server, with the flows' pictures and paths. */
export function questionsOf(flows: readonly AtlasFlow[]): {
  readonly topics: readonly Topic[];
  readonly questions: readonly AtlasQuestion[];
} {
  const byId = new Map(flows.map((flow) => [flow.id, flow]));
  const onServer = new Map(lifecycleGraphs().map((graph) => [graph.id, graph]));
  const questions = allWhatIfs().flatMap((whatIf): AtlasQuestion[] => {
    const flow = byId.get(whatIf.flow);
    const graph = flow?.graph ?? onServer.get(whatIf.flow);
    if (!graph) return [];
    const { topic, asks, title } = whatIf;
    return [{ topic, asks, title, flow: flow?.id ?? null, answers: answersOf(whatIf, graph, flow) }];
  });
  return {
    topics: TOPICS.filter((topic) => questions.some((question) => question.topic === topic)).map((id) => ({
      id,
      title: TOPIC_TITLES[id],
    })),
    questions,
  };
}

const answersOf = ({ answers }: WhatIf, graph: FlowGraph, flow: AtlasFlow | undefined): AtlasAnswer[] =>
  answers.map((answer) => ({
    before: inWords(graph, answer.from),
    after: afterwards(graph, answer, flow === undefined),
    state: answer.to[0] ?? '',
    shows: flow === undefined ? [] : answer.shows,
    proof: answer.file === undefined ? answer.path : `${answer.path} (${answer.file})`,
    path: numberOf(flow, answer),
    picture: pictureOf(flow, answer),
  }));

function afterwards(graph: FlowGraph, { from, to, shows }: Answer, isOnServer: boolean): string {
  if (isOnServer) return shows.join(' ');
  return from.join() === to.join() ? 'It stays so.' : inWords(graph, to);
}

const inWords = ({ states }: FlowGraph, ids: readonly string[]): string =>
  states
    .filter(({ id }) => ids.includes(id))
    .map(({ description }) => description)
    .join(' ');

/** The number of an answer's path, counted from 1. */
function numberOf(flow: AtlasFlow | undefined, { path }: Answer): number | null {
  const place = flow?.paths.findIndex(({ sentence }) => sentence === path) ?? -1;
  return place < 0 ? null : place + 1;
}

/** For parallel states, a picture that shows all of them. */
function pictureOf(flow: AtlasFlow | undefined, { to }: Answer): string | null {
  const found = Object.entries(flow?.pictures ?? {}).find(([leaves]) =>
    to.every((state) => leaves.split('+').includes(state)),
  );
  return found?.[1].name ?? null;
}
