import { Heading, RadioCards, Stack, Text } from '@adire/ui';
import { useEffect } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { PROPERTY_TYPE_LABELS } from '#domain/listings.ts';
import { StatusIcon } from '#homes/viewer/StatusIcon.tsx';
import { blockStatus, blockStatusText } from '#homes/viewer/units.ts';
import * as styles from './BlockChoice.css.ts';
import type { Building } from './blocks.ts';

const BLOCKS_ID = 'blocks';
const MAX_COLUMNS = 3;

interface BlockChoiceProps {
  readonly property: PropertyDetail;
  readonly blockId: string | null;
  /** Next was pressed without a block. */
  readonly error: string | null;
  readonly onChoose: (buildingId: string) => void;
}

/** What is for sale, and step 1. */
export function BlockChoice({ property, blockId, error, onChoose }: BlockChoiceProps) {
  useEffect(() => {
    if (error) document.getElementById(BLOCKS_ID)?.querySelector<HTMLElement>('[role=radio]')?.focus();
  }, [error]);

  const { buildings, type, units, title } = property;
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1} look={2}>
          {title}
        </Heading>
        <Text tone="ink2">
          {PROPERTY_TYPE_LABELS[type].toUpperCase()}
          <span className={styles.dot}>・</span>
          {`${units} units`}
        </Text>
      </Stack>
      <RadioCards
        id={BLOCKS_ID}
        label="1. Select a Block"
        value={blockId}
        onChange={onChoose}
        error={error ?? undefined}
        columns={Math.min(buildings.length, MAX_COLUMNS)}
        hideIndicator
        options={buildings.map((building) => ({
          value: building.id,
          label: building.name,
          description: <BlockStatus block={building} />,
          isMuted: blockStatus(building) !== 'available',
        }))}
      />
    </Stack>
  );
}

function BlockStatus({ block }: { readonly block: Building }) {
  const status = blockStatus(block);
  return (
    <span className={styles.status[status]} data-status={status}>
      <StatusIcon status={status} />
      {blockStatusText(block)}
    </span>
  );
}
