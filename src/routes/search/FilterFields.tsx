import { ChoiceChips } from '@adire/ui';
import type { ReactNode } from 'react';
import { PROPERTY_TYPE_LABELS, PROPERTY_TYPES, ROOM_COUNT_OPTIONS } from '#domain/listings/listings.ts';
import type { FilterDraft, FilterMenuName } from '#machines/search/search.filters.ts';
import { MENU_LABELS, roomCountText } from './filterLabels.ts';
import { MonthlyLimit } from './MonthlyLimit.tsx';
import { PriceRange } from './PriceRange.tsx';

interface FilterFieldsProps {
  /** The search text. */
  readonly text: string;
  readonly draft: FilterDraft;
  readonly problem: string | null;
  readonly onChange: (change: Partial<FilterDraft>) => void;
  /** Set if the menu already shows its name. */
  readonly hideLabel?: boolean;
}

const TYPE_OPTIONS = PROPERTY_TYPES.map((type) => ({ value: type, label: PROPERTY_TYPE_LABELS[type] }));
const ROOM_OPTIONS = ROOM_COUNT_OPTIONS.map((count) => ({
  value: String(count),
  label: roomCountText(count),
}));

const roomCount = (text: string | null) =>
  ROOM_COUNT_OPTIONS.find((option) => String(option) === text) ?? null;

/** The fields of each filter menu. */
export const filterFields: Readonly<Record<FilterMenuName, (props: FilterFieldsProps) => ReactNode>> = {
  price: ({ text, draft, problem, onChange }) => <PriceRange {...{ text, draft, problem, onChange }} />,
  monthly: ({ text, draft, onChange, hideLabel = false }) => (
    // The sheet already shows the histogram with the price filter.
    <MonthlyLimit {...{ text, draft, onChange }} hasHistogram={hideLabel} />
  ),
  type: ({ draft, onChange, hideLabel = false }) => (
    <ChoiceChips
      label={MENU_LABELS.type}
      hideLabel={hideLabel}
      options={TYPE_OPTIONS}
      value={draft.type}
      onChange={(type) => onChange({ type })}
      allowNone
    />
  ),
  beds: ({ draft, onChange, hideLabel = false }) => (
    <ChoiceChips
      label={MENU_LABELS.beds}
      hideLabel={hideLabel}
      options={ROOM_OPTIONS}
      value={draft.beds === null ? null : String(draft.beds)}
      onChange={(beds) => onChange({ beds: roomCount(beds) })}
      allowNone
    />
  ),
  baths: ({ draft, onChange, hideLabel = false }) => (
    <ChoiceChips
      label={MENU_LABELS.baths}
      hideLabel={hideLabel}
      options={ROOM_OPTIONS}
      value={draft.baths === null ? null : String(draft.baths)}
      onChange={(baths) => onChange({ baths: roomCount(baths) })}
      allowNone
    />
  ),
};
