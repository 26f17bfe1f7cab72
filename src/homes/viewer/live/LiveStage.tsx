import { Stack } from '@adire/ui';
import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import type { Building } from '#routes/select-unit/blocks.ts';
import { LiftChoice } from '../LiftChoice.tsx';
import { LiftComes, ModelComes } from '../ModelComes.tsx';
import { frame } from '../modelView.css.ts';
import { StageFoot } from './StageFoot.tsx';
import { BlockLabel, RoomLabel, UnitLabel } from './StageLabels.tsx';
import * as styles from './stage.css.ts';
import { KEYS_IN_WORDS, nextLevel, pressKey } from './stageKeys.ts';
import { unitPaints } from './unitPaints.ts';
import { useCalm } from './useCalm.ts';
import { useLabels } from './useLabels.ts';
import { useOverlay } from './useOverlay.ts';
import { usePointing } from './usePointing.ts';
import { useScheme } from './useScheme.ts';
import { useStage } from './useStage.ts';
import { useStagedHome } from './useStagedHome.ts';

export interface LiveStageProps {
  readonly property: PropertyDetail;
  readonly block: Building | null;
  readonly chosenId: string | null;
  /** The unit under a pointer, here or in the list. */
  readonly pointedId: string | null;
  /** The storey that lies open; null while the block is whole. */
  readonly openLevel: number | null;
  readonly onOpenLevel: (level: number | null) => void;
  readonly onPoint: (unitId: string | null) => void;
  readonly onChooseBlock: (blockId: string) => void;
  readonly onChooseUnit: (unitId: string) => void;
  readonly onBroken: (how: 'building' | 'unable' | 'lost') => void;
}

/** The homes, live: turned, lifted apart, pointed at. */
export function LiveStage(props: LiveStageProps) {
  const { property, block, chosenId, pointedId, openLevel, onOpenLevel, onPoint, onBroken } = props;
  const broken = useLatest(onBroken);
  const home = useStagedHome(
    property,
    useCallback(() => broken.current('building'), [broken]),
  );
  const space = home?.blocks.find(({ id }) => id === block?.id) ?? null;
  const { labels, rooms } = useLabels({ blocks: home?.blocks ?? [], space, openLevel, chosenId, pointedId });
  const host = useRef<HTMLDivElement>(null);
  const overlay = useOverlay(labels, host);
  const stage = useStage(host, home, {
    drawn: overlay.place,
    broken: useCallback((how: 'unable' | 'lost') => broken.current(how), [broken]),
  });
  const scheme = useScheme();
  const isCalm = useCalm();
  const hintId = useId();

  useLayoutEffect(() => stage?.setCalm(isCalm), [stage, isCalm]);
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
      <div className={frame} aria-busy={stage === null}>
        <div
          role="application"
          aria-label={block ? `3D model of ${block.name}` : `3D model of ${property.title}`}
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
                    {...{ unit, block, chosenId, keep: overlay.keep }}
                    isPointed={unit.id === pointedId}
                  />
                ))
              : property.buildings.map((each) => (
                  <BlockLabel key={each.id} block={each} keep={overlay.keep} />
                ))}
            {rooms.map(({ id, room }) => (
              <RoomLabel key={id} {...{ id, room, keep: overlay.keep }} />
            ))}
          </div>
        </div>
        <p id={hintId} hidden>
          {KEYS_IN_WORDS}
        </p>
        {stage ? (
          <StageFoot stage={stage} />
        ) : (
          <div className={styles.cover}>
            <ModelComes />
          </div>
        )}
      </div>
      {space ? (
        <LiftChoice {...{ levelCount, openLevel }} onOpen={onOpenLevel} />
      ) : block ? (
        <LiftComes />
      ) : null}
    </Stack>
  );
}

/** Always the last value, in a box that stays the same. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
