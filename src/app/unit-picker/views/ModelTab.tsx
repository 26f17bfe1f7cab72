import { VisuallyHidden } from '@adire/ui';
import { useState } from 'react';
import { unitOnFloor, unitStatusLabel } from '#homes/viewer/units.ts';
import { ModelView } from './ModelView.tsx';
import type { ViewProps } from './view.ts';

/** The homes in 3D. A click chooses an available unit; for any other unit it announces why not. */
export function ModelTab({ block, chosenId, onChooseUnit, ...view }: ViewProps) {
  const [open, setOpen] = useState<{ blockId: string; level: number } | null>(null);
  const [announcement, announce] = useState('');
  const choose = (unitId: string) => {
    const unit = block?.apartments.find(({ id }) => id === unitId);
    if (unit?.status === 'available') onChooseUnit(unit.id);
    else if (block && unit)
      announce(`${unitOnFloor(unit, block)}: ${unitStatusLabel(unit, chosenId)}. It cannot be chosen.`);
  };
  return (
    <>
      <ModelView
        {...view}
        block={block}
        chosenId={chosenId}
        openLevel={open && open.blockId === block?.id ? open.level : null}
        onOpenLevel={(level) => setOpen(block && level !== null ? { blockId: block.id, level } : null)}
        onChooseUnit={choose}
      />
      <VisuallyHidden>
        <p role="status">{announcement}</p>
      </VisuallyHidden>
    </>
  );
}
