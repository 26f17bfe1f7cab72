import ElkConstructor, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Place, Point } from './places.ts';

/** A card of the board, such as a screen. */
export interface BoardCard {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface BoardLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The distance of its start from the top of the card; null if it starts at no element of the card. */
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
    /** The line, from the edge of its card. */
    readonly points: readonly Point[];
    readonly label: Place;
  }[];
}

/**
 * Lays cards out from left to right. A line leaves its card on the right, at the height of the element where it starts.
 */
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

/** The distance of incoming lines from the top of a card: next to its heading. */
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
