import { Button, breakpoints, EmptyState, useMediaQuery, VisuallyHidden } from '@adire/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { unitOnFloor } from '#homes/viewer/units.ts';
import { BlockChoice } from './BlockChoice.tsx';
import { type Apartment, type Building, noUnitReason } from './blocks.ts';
import { Facade } from './Facade.tsx';
import type { NextStep } from './next.ts';
import * as styles from './UnitPicker.css.ts';
import { UnitSheet } from './UnitSheet.tsx';
import { ViewsSheet } from './ViewsSheet.tsx';
import { Views } from './views/Views.tsx';
import type { View, ViewProps } from './views/view.ts';

interface UnitPickerProps {
  readonly property: PropertyDetail;
  readonly block: Building | null;
  readonly unit: Apartment | null;
  /** Shown after Next was pressed without a block or a unit. */
  readonly error: string | null;
  /** The initial view on wide screens. */
  readonly firstView: View;
  readonly next: NextStep;
  /** Content above the blocks. */
  readonly head?: ReactNode;
  /** Content below the units: the selection and Next. */
  readonly bar?: ReactNode;
  readonly onChooseBlock: (buildingId: string) => void;
  readonly onChooseUnit: (apartmentId: string) => void;
}

/**
 * Chooses a block and a unit, next to their drawings. On phones a tapped unit opens in a sheet, and the drawings
 * open in another.
 */
export function UnitPicker(props: UnitPickerProps) {
  const { property, block, unit, error, firstView, next, head, bar, onChooseBlock, onChooseUnit } = props;
  const isPhone = useMediaQuery(breakpoints.phone);
  const [view, setView] = useState(firstView);
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const [isUnitOpen, setUnitOpen] = useState(false);
  const [announcement, announce] = useState('');
  const units = useRef<HTMLDivElement>(null);
  const hasChosenBlock = useRef(false);
  const blockId = block?.id ?? null;
  useEffect(() => {
    // On phones, scroll the whole facade of the newly chosen block into view.
    if (isPhone && blockId !== null && hasChosenBlock.current)
      units.current?.scrollIntoView({ block: 'nearest' });
  }, [isPhone, blockId]);
  const shown: ViewProps = {
    property,
    block,
    chosenId: unit?.id ?? null,
    highlightedId,
    onHighlight: setHighlightedId,
    onChooseBlock,
    onChooseUnit,
  };
  const choose = (apartmentId: string) => {
    onChooseUnit(apartmentId);
    setUnitOpen(true);
  };
  return (
    <div className={styles.picker}>
      <div className={styles.panel}>
        {head}
        <BlockChoice
          buildings={property.buildings}
          blockId={block?.id ?? null}
          error={block ? null : error}
          onChoose={(buildingId) => {
            hasChosenBlock.current = true;
            onChooseBlock(buildingId);
          }}
        />
        {isPhone ? <ViewsSheet {...shown} next={next} /> : null}
        {block ? (
          <div ref={units} className={styles.units}>
            <h2 className={styles.step}>2. Select a Unit</h2>
            <Facade
              block={block}
              chosenId={unit?.id ?? null}
              highlightedId={highlightedId}
              error={unit ? null : error}
              onChoose={choose}
              onHighlight={(unitId, by) => {
                setHighlightedId(unitId);
                const lit = block.apartments.find(({ id }) => id === unitId);
                if (lit && by === 'focus' && !isPhone && view === 'model')
                  announce(`${unitOnFloor(lit, block)} is lit in the 3D model.`);
              }}
            />
          </div>
        ) : (
          <NoBlock property={property} />
        )}
        {bar}
      </div>
      {isPhone ? null : (
        <div className={styles.views}>
          <Views {...shown} view={view} onView={setView} />
        </div>
      )}
      {isPhone && block ? (
        <UnitSheet
          property={property}
          block={block}
          unit={isUnitOpen ? unit : null}
          next={next}
          onClose={() => setUnitOpen(false)}
        />
      ) : null}
      <VisuallyHidden>
        <p role="status">{announcement}</p>
      </VisuallyHidden>
    </div>
  );
}

const NoBlock = ({ property }: Pick<UnitPickerProps, 'property'>) =>
  noUnitReason(property) === undefined ? (
    <EmptyState size="part" title="Which block?">
      Select a block, and its floors and units are shown.
    </EmptyState>
  ) : (
    <EmptyState size="part" title="No unit is free" action={<Button href="/search">Search homes</Button>}>
      A unit on hold is free again if nobody pays for it in time. Save this home, and we write to you then.
    </EmptyState>
  );
