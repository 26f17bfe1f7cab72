import { RadioCards } from '@adire/ui';
import { useEffect } from 'react';
import type { UnitStatus } from '#domain/listings/listings.ts';
import { StatusIcon } from '#homes/viewer/StatusIcon.tsx';
import { blockStatus, blockStatusText } from '#homes/viewer/units.ts';
import * as styles from './BlockChoice.css.ts';
import type { Building } from './blocks.ts';

const BLOCKS_ID = 'blocks';
const MAX_COLUMNS = 3;

interface BlockChoiceProps {
  readonly buildings: readonly Building[];
  readonly blockId: string | null;
  /** Shown after Next was pressed without a block. */
  readonly error: string | null;
  readonly onChoose: (buildingId: string) => void;
}

/** Step 1: choose a block that has an available unit. */
export function BlockChoice({ buildings, blockId, error, onChoose }: BlockChoiceProps) {
  useEffect(() => {
    if (error)
      document.getElementById(BLOCKS_ID)?.querySelector<HTMLElement>('[role=radio]:not([disabled])')?.focus();
  }, [error]);

  return (
    <RadioCards
      id={BLOCKS_ID}
      label="1. Select a Block"
      value={blockId}
      onChange={onChoose}
      error={error ?? undefined}
      columns={Math.min(buildings.length, MAX_COLUMNS)}
      hideIndicator
      options={buildings.map((building) => {
        const status = blockStatus(building);
        return {
          value: building.id,
          label: building.name,
          ...(status === 'available'
            ? { description: <BlockStatus status={status} text={blockStatusText(building)} /> }
            : { disabledReason: <BlockStatus status={status} text={blockStatusText(building)} /> }),
        };
      })}
    />
  );
}

function BlockStatus({ status, text }: { readonly status: UnitStatus; readonly text: string }) {
  return (
    <span className={styles.status[status]} data-status={status}>
      <StatusIcon status={status} />
      {text}
    </span>
  );
}
