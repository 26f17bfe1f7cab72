import { ChoiceChips } from '@adire/ui';
import { levelName } from './levelNames.ts';

interface LiftChoiceProps {
  /** How many storeys the block has. */
  readonly levelCount: number;
  readonly openLevel: number | null;
  readonly onOpen: (level: number | null) => void;
}

const WHOLE = 'whole';

/** Which floor lies open: what is above it rises. */
export function LiftChoice({ levelCount, openLevel, onOpen }: LiftChoiceProps) {
  const levels = Array.from({ length: levelCount }, (_, level) => ({
    value: String(level),
    label: levelCount === 1 ? 'Inside' : levelName(level),
  }));
  return (
    <ChoiceChips
      label="Lift floors"
      value={openLevel === null ? WHOLE : String(openLevel)}
      onChange={(value) => onOpen(value === null || value === WHOLE ? null : Number(value))}
      options={[{ value: WHOLE, label: 'Whole block' }, ...levels]}
    />
  );
}
