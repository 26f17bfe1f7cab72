import { FilterMenu } from '@adire/ui';
import { memo } from 'react';
import {
  FILTER_MENUS,
  type FilterDraft,
  type FilterMenuName,
  type SearchFilters,
} from '#machines/search/search.filters.ts';
import { filterFields } from './FilterFields.tsx';
import { filterLabels, MENU_LABELS } from './filterLabels.ts';
import { useDraftCount } from './useDraftCount.ts';
import type { Search } from './useSearch.ts';

interface FilterMenusProps {
  readonly applied: SearchFilters;
  readonly openMenu: FilterMenuName | null;
  /** The unapplied choices of the open menu. */
  readonly draft: FilterDraft;
  readonly problem: string | null;
  readonly send: Search['send'];
}

/** One menu per filter, on wide screens. Memoized: re-renders only when a prop changes. */
export const FilterMenus = memo(function FilterMenus({
  applied,
  openMenu,
  draft,
  problem,
  send,
}: FilterMenusProps) {
  const count = useDraftCount({ text: applied.q, draft, isOpen: openMenu !== null });
  return FILTER_MENUS.map((menu) => (
    <FilterMenu
      key={menu}
      label={MENU_LABELS[menu]}
      valueLabel={filterLabels[menu](applied) ?? undefined}
      open={openMenu === menu}
      onOpenChange={(open) => send({ type: open ? 'menu.opened' : 'menu.closed', menu })}
      onClear={() => send({ type: 'menu.emptied', menu })}
      clearLabel={`Clear ${MENU_LABELS[menu].toLowerCase()}`}
      onApply={() => send({ type: 'filters.applied' })}
      note={count}
    >
      {filterFields[menu]({
        text: applied.q,
        draft,
        problem,
        onChange: (change) => send({ type: 'draft.changed', change }),
        hideLabel: true,
      })}
    </FilterMenu>
  ));
});
