import { IconButton } from '@adire/ui';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ChevronsDownUp, ChevronsUpDown, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import type { FlowLayout } from '../../drawing/layout.ts';
import { hrefOf } from '../address/address.ts';
import * as styles from './Diagram.css.ts';
import { Drawing } from './Drawing.tsx';
import { Folds } from './Folds.tsx';
import type { Marks } from './marks.ts';
import { type HighlightedIds, Overlay, Underlay } from './Overlay.tsx';
import { drawnStateFor } from './shown.ts';
import { useDrag } from './useDrag.ts';
import { useZoom } from './useZoom.ts';

export interface DiagramProps {
  readonly title: string;
  readonly layout: FlowLayout;
  readonly isArranging: boolean;
  readonly marks: Marks;
  readonly lit: HighlightedIds;
  /** The state that is scrolled into view. */
  readonly follow: string | undefined;
  /** The link of a state; by default to the state's own page. */
  readonly hrefOf?: (state: string) => string;
  readonly onFold: (state: string) => void;
  readonly onFoldAll: (isFolded: boolean) => void;
}

const STAY_CLEAR_PX = 48;

/** The flow's diagram in a viewport that scrolls, zooms and folds. */
export function Diagram({
  title,
  layout,
  isArranging,
  marks,
  lit,
  follow,
  hrefOf: hrefOfState,
  onFold,
  onFoldAll,
}: DiagramProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const zoom = useZoom(viewport, content, layout);
  useDrag(viewport);
  const { scale, isPlaced } = zoom;
  const { id: flow } = layout.graph;
  const toState = useCallback(
    (state: string) => hrefOfState?.(state) ?? hrefOf({ page: 'state', flow, state, situation: null }),
    [hrefOfState, flow],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when the state changes, not on every zoom
  useEffect(() => {
    const box = viewport.current;
    const inner = content.current;
    const placed = layout.states.find(({ state }) => state.id === drawnStateFor(layout)(follow ?? ''));
    if (!isPlaced || !box || !inner || !placed || placed.state.id === '') return;
    const ground = inner.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    const left = ground.left + placed.x * scale - frame.left;
    const top = ground.top + placed.y * scale - frame.top;
    const right = left + placed.width * scale;
    const bottom = top + placed.height * scale;
    const isInView =
      left > 0 &&
      top > 0 &&
      right < box.clientWidth - STAY_CLEAR_PX &&
      bottom < box.clientHeight - STAY_CLEAR_PX;
    if (isInView) return;
    box.scrollBy({
      left: Math.min((left + right - box.clientWidth) / 2, left),
      top: Math.min((top + bottom - box.clientHeight) / 2, top),
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  }, [follow, layout, isPlaced]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { '+': zoom.zoomIn, '=': zoom.zoomIn, '-': zoom.zoomOut, '0': zoom.fit }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const isFoldable = layout.graph.states.some(
    ({ parent, children }) => parent !== null && children.length > 0,
  );
  return (
    <div className={styles.frame}>
      <section
        ref={viewport}
        className={styles.viewport}
        aria-label={`Diagram of ${title}`}
        aria-busy={isArranging}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to reach the scrolling viewport
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div
          ref={content}
          className={styles.content}
          style={{
            width: layout.width * scale,
            height: layout.height * scale,
            ...assignInlineVars({ [styles.ratio]: String(layout.width / layout.height) }),
          }}
        >
          <div className={styles.scaled} style={{ width: layout.width, transform: `scale(${scale})` }}>
            <Underlay layout={layout} marks={marks} lit={lit} />
            <Drawing layout={layout} title={title} hrefOf={toState} />
            <Overlay layout={layout} marks={marks} lit={lit} />
          </div>
          <Folds layout={layout} scale={scale} onFold={onFold} />
        </div>
      </section>
      <div className={styles.tools}>
        <IconButton label="Zoom in (+)" icon={<ZoomIn size={20} />} onClick={zoom.zoomIn} />
        <output className={styles.scale} aria-label="Zoom">
          {Math.round(scale * 100)}%
        </output>
        <IconButton label="Zoom out (−)" icon={<ZoomOut size={20} />} onClick={zoom.zoomOut} />
        <IconButton label="Show all of it (0)" icon={<Maximize size={20} />} onClick={zoom.fit} />
        {isFoldable ? (
          <>
            <IconButton
              label="Fold all"
              icon={<ChevronsDownUp size={20} />}
              onClick={() => onFoldAll(true)}
            />
            <IconButton
              label="Unfold all"
              icon={<ChevronsUpDown size={20} />}
              onClick={() => onFoldAll(false)}
            />
          </>
        ) : null}
      </div>
      <div role="status" className={styles.status}>
        {isArranging ? 'Arranging the diagram …' : ''}
      </div>
    </div>
  );
}
