import { Button, EmptyState, Heading, SearchField, Stack } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { PropertyGrid, PropertyGridSkeleton } from '#app/property-card/PropertyGrid.tsx';
import { savedPropertiesQuery } from '#app/queries/properties.ts';
import { useUser } from '#app/session/useUser.ts';
import { MAX_SEARCH_LENGTH } from '#domain/listings/listings.ts';
import { searchIn, usePageParam } from '../address/searchParams.ts';
import { Paged } from '../states/Paged.tsx';
import { StaleNotice } from '../states/StaleNotice.tsx';
import * as styles from './SavedScreen.css.ts';

/** /dashboard/saved */
export function Component() {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const search = searchIn(params);
  const { page } = usePageParam();
  const saved = useQuery(savedPropertiesQuery({ userId: user.id, page, ...(search !== '' && { search }) }));
  const find = (text: string) => setParams(text.trim() === '' ? {} : { search: text.trim() });

  return (
    <Stack gap={6}>
      <PrivateHead title="Saved" />
      <Heading level={1}>Saved</Heading>
      {/* Remounted for each search in the URL, so that going back refills the input. */}
      <SavedSearch key={search} search={search} onFind={find} />
      <StaleNotice queries={[saved]} />
      <Paged
        query={saved}
        what="your saved properties"
        skeleton={<PropertyGridSkeleton />}
        empty={<NoneSaved search={search} onClear={() => find('')} />}
        gap={8}
      >
        {({ properties }) => <PropertyGrid properties={properties} headingLevel={2} />}
      </Paged>
    </Stack>
  );
}

interface SavedSearchProps {
  readonly search: string;
  readonly onFind: (text: string) => void;
}

function SavedSearch({ search, onFind }: SavedSearchProps) {
  const [typed, setTyped] = useState(search);
  return (
    <search className={styles.search}>
      <SearchField
        label="Search your saved properties"
        hideLabel
        placeholder="Search your saved properties"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={setTyped}
        onSubmit={onFind}
        onClear={() => onFind('')}
      />
    </search>
  );
}

interface NoneSavedProps {
  readonly search: string;
  readonly onClear: () => void;
}

const NoneSaved = ({ search, onClear }: NoneSavedProps) =>
  search === '' ? (
    <EmptyState
      title="You have no saved property yet"
      action={
        <Button size="large" href="/search">
          Explore Properties
        </Button>
      }
    >
      Touch the heart on a home to keep it here, and compare what each would take a month.
    </EmptyState>
  ) : (
    <EmptyState
      title={`No saved property matches “${search}”`}
      action={
        <Button variant="quiet" onClick={onClear}>
          Clear the search
        </Button>
      }
    />
  );
