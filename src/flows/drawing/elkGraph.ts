import type { ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import { isDescendant } from '../graph/nesting.ts';
import type { FlowView, ViewEdge, ViewState } from '../graph/view.ts';
import { titleOf } from '../graph/words.ts';
import { orderingEdges } from './arrangements.ts';
import { isExpanded, labelBox, pillBox, stateBox } from './boxSizes.ts';
import type { Box } from './text.ts';

/** The input of the layout engine, with the element that each of its parts represents. */
export interface ElkInput {
  readonly root: ElkNode;
  readonly states: ReadonlyMap<string, { readonly shown: ViewState; readonly box: Box }>;
  readonly pills: ReadonlyMap<string, { readonly stateId: string; readonly box: Box }>;
  /** By the compound state whose initial state they point to. */
  readonly starts: ReadonlyMap<string, { readonly stateId: string }>;
  /** `isReversed`: the engine receives the edge with its ends swapped. */
  readonly edges: ReadonlyMap<
    string,
    { readonly edge: ViewEdge; readonly label: Box; readonly isReversed: boolean }
  >;
}

export interface Attempt {
  readonly title: string | undefined;
  readonly columns: number;
  readonly headerPx: number;
  /** Whether the top-level states are arranged in rows too. */
  readonly inRows: boolean;
}

const START_PX = 12;

/**
 * Compound nodes do not inherit these options, so each one repeats them. None of the options that consider the model
 * order may be added: with nested compounds, elkjs 0.12.1 fails on them (eclipse-elk/elk#1182).
 */
const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.edgeLabels.inline': 'true',
  'elk.randomSeed': '1',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};

/**
 * Converts a view into the engine's graph, with the size of every text. The states keep the order of the source, which
 * follows the course of the flow: an upward edge is passed to the engine reversed, so that the engine has no cycle to
 * break.
 */
export function elkGraph(view: FlowView, { title, columns, headerPx, inRows }: Attempt): ElkInput {
  const states = new Map(
    view.states.map((shown) => [
      shown.state.id,
      { shown, box: stateBox(shown, headerPx, shown.state.parent === null ? title : undefined) },
    ]),
  );
  const pills = new Map<string, { stateId: string; box: Box }>();
  const starts = new Map<string, { stateId: string }>();
  const edges = new Map<string, { edge: ViewEdge; label: Box; isReversed: boolean }>();
  const elkEdges = orderingEdges(view, columns, inRows);
  const order = new Map(view.states.map(({ state }, place) => [state.id, place]));
  const isUpward = ({ from, to }: ViewEdge) => (order.get(to) ?? 0) < (order.get(from) ?? 0);

  /**
   * Returns a pill within the state. An edge between a state and its descendant starts or ends at this pill, because
   * the engine would route it through the frame.
   */
  const pillIn = (stateId: string, name: string): string => {
    const id = `${name}:${stateId}`;
    if (!pills.has(id)) {
      const words = stateId === '' ? 'this flow' : titleOf(stateId.split('.').at(-1) ?? '');
      pills.set(id, { stateId, box: pillBox(`${name === 'anywhere' ? 'Anywhere in' : 'Back to'} ${words}`) });
    }
    return id;
  };

  for (const [place, edge] of view.edges.entries()) {
    const id = `edge:${place}`;
    const label = labelBox(edge);
    const isPill = isDescendant(edge.to, edge.from) || isDescendant(edge.from, edge.to);
    const isReversed = isUpward(edge) && !isPill;
    edges.set(id, { edge, label, isReversed });
    const source = isDescendant(edge.to, edge.from) ? pillIn(edge.from, 'anywhere') : nodeId(edge.from);
    const target = isDescendant(edge.from, edge.to) ? pillIn(edge.to, 'back') : nodeId(edge.to);
    elkEdges.push({
      id,
      sources: [isReversed ? target : source],
      targets: [isReversed ? source : target],
      labels: [
        {
          id: `label:${place}`,
          text: ' ',
          width: label.width,
          height: label.height,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    });
  }

  const nodeOf = (id: string): ElkNode => {
    const entry = states.get(id);
    if (!entry) throw new Error(`No state ${id} is shown`);
    const { shown, box } = entry;
    const { width, height } = box;
    if (!isExpanded(shown)) return { id: nodeId(id), width, height };
    const { state } = shown;
    const within = state.children.filter((child) => states.has(child));
    const ownPills = [...pills].filter(([, { stateId }]) => stateId === id);
    const ownStarts = state.initial
      .filter((child) => states.has(child))
      .map((child) => {
        const start = `start:${child}`;
        starts.set(start, { stateId: id });
        elkEdges.push({
          id: start.replace('start', 'begin'),
          sources: [start],
          targets: [nodeId(child)],
        });
        return start;
      });
    return {
      id: nodeId(id),
      layoutOptions: {
        ...OPTIONS,
        'elk.padding': `[top=${height + 12},left=22,bottom=22,right=22]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${height})`,
      },
      children: [
        ...ownStarts.map((start) => ({ id: start, width: START_PX, height: START_PX })),
        ...ownPills.map(
          ([
            pill,
            {
              box: { width, height },
            },
          ]) => ({ id: pill, width, height }),
        ),
        ...within.map(nodeOf),
      ],
    };
  };

  const machine = nodeOf('');
  return {
    root: {
      id: 'diagram',
      layoutOptions: { ...OPTIONS, 'elk.padding': '[top=20,left=20,bottom=20,right=20]' },
      children: [machine],
      edges: elkEdges,
    },
    states,
    pills,
    starts,
    edges,
  };
}

const nodeId = (stateId: string): string => `state:${stateId}`;
