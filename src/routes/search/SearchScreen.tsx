import { Notice, Page, Stack } from '@adire/ui';
import { useScrollOnceLoaded } from '#app/routing/useScrollOnceLoaded.ts';
import { AppliedChips } from './AppliedChips.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { IncomePrompt } from './IncomePrompt.tsx';
import { PlainFilters } from './PlainFilters.tsx';
import { PropertyRequestBanner } from './property-request/PropertyRequestBanner.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SearchHead } from './SearchHead.tsx';
import { SearchOrder } from './SearchOrder.tsx';
import { SearchResults } from './SearchResults.tsx';
import * as styles from './SearchScreen.css.ts';
import { useSearch } from './useSearch.ts';

/** /search: finds homes by text, price, monthly amount, type, beds and baths. */
export function Component() {
  const search = useSearch();
  const { snapshot, send, status, results, resultsFor } = search;
  const { applied, notices, failure } = snapshot.context;
  useScrollOnceLoaded(results !== null);
  return (
    <div data-state={status}>
      <SearchHead applied={applied} />
      <SearchBar search={search} />
      <FilterSheet search={search} />
      <Page>
        <div className={styles.content}>
          <Stack gap={5}>
            {notices.length === 0 ? null : (
              <Notice tone="attention">
                {notices.map((notice) => (
                  <p key={notice}>{notice}</p>
                ))}
              </Notice>
            )}
            <PlainFilters applied={applied} />
            <AppliedChips applied={applied} />
            <div className={styles.tools}>
              <IncomePrompt applied={applied} />
              <div className={styles.order}>
                <SearchOrder applied={applied} send={send} />
              </div>
            </div>
            <SearchResults {...{ status, send, results, resultsFor, applied, failure }} />
          </Stack>
          <PropertyRequestBanner />
        </div>
      </Page>
    </div>
  );
}
