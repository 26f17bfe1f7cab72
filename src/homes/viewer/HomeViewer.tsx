import { Stack } from '@adire/ui';
import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { FloorPicker } from './FloorPicker.tsx';
import { StageFoot } from './live/StageFoot.tsx';
import { BlockLabel, RoomLabel, UnitLabel } from './live/StageLabels.tsx';
import * as styles from './live/stage.css.ts';
import { KEYBOARD_HELP, nextLevel, pressKey } from './live/stageKeys.ts';
import { unitPaints } from './live/unitPaints.ts';
import { useLabels } from './live/useLabels.ts';
import { useOverlay } from './live/useOverlay.ts';
import { usePointing } from './live/usePointing.ts';
import { useReducedMotion } from './live/useReducedMotion.ts';
import { useScheme } from './live/useScheme.ts';
import { type ContextFailure, useStage } from './live/useStage.ts';
import { useStagedHome } from './live/useStagedHome.ts';
import { FloorPickerSkeleton, ModelLoading } from './ModelLoading.tsx';
import type { ViewerBlock, ViewerHome } from './units.ts';
import { ViewerFrame } from './ViewerFrame.tsx';

export interface HomeViewerProps {
  readonly home: ViewerHome;
  /** The selected block; null shows the whole site. */
  readonly block: ViewerBlock | null;
  readonly chosenId: string | null;
  /** The highlighted unit: the one under the pointer here, or elsewhere on the screen. */
  readonly pointedId: string | null;
  /** The storey that is cut open; null while the block is whole. */
  readonly openLevel: number | null;
  readonly onOpenLevel: (level: number | null) => void;
  readonly onPoint: (unitId: string | null) => void;
  readonly onChooseBlock: (blockId: string) => void;
  readonly onChooseUnit: (unitId: string) => void;
  readonly onBroken: (how: 'buildFailed' | ContextFailure) => void;
  /** Read out after the keys: how else a unit can be chosen. */
  readonly otherWay: string;
}

/** A listing's homes in 3D: turned, zoomed, opened floor by floor; units and blocks are chosen by pointer. */
export function HomeViewer(props: HomeViewerProps) {
  const { home, block, chosenId, pointedId, openLevel, onOpenLevel, onPoint, onBroken } = props;
  const broken = useLatest(onBroken);
  const staged = useStagedHome(
    home,
    useCallback(() => broken.current('buildFailed'), [broken]),
  );
  const space = staged?.blocks.find(({ id }) => id === block?.id) ?? null;
  const { labels, rooms } = useLabels({
    blocks: staged?.blocks ?? [],
    space,
    openLevel,
    chosenId,
    pointedId,
  });
  const host = useRef<HTMLDivElement>(null);
  const overlay = useOverlay(labels, host);
  const stage = useStage(host, staged, {
    onDrawn: overlay.place,
    onFailed: useCallback((how: ContextFailure) => broken.current(how), [broken]),
  });
  const scheme = useScheme();
  const isMotionReduced = useReducedMotion();
  const hintId = useId();

  useLayoutEffect(() => stage?.setMotionReduced(isMotionReduced), [stage, isMotionReduced]);
  useLayoutEffect(() => stage?.setScheme(scheme), [stage, scheme]);
  useLayoutEffect(() => stage?.show(block?.id ?? null, openLevel), [stage, block?.id, openLevel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the theme, and labels are put in place with the next frame
  useEffect(
    () => stage?.paint(unitPaints(block?.apartments ?? [], chosenId, pointedId)),
    [stage, block, chosenId, pointedId, scheme, labels],
  );

  const { handlers, isPointing } = usePointing({
    at: (x, y) => {
      const id = overlay.at(x, y);
      if (!id || id.startsWith('room')) return stage?.pickAt(x, y) ?? null;
      return block ? { kind: 'unit', unitId: id } : { kind: 'block', blockId: id };
    },
    onPoint: (picked) => onPoint(picked?.kind === 'unit' ? picked.unitId : null),
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
    return stage !== null && pressKey(stage, key);
  };

  return (
    <Stack gap={5}>
      <ViewerFrame isBusy={stage === null}>
        <div
          role="application"
          aria-label={block ? `3D model of ${block.name}` : `3D model of ${home.title}`}
          aria-describedby={hintId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys turn it
          tabIndex={0}
          className={styles.stage}
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
                    isPointed={unit.id === pointedId}
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
        {stage ? (
          <StageFoot stage={stage} />
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

/** A ref that always holds the value of the last render. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
