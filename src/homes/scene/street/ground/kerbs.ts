import { type Interval, intervalWithout } from '#homes/model/difference.ts';
import type { Detail, Place } from '../../scene.ts';
import { box } from '../../solids.ts';
import type { StreetInstances } from '../StreetInstances.ts';

/** A road's straight edge: `at` is its outer line, `towards` the direction of the road. */
export interface RoadEdge {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly towards: 1 | -1;
  readonly span: Interval;
  /** Where a drive or a path crosses the edge. */
  readonly crossings: readonly Interval[];
  readonly hasDrain: boolean;
}

export const KERB_M = 0.15;
export const DRAIN_M = 0.6;
const KERB_UNIT_M = 0.9;
const DRAIN_UNIT_M = 0.6;
const KERB_TOP_M = 0.15;
const DROPPED_TOP_M = 0.035;
const DRAIN_TOP_M = 0.1;
const DROPPED_DRAIN_M = 0.045;

/** Kerb stones along an edge, lowered at crossings, and the slabs over the drain behind them. */
export function kerbs(instances: StreetInstances, edges: readonly RoadEdge[], detail: Detail): void {
  for (const edge of edges) {
    const dropped = edge.crossings.map(({ from, to }) => ({ from: from - 0.3, to: to + 0.3 }));
    const sunken = within(edge.span, dropped);
    const raised = intervalWithout(edge.span, dropped, 0.15);
    const kerbAt = edge.hasDrain ? DRAIN_M : 0;
    units(
      instances,
      'kerb',
      edge,
      raised,
      { inM: kerbAt, wideM: KERB_M, longM: KERB_UNIT_M, topM: KERB_TOP_M },
      detail,
    );
    units(
      instances,
      'kerb',
      edge,
      sunken,
      { inM: kerbAt, wideM: KERB_M, longM: KERB_UNIT_M, topM: DROPPED_TOP_M },
      detail,
    );
    if (!edge.hasDrain) continue;
    units(
      instances,
      'drain',
      edge,
      raised,
      { inM: 0, wideM: DRAIN_M, longM: DRAIN_UNIT_M, topM: DRAIN_TOP_M },
      detail,
    );
    units(
      instances,
      'drain',
      edge,
      sunken,
      { inM: 0, wideM: DRAIN_M, longM: DRAIN_UNIT_M, topM: DROPPED_DRAIN_M },
      detail,
    );
  }
}

const within = ({ from, to }: Interval, spans: readonly Interval[]): Interval[] => {
  const between = intervalWithout({ from, to }, spans);
  return intervalWithout({ from, to }, between, 0.15);
};

interface Unit {
  /** Distance inwards from the road's outer line. */
  readonly inM: number;
  readonly wideM: number;
  readonly longM: number;
  readonly topM: number;
}

/** Single stones in a picture; one long piece in the live view. */
function units(
  instances: StreetInstances,
  kind: 'kerb' | 'drain',
  edge: RoadEdge,
  spans: readonly Interval[],
  { inM, wideM, longM, topM }: Unit,
  detail: Detail,
): void {
  const { axis, at, towards } = edge;
  const low = towards === 1 ? at + inM : at - inM - wideM;
  const fine = detail === 'picture';
  for (const { from, to } of spans) {
    const count = fine ? Math.max(1, Math.round((to - from) / longM)) : 1;
    const ownM = fine ? longM : 1;
    const stretch = (to - from) / count / ownM;
    const places = Array.from({ length: count }, (_, index): Place => {
      const along = from + ((to - from) * index) / count;
      return axis === 'x'
        ? { at: [along, low, 0], turnRad: 0, scale: [stretch, 1, 1] }
        : { at: [low + wideM, along, 0], turnRad: Math.PI / 2, scale: [stretch, 1, 1] };
    });
    // Every third slab has a different tint.
    const tints = kind === 'drain' && fine ? 3 : 1;
    for (let tint = 0; tint < tints; tint += 1) {
      instances.put(
        `${kind} ${topM} ${tint}`,
        places.filter((_, index) => (index * 7 + Math.floor(index / 5)) % tints === tint),
        (mesh) => {
          const gapM = fine ? 0.005 : 0.003;
          const top = topM + 0.003 * tint;
          box(
            mesh,
            kind === 'kerb' || tint === 1 ? 'kerb' : 'concrete',
            [gapM, 0.003, -0.15],
            [ownM - gapM, wideM - 0.003, top],
            fine ? (kind === 'kerb' ? 0.02 : 0.01) : 0,
          );
          if (kind === 'drain' && fine) {
            box(mesh, 'joint', [ownM / 2 - 0.06, 0.1, top - 0.02], [ownM / 2 + 0.06, 0.13, top + 0.002], 0);
          }
        },
      );
    }
  }
}
