import { Button, EmptyState, Heading, Inline, Page, Stack, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadFailure } from '#app/failures/LoadFailure.tsx';
import { hasFailedToLoad } from '#app/failures/loadFailure.ts';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { PropertyGrid, PropertyGridSkeleton } from '#app/property-card/PropertyGrid.tsx';
import { listedPropertiesQuery } from '#app/queries/properties.ts';
import { useHydrated } from '#app/routing/useHydrated.ts';
import { savedOnDevice } from '#app/saved/savedOnDevice.ts';
import { useSession } from '#app/session/useSession.ts';
import * as styles from './SavedHomesScreen.css.ts';

/** /saved: the homes that a visitor saved on this device. A buyer's saved homes are in the account. */
export function Component() {
  const { isSignedIn } = useSession();
  const isHydrated = useHydrated();
  const ids = savedOnDevice.use();
  if (isSignedIn) return <Navigate to="/dashboard/saved" replace />;
  return (
    <Page>
      <PrivateHead title="Saved" />
      <div className={styles.content}>
        <Stack gap={6}>
          <Heading level={1}>Saved</Heading>
          {isHydrated ? <SavedHomes ids={ids} /> : <PropertyGridSkeleton />}
        </Stack>
      </div>
    </Page>
  );
}

function SavedHomes({ ids }: { readonly ids: readonly string[] }) {
  // A home unsaved just now stays, with an empty heart, so that it can be saved again.
  const [shown, setShown] = useState(ids);
  const added = ids.filter((id) => !shown.includes(id));
  if (added.length > 0) setShown([...added, ...shown]);
  const saved = useQuery({ ...listedPropertiesQuery(shown), enabled: shown.length > 0 });
  if (shown.length === 0) {
    return (
      <EmptyState
        title="You have no saved property yet"
        action={
          <Button size="large" href="/search">
            Explore Properties
          </Button>
        }
      >
        Touch the heart on a home to keep it here.
      </EmptyState>
    );
  }
  if (!saved.data) {
    return hasFailedToLoad(saved) ? (
      <LoadFailure query={saved} what="your saved properties" />
    ) : (
      <PropertyGridSkeleton />
    );
  }
  return (
    <>
      <Inline gap={3}>
        <Text tone="ink2">They are kept on this device. With an account you find them on each device.</Text>
        <Button variant="quiet" href="/sign-up">
          Get Started
        </Button>
      </Inline>
      <PropertyGrid properties={saved.data} headingLevel={2} />
    </>
  );
}
