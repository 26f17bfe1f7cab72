import { EmptyState, Heading, VisuallyHidden } from '@adire/ui';
import { useState } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { unitOnFloor, unitStatusLabel } from '#homes/viewer/units.ts';
import type { Building } from './blocks.ts';
import { Facade } from './Facade.tsx';
import * as styles from './ModelTab.css.ts';
import { ModelView } from './ModelView.tsx';

interface ModelTabProps {
  readonly property: PropertyDetail;
  readonly block: Building | null;
  readonly chosenId: string | null;
  /** Next was pressed without a unit. */
  readonly error: string | null;
  readonly onChooseBlock: (buildingId: string) => void;
  readonly onChooseUnit: (apartmentId: string) => void;
}

/** The homes in 3D, and the drawn front of the chosen block: units are highlighted and chosen in either. */
export function ModelTab({ property, block, chosenId, error, onChooseBlock, onChooseUnit }: ModelTabProps) {
  const [open, setOpen] = useState<{ blockId: string; level: number } | null>(null);
  const [highlightedId, setPointedId] = useState<string | null>(null);
  const [announcement, announce] = useState('');
  const unitOf = (unitId: string) => block?.apartments.find(({ id }) => id === unitId) ?? null;

  const choose = (unitId: string) => {
    const unit = unitOf(unitId);
    if (unit?.status === 'available') onChooseUnit(unit.id);
    else if (block && unit)
      announce(`${unitOnFloor(unit, block)}: ${unitStatusLabel(unit, chosenId)}. It cannot be chosen.`);
  };
  return (
    <div className={styles.tab}>
      {block ? (
        <div className={styles.title}>
          <Heading level={2} look={3}>
            2. Select a Unit
          </Heading>
        </div>
      ) : null}
      <ModelView
        property={property}
        block={block}
        chosenId={chosenId}
        highlightedId={highlightedId}
        openLevel={open && open.blockId === block?.id ? open.level : null}
        onOpenLevel={(level) => setOpen(block && level !== null ? { blockId: block.id, level } : null)}
        onHighlight={setPointedId}
        onChooseBlock={onChooseBlock}
        onChooseUnit={choose}
      />
      {block ? (
        <Facade
          block={block}
          chosenId={chosenId}
          highlightedId={highlightedId}
          error={error}
          onChoose={onChooseUnit}
          onHighlight={(unitId, by) => {
            setPointedId(unitId);
            const unit = unitId && by === 'focus' ? unitOf(unitId) : null;
            if (block && unit) announce(`${unitOnFloor(unit, block)} is lit in the 3D model.`);
          }}
        />
      ) : (
        <EmptyState size="part" title="Which block?">
          Select a block, in the picture or by its name, and its floors and units are shown.
        </EmptyState>
      )}
      <VisuallyHidden>
        <p role="status">{announcement}</p>
      </VisuallyHidden>
    </div>
  );
}
