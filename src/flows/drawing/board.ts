import ElkConstructor, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Place, Point } from './places.ts';

/** Something to be laid out, such as a screen. */
export interface BoardCard {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface BoardLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** How far below the top of its card it begins; null where nothing on the card is its beginning. */
  readonly y: number | null;
  readonly label: { readonly width: number; readonly height: number };
}

/** Cards from left to right, and the lines between them. */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly cards: Readonly<Record<string, Place>>;
  readonly lines: readonly {
    readonly id: string;
    /** From the edge of its card. */
    readonly points: readonly Point[];
    readonly label: Place;
  }[];
}

/** Lays cards out from left to right; a line leaves its card on the right, beside what it begins at. */
export async function layoutBoard(cards: readonly BoardCard[], lines: readonly BoardLine[]): Promise<Board> {
  const engine = new ElkConstructor();
  const root: ElkNode = {
    id: 'board',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.layered.spacing.nodeNodeBetweenLayers': '40',
      'elk.layered.spacing.edgeNodeBetweenLayers': '20',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
      'elk.spacing.nodeNode': '48',
      'elk.spacing.edgeNode': '24',
      'elk.spacing.edgeEdge': '14',
      'elk.spacing.edgeLabel': '4',
      'elk.spacing.componentComponent': '64',
      'elk.randomSeed': '1',
      'elk.padding': '[top=24,left=24,bottom=24,right=24]',
    },
    children: cards.map(({ id, width, height }) => ({
      id,
      width,
      height,
      layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
      ports: [
        ...lines
          .filter(({ from }) => from === id)
          .map((line) => port(`${line.id} out`, 'EAST', width, Math.min(height, line.y ?? height / 2))),
        ...lines.filter(({ to }) => to === id).map((line) => port(`${line.id} in`, 'WEST', 0, IN_PX)),
      ],
    })),
    edges: lines.map(({ id, label }) => ({
      id,
      sources: [`${id} out`],
      targets: [`${id} in`],
      labels: [
        {
          id: `${id} label`,
          text: ' ',
          ...label,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    })),
  };
  const placed = await engine.layout(root);
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    cards: Object.fromEntries((placed.children ?? []).map((card) => [card.id, placeOf(card)])),
    lines: (placed.edges ?? []).map(({ id, sections = [], labels = [] }) => ({
      id,
      points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]),
      label: placeOf(labels[0] ?? {}),
    })),
  };
}

/** Lines come in beside the heading of a card. */
const IN_PX = 20;

const port = (id: string, side: 'EAST' | 'WEST', x: number, y: number) => ({
  id,
  x,
  y,
  width: 0,
  height: 0,
  layoutOptions: { 'elk.port.side': side },
});

const placeOf = ({
  x = 0,
  y = 0,
  width = 0,
  height = 0,
}: {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}): Place => ({ x, y, width, height });
