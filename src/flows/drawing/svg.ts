import type { FlowState } from '../graph/graph.ts';
import { boxText, tenth } from './boxes.ts';
import { isBusy, isExpanded } from './boxSizes.ts';
import type { FlowLayout, PlacedEdge, PlacedPill, PlacedStart, PlacedState } from './flowLayout.ts';
import { legend } from './legend.ts';
import { arrowheadPath, pathOf } from './lines.ts';
import type { Place, Way } from './places.ts';
import { STYLE } from './style.ts';
import { element, text } from './xml.ts';

export interface SvgOptions {
  /** The link of a state; null for none. */
  readonly hrefOf?: (state: FlowState) => string | null;
  /** The prefix of every id in the drawing; by default the machine's id. */
  readonly idPrefix?: string;
  readonly title?: string;
}

/**
 * Draws a layout as SVG. Groups carry `data-state` and `data-transition` (space-separated ids if transitions share an
 * edge), so that a style sheet can highlight a state or a transition: `[data-transition~="…"]`.
 */
export function svg(layout: FlowLayout, options: SvgOptions = {}): string {
  const { graph } = layout;
  const { idPrefix = graph.id } = options;
  const causes = new Map(graph.transitions.map(({ id, cause }) => [id, cause]));
  const key = legend(layout);
  const height = layout.height + key.height;
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'flow',
      viewBox: `0 0 ${layout.width} ${tenth(height)}`,
      width: layout.width,
      height: tenth(height),
      role: 'group',
      'aria-labelledby': `${idPrefix}-title ${idPrefix}-desc`,
    },
    element('title', { id: `${idPrefix}-title` }, text(options.title ?? graph.id)),
    element('desc', { id: `${idPrefix}-desc` }, text(graph.description)),
    element('style', {}, STYLE),
    element('rect', { class: 'ground', width: '100%', height: '100%' }),
    ...layout.states.map((state) => drawnState(state, causes, idPrefix, options.hrefOf)),
    ...layout.pills.map(drawnPill),
    ...layout.starts.map(drawnStart),
    ...layout.edges.map(drawnWay),
    ...layout.edges.map((edge) => drawnLabel(edge, causes)),
    key.drawing,
  )}\n`;
}

function drawnState(
  placed: PlacedState,
  causes: ReadonlyMap<string, string>,
  idPrefix: string,
  hrefOf: SvgOptions['hrefOf'],
): string {
  const { state, box, textPlace } = placed;
  const href = hrefOf?.(state) ?? null;
  const classes = [
    'state',
    isExpanded(placed) ? 'compound' : 'leaf',
    ...(state.parent === null ? ['machine'] : []),
    ...(state.kind === 'final' ? ['final'] : []),
    ...(isBusy(placed) ? ['busy'] : []),
    ...(placed.isNeighbour ? ['neighbour'] : []),
    ...(placed.isCollapsed ? ['collapsed'] : []),
  ];
  const content = [
    element('title', {}, text(`${state.id || state.name}: ${state.description}`)),
    placed.isCollapsed ? element('rect', { class: 'box behind', ...frame(lower(placed), 0) }) : '',
    element('rect', { class: 'box', ...frame(placed, 0) }),
    state.kind === 'final' ? element('rect', { class: 'inner', ...frame(placed, 3.5) }) : '',
    box.dividerY === null
      ? ''
      : element('path', {
          class: 'divider',
          d: `M${tenth(textPlace.x + 10)} ${tenth(textPlace.y + box.dividerY)}h${tenth(textPlace.width - 20)}`,
        }),
    boxText(box, textPlace, causes),
  ];
  const id = `${idPrefix}-state-${state.id}`;
  const group = { class: classes.join(' '), id, 'data-state': state.id };
  return href === null ? element('g', group, ...content) : element('a', { ...group, href }, ...content);
}

const drawnPill = ({ box, ...place }: PlacedPill): string =>
  element(
    'g',
    { class: 'anywhere' },
    element('rect', { class: 'pill', ...frame(place, 0), rx: place.height / 2 }),
    boxText(box, place, new Map()),
  );

const drawnStart = ({ x, y, width, points }: PlacedStart): string =>
  element(
    'g',
    { class: 'begin' },
    element('circle', {
      class: 'start',
      cx: tenth(x + width / 2),
      cy: tenth(y + width / 2),
      r: width / 2 - 0.5,
    }),
    way(points),
  );

const drawnWay = ({ cause, steps, points }: PlacedEdge): string =>
  element(
    'g',
    { class: `edge ${cause}`, 'data-transition': steps.flatMap(({ transitions }) => transitions).join(' ') },
    way(points),
  );

const way = (points: Way): string =>
  element('path', { class: 'way', d: pathOf(points) }) +
  element('path', { class: 'head', d: arrowheadPath(points) });

const drawnLabel = ({ cause, label }: PlacedEdge, causes: ReadonlyMap<string, string>): string =>
  element(
    'g',
    { class: `label ${cause}` },
    element('rect', { class: 'plate', ...frame(label, 0), rx: 6 }),
    boxText(label.box, label, causes),
  );

/** The offset rectangle behind a collapsed state. */
const lower = (place: Place): Place => ({ ...place, x: place.x + 5, y: place.y + 5 });

/** A rectangle that is inset from a place on all sides. */
const frame = ({ x, y, width, height }: Place, insetPx: number) => ({
  x: tenth(x + insetPx),
  y: tenth(y + insetPx),
  width: tenth(width - 2 * insetPx),
  height: tenth(height - 2 * insetPx),
  rx: Math.max(2, 9 - insetPx),
});
