import { useQuery } from '@tanstack/react-query';
import { homesText } from '#app/format/countText.ts';
import { countQuery } from '#app/queries/properties.ts';
import { countFilter } from '#app/queries/propertyFilter.ts';
import { useDebounced } from '#app/queries/useDebounced.ts';
import { type FilterDraft, isRangeBackwards } from '#machines/search/search.filters.ts';

const CHOOSING_PAUSE_MS = 250;

interface DraftCount {
  readonly text: string;
  readonly draft: FilterDraft;
  /** Whether a menu is open. */
  readonly isOpen: boolean;
}

/** The number of homes that match the draft, as text; empty until it is loaded. */
export function useDraftCount({ text, draft, isOpen }: DraftCount): string {
  const settled = useDebounced(draft, CHOOSING_PAUSE_MS);
  const { data: total } = useQuery({
    ...countQuery(countFilter(text, settled)),
    enabled: isOpen && !isRangeBackwards(settled),
  });
  if (settled !== draft || total === undefined) return '';
  return total === 0 ? 'No home fits this choice' : `Shows ${homesText(total)}`;
}
