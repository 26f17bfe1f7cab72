import type { FlowLayout, PlacedState } from '../../drawing/layout.ts';
import { pathOf } from '../../drawing/lines.ts';
import { type Marks, transitionsOf } from './marks.ts';
import * as styles from './Overlay.css.ts';
import { drawnStateFor } from './shown.ts';
import { ToneSign } from './ToneSign.tsx';
import { TAG } from './tags.ts';

export interface HighlightedIds {
  /** Ids of the current states. */
  readonly states: readonly string[];
  /** Ids of the last transitions, or of those that would follow. */
  readonly transitions: readonly string[];
  /** Ids of the search results; null without a search. */
  readonly found: ReadonlySet<string> | null;
}

interface OverlayProps {
  readonly layout: FlowLayout;
  readonly marks: Marks;
  readonly lit: HighlightedIds;
}

const RING_PX = 6;

/** The layer below the drawing: lines and backgrounds. */
export function Underlay({ layout, marks, lit }: OverlayProps) {
  const lines = layout.edges.filter((edge) => transitionsOf(edge).some((id) => lit.transitions.includes(id)));
  return (
    <Sheet layout={layout}>
      {marks.traces.map(({ edge, tone }) => (
        <path
          key={`${edge.from} ${edge.to} ${edge.cause}`}
          className={`${styles.trace} ${styles.traceTone[tone]}`}
          d={pathOf(edge.points)}
        />
      ))}
      {lines.map((edge) => (
        <path
          key={`${edge.from} ${edge.to} ${edge.cause}`}
          className={styles.litLine}
          d={pathOf(edge.points)}
        />
      ))}
    </Sheet>
  );
}

/** The layer above the drawing: outlines and tags. It ignores the pointer. */
export function Overlay({ layout, marks, lit }: OverlayProps) {
  const holder = drawnStateFor(layout);
  const here = new Set(lit.states.map(holder));
  const placed = layout.states.filter(({ state }) => state.id !== '');
  return (
    <Sheet layout={layout}>
      {lit.found === null ? null : (
        <Found
          layout={layout}
          found={new Set([...lit.found].map((id) => (id.includes('|') ? id : holder(id))))}
        />
      )}
      {placed
        .filter(({ state }) => here.has(state.id))
        .map((state) => (
          <Ring key={state.state.id} placed={state} className={styles.here} />
        ))}
      {layout.edges
        .filter((edge) => transitionsOf(edge).some((id) => lit.transitions.includes(id)))
        .map(({ label, from, to, cause }) => (
          <rect
            key={`${from} ${to} ${cause}`}
            className={styles.litLabel}
            x={label.x - 2}
            y={label.y - 2}
            width={label.width + 4}
            height={label.height + 4}
            rx={8}
          />
        ))}
      {marks.tags.map(({ id, tone, words, x, y, width, height }) => (
        <g key={id} className={styles.tagTone[tone]} transform={`translate(${x} ${y})`}>
          <rect className={styles.tagBox} width={width} height={height} rx={height / 2} />
          <ToneSign tone={tone} x={words === '' ? (width - 10) / 2 : TAG.padPx} y={(height - 10) / 2} />
          <text className={styles.tagWords} x={TAG.padPx + TAG.signPx} y={13}>
            {words}
          </text>
        </g>
      ))}
    </Sheet>
  );
}

function Found({ layout, found }: { readonly layout: FlowLayout; readonly found: ReadonlySet<string> }) {
  return (
    <>
      {layout.states
        .filter(({ state }) => found.has(state.id) && state.id !== '')
        .map((placed) => (
          <Ring key={placed.state.id} placed={placed} className={styles.found} />
        ))}
      {layout.edges
        .filter((edge) => transitionsOf(edge).some((id) => found.has(id)))
        .map(({ label, from, to, cause }) => (
          <rect
            key={`${from} ${to} ${cause}`}
            className={styles.found}
            x={label.x - 3}
            y={label.y - 3}
            width={label.width + 6}
            height={label.height + 6}
            rx={8}
          />
        ))}
    </>
  );
}

function Ring({
  placed,
  className,
}: {
  readonly placed: PlacedState;
  readonly className: string | undefined;
}) {
  const { x, y, width, height } = placed;
  return (
    <rect
      className={className}
      x={x - RING_PX}
      y={y - RING_PX}
      width={width + 2 * RING_PX}
      height={height + 2 * RING_PX}
      rx={RING_PX + 8}
    />
  );
}

/** An SVG of the layout's size. It is hidden from screen readers, because the page has the same information as text. */
function Sheet({ layout, children }: { readonly layout: FlowLayout; readonly children: React.ReactNode }) {
  return (
    <svg
      className={styles.sheet}
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
