import type { BlockSpace } from './blockSpace.ts';
import type { FreeEdge } from './freeEdges.ts';

const SAME_LINE_M = 0.03;

/** The outer walls of each unit on a storey; collinear walls of adjacent rooms are joined. */
export function unitEdges({ rooms }: BlockSpace, level: number): { unitId: string; edges: FreeEdge[] }[] {
  const byUnit = Map.groupBy(
    rooms.filter((room) => room.level === level),
    ({ unitId }) => unitId,
  );
  return [...byUnit].map(([unitId, own]) => ({ unitId, edges: joined(own.flatMap(({ edges }) => edges)) }));
}

function joined(edges: readonly FreeEdge[]): FreeEdge[] {
  const sorted = [...edges].sort((a, b) => a.side.localeCompare(b.side) || a.at - b.at || a.low - b.low);
  const result: FreeEdge[] = [];
  for (const edge of sorted) {
    const last = result.at(-1);
    const goesOn =
      last?.side === edge.side &&
      Math.abs(last.at - edge.at) < SAME_LINE_M &&
      edge.low - last.high < SAME_LINE_M;
    if (last && goesOn) result[result.length - 1] = { ...last, high: Math.max(last.high, edge.high) };
    else result.push(edge);
  }
  return result;
}
