import { Stack } from '@adire/ui';
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { FloorPicker } from './FloorPicker.tsx';
import { statusColors, unitPaints } from './live/unitPaints.ts';
import { useHomeRenderer, type ViewerFailure } from './live/useHomeRenderer.ts';
import { useLabels } from './live/useLabels.ts';
import { useOverlay } from './live/useOverlay.ts';
import { usePointing } from './live/usePointing.ts';
import { useReducedMotion } from './live/useReducedMotion.ts';
import { useRenderableHome } from './live/useRenderableHome.ts';
import { useScheme } from './live/useScheme.ts';
import { ViewerControls } from './live/ViewerControls.tsx';
import { BlockLabel, RoomLabel, UnitLabel } from './live/ViewerLabels.tsx';
import * as styles from './live/viewer.css.ts';
import { KEYBOARD_HELP, nextLevel, pressKey } from './live/viewerKeys.ts';
import { FloorPickerSkeleton, ModelLoading } from './ModelLoading.tsx';
import type { ViewerBlock, ViewerHome } from './units.ts';
import { ViewerFrame } from './ViewerFrame.tsx';

export interface HomeViewerProps {
  readonly home: ViewerHome;
  /** The selected block; null shows the whole site. */
  readonly block: ViewerBlock | null;
  readonly chosenId: string | null;
  /** The highlighted unit, here or elsewhere on the screen. */
  readonly highlightedId: string | null;
  /** The storey that is cut open; null if the block is whole. */
  readonly openLevel: number | null;
  readonly onOpenLevel: (level: number | null) => void;
  readonly onHighlight: (unitId: string | null) => void;
  readonly onChooseBlock: (blockId: string) => void;
  readonly onChooseUnit: (unitId: string) => void;
  readonly onBroken: (how: ViewerFailure) => void;
  /** Read out after the key help: another way to choose a unit. */
  readonly otherWay: string;
}

/**
 * A listing's homes in 3D. Users rotate, zoom and open them floor by floor, and choose units and blocks by pointer.
 */
export function HomeViewer(props: HomeViewerProps) {
  const { home, block, chosenId, highlightedId, openLevel, onOpenLevel, onHighlight, onBroken } = props;
  const broken = useLatest(onBroken);
  const staged = useRenderableHome(
    home,
    useCallback(() => broken.current('buildFailed'), [broken]),
  );
  const space = staged?.blocks.find(({ id }) => id === block?.id) ?? null;
  const { labels, rooms } = useLabels({
    home,
    blocks: staged?.blocks ?? [],
    space,
    openLevel,
    chosenId,
    highlightedId,
  });
  const host = useRef<HTMLDivElement>(null);
  const overlay = useOverlay(labels, host);
  const renderer = useHomeRenderer(host, staged, {
    onDrawn: overlay.place,
    onFailed: useCallback((how: ViewerFailure) => broken.current(how), [broken]),
  });
  const scheme = useScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the theme
  const colors = useMemo(statusColors, [scheme]);
  const isMotionReduced = useReducedMotion();
  const hintId = useId();

  useLayoutEffect(() => renderer?.setMotionReduced(isMotionReduced), [renderer, isMotionReduced]);
  useLayoutEffect(() => renderer?.setScheme(scheme), [renderer, scheme]);
  useLayoutEffect(() => renderer?.show(block?.id ?? null, openLevel), [renderer, block?.id, openLevel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels are put in place with the next frame
  useEffect(
    () => renderer?.paint(unitPaints(block?.apartments ?? [], colors, chosenId, highlightedId)),
    [renderer, block, colors, chosenId, highlightedId, labels],
  );

  const { handlers, isPointing } = usePointing({
    at: (x, y) => {
      const id = overlay.at(x, y);
      if (!id || id.startsWith('room')) return renderer?.pickAt(x, y) ?? null;
      return block ? { kind: 'unit', unitId: id } : { kind: 'block', blockId: id };
    },
    onHighlight: (picked) => onHighlight(picked?.kind === 'unit' ? picked.unitId : null),
    onChoose: (picked) => {
      if (picked.kind === 'unit') props.onChooseUnit(picked.unitId);
      else props.onChooseBlock(picked.blockId);
    },
  });
  const levelCount = space?.levels.length ?? 0;
  const press = (key: string): boolean => {
    if (key === 'PageUp' || key === 'PageDown') {
      if (!space) return false;
      onOpenLevel(nextLevel(openLevel, key === 'PageUp' ? 1 : -1, levelCount));
      return true;
    }
    return renderer !== null && pressKey(renderer, key);
  };

  return (
    <Stack gap={5}>
      <ViewerFrame isBusy={renderer === null}>
        <div
          role="application"
          aria-label={block ? `3D model of ${block.name}` : `3D model of ${home.title}`}
          aria-describedby={hintId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys turn it
          tabIndex={0}
          className={styles.surface}
          data-pointing={isPointing || undefined}
          {...handlers}
          onKeyDown={(event) => {
            const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
            if (isPlain && press(event.key)) event.preventDefault();
          }}
        >
          <div ref={host} className={styles.picture} />
          <div className={styles.labels} aria-hidden="true">
            {block
              ? block.apartments.map((unit) => (
                  <UnitLabel
                    key={unit.id}
                    {...{ unit, block, chosenId, register: overlay.register }}
                    isPointed={unit.id === highlightedId}
                  />
                ))
              : home.buildings.map((each) => (
                  <BlockLabel key={each.id} block={each} register={overlay.register} />
                ))}
            {rooms.map(({ id, room }) => (
              <RoomLabel key={id} {...{ id, room, register: overlay.register }} />
            ))}
          </div>
        </div>
        <p id={hintId} hidden>
          {`${KEYBOARD_HELP} ${props.otherWay}`}
        </p>
        {renderer ? (
          <ViewerControls renderer={renderer} />
        ) : (
          <div className={styles.cover}>
            <ModelLoading />
          </div>
        )}
      </ViewerFrame>
      {space ? (
        <FloorPicker {...{ levelCount, openLevel }} onOpen={onOpenLevel} />
      ) : block ? (
        <FloorPickerSkeleton />
      ) : null}
    </Stack>
  );
}

/** A ref that holds the value of the latest render. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
