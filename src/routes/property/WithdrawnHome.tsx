import { Button, EmptyState, Link, Stack } from '@adire/ui';
import { ERRORS } from '#api/contract/errors.ts';
import { useSession } from '#app/session/useSession.ts';
import { SimilarListings } from './SimilarListings.tsx';

/** A home that is no longer on sale, with similar homes. */
export function WithdrawnHome({ propertyId }: { readonly propertyId: string }) {
  const { isSignedIn } = useSession();
  return (
    <Stack gap={12}>
      <EmptyState
        level={1}
        title="No longer for sale"
        action={<Button href="/search">Search properties</Button>}
      >
        {ERRORS.listing_withdrawn.message}{' '}
        {isSignedIn ? (
          <>
            If you contribute to a unit of it, your plan goes on as agreed: see{' '}
            <Link href="/dashboard/properties">your properties</Link>.
          </>
        ) : (
          'There may be others like it.'
        )}
      </EmptyState>
      <SimilarListings propertyId={propertyId} />
    </Stack>
  );
}
