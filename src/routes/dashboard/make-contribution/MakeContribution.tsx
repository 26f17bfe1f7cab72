import { Button, lazyModule } from '@adire/ui';
import { useState } from 'react';
import { v4 as newId } from 'uuid';
import type { Contribution } from '#api/calls/contributions.ts';
import { LazyDialog } from '#app/dialogs/LazyDialog.tsx';
import type { AmountDraft } from '#machines/dashboardContribution/dashboardContribution.amounts.ts';
import type { DashboardContributionOutput } from '#machines/dashboardContribution/dashboardContribution.events.ts';
import { canContribute } from './canContribute.ts';

const contributionDialog = lazyModule(() => import('./ContributionDialog.tsx'));

interface MakeContributionProps {
  readonly contribution: Contribution;
  readonly size?: 'normal' | 'large';
  readonly block?: boolean;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** The button that opens the dialog for another contribution; nothing if nothing is left to pay. */
export function MakeContribution({
  contribution,
  size = 'large',
  block = false,
  onOpenChange,
}: MakeContributionProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Kept until a payment is announced, so that a retry after a lost response never pays a second time.
  const [requestId, setRequestId] = useState(() => newId());
  const [draft, setDraft] = useState<AmountDraft | null>(null);

  const change = (opens: boolean) => {
    setIsOpen(opens);
    onOpenChange?.(opens);
  };
  const close = (output: DashboardContributionOutput) => {
    change(false);
    setDraft(output.isRequestUsed ? null : output.draft);
    if (output.isRequestUsed) setRequestId(newId());
  };

  if (!canContribute(contribution) && !isOpen) return null;
  return (
    <>
      <Button variant="main" size={size} block={block} onClick={() => change(true)}>
        Make Contribution
      </Button>
      {isOpen && (
        <LazyDialog code={contributionDialog}>
          {({ ContributionDialog }) => (
            <ContributionDialog
              contribution={contribution}
              requestId={requestId}
              draft={draft}
              onClose={close}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}
