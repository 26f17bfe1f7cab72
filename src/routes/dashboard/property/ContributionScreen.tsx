import { Button, EmptyState, Stack } from '@adire/ui';
import { useParams } from 'react-router-dom';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { useContributions } from '#app/money/useContributions.ts';
import { useWallet } from '#app/money/useWallet.ts';
import { Loaded } from '../states/Loaded.tsx';
import { StaleNotice } from '../states/StaleNotice.tsx';
import { useFirstLoad } from '../states/useFirstLoad.ts';
import { ContributionPage } from './ContributionPage.tsx';
import { ContributionSkeleton } from './ContributionSkeleton.tsx';

/** /dashboard/property/:name */
export function Component() {
  const { name } = useParams();
  const contributions = useContributions();
  const wallet = useWallet();
  // The balance adds and resizes parts above the buttons; if it came later, a press would miss its button.
  const isBalanceAwaited = useFirstLoad([wallet]);
  return (
    <Stack gap={6}>
      <PrivateHead title="Property" />
      <StaleNotice queries={[contributions]} />
      <Loaded query={contributions} what="this contribution" skeleton={<ContributionSkeleton />}>
        {(all) => {
          const found = all.find(({ slug }) => slug === name);
          if (found && !isBalanceAwaited) return <ContributionPage contribution={found} />;
          // The contribution may have been created after this list was loaded.
          if (found || (contributions.isFetching && !contributions.isFetchedAfterMount)) {
            return <ContributionSkeleton />;
          }
          return (
            <EmptyState
              title="We could not find this contribution"
              level={1}
              action={
                <Button size="large" href="/dashboard/properties">
                  See all your properties
                </Button>
              }
            >
              It may belong to another account, or the address may be mistyped.
            </EmptyState>
          );
        }}
      </Loaded>
    </Stack>
  );
}
