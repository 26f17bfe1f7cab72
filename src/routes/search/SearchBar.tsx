import { Button, Page, SearchField } from '@adire/ui';
import { SlidersHorizontal } from 'lucide-react';
import { MAX_SEARCH_LENGTH } from '#domain/listings/listings.ts';
import { FILTER_MENUS, menusInUse } from '#machines/search/search.filters.ts';
import { FilterMenus } from './FilterMenus.tsx';
import { HiddenFilters } from './HiddenFilters.tsx';
import * as styles from './SearchBar.css.ts';
import { SearchOrder } from './SearchOrder.tsx';
import type { Search } from './useSearch.ts';

/** Search text, filters and sort order. Sticky. */
export function SearchBar({ search }: { readonly search: Search }) {
  const { snapshot, send } = search;
  const { applied, typed, draft, draftProblem } = snapshot.context;
  const inUse = menusInUse(applied).length;
  const openMenu = FILTER_MENUS.find((menu) => snapshot.matches({ menu })) ?? null;
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
                placeholder="Search homes"
                maxLength={MAX_SEARCH_LENGTH}
                value={typed}
                onChange={(text) => send({ type: 'query.typed', text })}
              />
            </form>
          </search>
          <div className={`${styles.menus} ${styles.needsScript}`}>
            <FilterMenus
              applied={applied}
              openMenu={openMenu}
              draft={openMenu === null ? applied : draft}
              problem={draftProblem}
              send={send}
            />
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
