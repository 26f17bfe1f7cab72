import { Stack } from '@adire/ui';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { useContributions } from '#app/money/useContributions.ts';
import { useWallet } from '#app/money/useWallet.ts';
import { StaleNotice } from '../states/StaleNotice.tsx';
import { useFirstLoad } from '../states/useFirstLoad.ts';
import { ContributionPage } from './ContributionPage.tsx';
import { ContributionSkeleton } from './ContributionSkeleton.tsx';
import { NamedContribution } from './NamedContribution.tsx';

/** /dashboard/property/:name */
export function Component() {
  const contributions = useContributions();
  const wallet = useWallet();
  // The balance adds and resizes parts above the buttons; if it came later, a press would miss its button.
  const isBalanceAwaited = useFirstLoad([wallet]);
  return (
    <Stack gap={6}>
      <PrivateHead title="Property" />
      <StaleNotice queries={[contributions]} />
      <NamedContribution>
        {(contribution) =>
          isBalanceAwaited ? <ContributionSkeleton /> : <ContributionPage contribution={contribution} />
        }
      </NamedContribution>
    </Stack>
  );
}
