import { ChoiceChips } from '@adire/ui';
import { floorName } from '#domain/listings/listings.ts';

interface FloorPickerProps {
  readonly levelCount: number;
  readonly openLevel: number | null;
  readonly onOpen: (level: number | null) => void;
}

const WHOLE_BLOCK = 'whole';

/** Opens one floor by raising the floors above it. */
export function FloorPicker({ levelCount, openLevel, onOpen }: FloorPickerProps) {
  const levels = Array.from({ length: levelCount }, (_, level) => ({
    value: String(level),
    label: levelCount === 1 ? 'Inside' : floorName(level),
  }));
  return (
    <ChoiceChips
      label="Lift floors"
      value={openLevel === null ? WHOLE_BLOCK : String(openLevel)}
      onChange={(value) => onOpen(value === null || value === WHOLE_BLOCK ? null : Number(value))}
      options={[{ value: WHOLE_BLOCK, label: 'Whole block' }, ...levels]}
    />
  );
}
