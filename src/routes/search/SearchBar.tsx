import { Button, FilterMenu, Page, SearchField } from '@adire/ui';
import { SlidersHorizontal } from 'lucide-react';
import { MAX_SEARCH_LENGTH } from '#domain/listings.ts';
import { FILTER_MENUS, menusInUse } from '#machines/search/search.filters.ts';
import { filterFields } from './FilterFields.tsx';
import { filterLabels, MENU_LABELS } from './filterLabels.ts';
import { HiddenFilters } from './HiddenFilters.tsx';
import * as styles from './SearchBar.css.ts';
import { SearchOrder } from './SearchOrder.tsx';
import { useDraftCount } from './useDraftCount.ts';
import type { Search } from './useSearch.ts';

/** Search text, filters and order, always within reach. */
export function SearchBar({ search }: { readonly search: Search }) {
  const { snapshot, send } = search;
  const { applied, typed, draft, draftProblem } = snapshot.context;
  const inUse = menusInUse(applied).length;
  const isMenuOpen = !snapshot.matches({ menu: 'closed' }) && !snapshot.matches({ menu: 'all' });
  const count = useDraftCount({ text: applied.q, draft, isOpen: isMenuOpen });
  return (
    <div className={styles.bar}>
      <Page>
        <div className={styles.row}>
          <search className={styles.text}>
            <form
              method="get"
              action="/search"
              onSubmit={(event) => {
                event.preventDefault();
                send({ type: 'query.submitted' });
              }}
            >
              <HiddenFilters filters={{ ...applied, q: '', page: 1 }} />
              <SearchField
                name="q"
                label="Search homes"
                hideLabel
                placeholder="Find your dream property"
                maxLength={MAX_SEARCH_LENGTH}
                value={typed}
                onChange={(text) => send({ type: 'query.typed', text })}
              />
            </form>
          </search>
          <div className={`${styles.menus} ${styles.needsScript}`}>
            {FILTER_MENUS.map((menu) => (
              <FilterMenu
                key={menu}
                label={MENU_LABELS[menu]}
                valueLabel={filterLabels[menu](applied) ?? undefined}
                open={snapshot.matches({ menu })}
                onOpenChange={(open) => send({ type: open ? 'menu.opened' : 'menu.closed', menu })}
                onClear={() => send({ type: 'menu.emptied', menu })}
                clearLabel={`Clear ${MENU_LABELS[menu].toLowerCase()}`}
                onApply={() => send({ type: 'filters.applied' })}
                note={count}
              >
                {filterFields[menu]({
                  text: applied.q,
                  draft,
                  problem: draftProblem,
                  onChange: (change) => send({ type: 'draft.changed', change }),
                  hideLabel: true,
                })}
              </FilterMenu>
            ))}
          </div>
          <div className={`${styles.filtersButton} ${styles.needsScript}`}>
            <Button
              variant="quiet"
              icon={<SlidersHorizontal size={20} />}
              aria-haspopup="dialog"
              onClick={() => send({ type: 'menu.opened', menu: 'all' })}
            >
              {inUse === 0 ? 'Filters' : `Filters (${inUse})`}
            </Button>
          </div>
          <div className={styles.sort}>
            <SearchOrder applied={applied} send={send} />
          </div>
        </div>
      </Page>
    </div>
  );
}
